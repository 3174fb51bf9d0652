import type { Node } from 'prosemirror-model'
import { groupLimits } from '../field/block-groups/block-groups.ts'
import { groupClass } from '../field/block-groups/group-desc.ts'
import { openField, type OpenedField } from './open-field.ts'

/** The limits of groups that a test begins with, to be put back after it. */
export const usualLimits: typeof groupLimits = { ...groupLimits }

/** Limits with which a text has no groups. */
export const flatLimits: typeof groupLimits = { from: Infinity, size: 2, atOnce: 3 }

const isGroup = (element: Element): boolean => element.classList.contains(groupClass)

/** The elements of the blocks of a text, in groups or not. */
export function blocksOf(text: Element): Element[] {
  return [...text.children]
    .flatMap(child => (isGroup(child) ? [...(child.firstElementChild?.children ?? [])] : [child]))
    .filter(child => !child.classList.contains('ProseMirror-widget'))
}

export function groupsOf(text: Element): HTMLElement[] {
  return [...text.children].filter((child): child is HTMLElement => isGroup(child))
}

/** All groups of a text, those in its lists and quotes as well. */
export function allGroupsOf(text: Element): HTMLElement[] {
  return [...text.querySelectorAll<HTMLElement>(`.${groupClass}`)]
}

/** The groups of a text, those in its lists and quotes as well, that wait to be drawn. */
export function waitingIn(text: Element): HTMLElement[] {
  return allGroupsOf(text).filter(group => !group.firstChild?.firstChild)
}

/** What an element looks like without groups in it. */
export function withoutGroups(element: Element | undefined): globalThis.Node | null {
  const copy = element?.cloneNode(true) as Element | undefined
  for (const group of copy ? allGroupsOf(copy) : []) {
    group.parentElement?.removeAttribute('role')
    group.replaceWith(...(group.firstElementChild?.childNodes ?? []))
  }
  return copy ?? null
}

/** Opens a field whose text has groups of other limits. */
export function openLike(limits: typeof groupLimits, html: string): OpenedField {
  Object.assign(groupLimits, limits)
  return openField(html)
}

/** What is drawn of a document without groups. */
export function drawnFlat(doc: Node): Element[] {
  const { editor, text, unmount } = openLike(flatLimits, '')
  editor.openDocument(doc)
  editor.focusAtEnd()
  const drawn = blocksOf(text)
  unmount()
  return drawn
}
