import { followedHref, schema } from '@taskfield/document'
import type { Command, EditorState, Transaction } from 'prosemirror-state'
import { NodeSelection, Selection } from 'prosemirror-state'
import { isAnchor } from '../../content/anchors.ts'
import { takesMark } from '../../core/transform/takes-mark.ts'
import { addMarkTo, removeMarksFrom } from '../../core/transform/mark-texts.ts'
import { contextOf } from '../../core/feature/host-context.ts'
import { shownAddress } from './address.ts'
import { goToAnchor } from './go-to-anchor.ts'
import { findLink, isBlockImage, type LinkRange } from './link-range.ts'

const { link } = schema.marks

/** Whether there may be a link at the selection: not in code. */
export function canLink(state: EditorState): boolean {
  return isImageSelected(state) || takesMark(state, link)
}

function isImageSelected({ selection }: EditorState): boolean {
  return selection instanceof NodeSelection && isBlockImage(selection.node)
}

/** Links all that stands between two positions, images too; without an address nothing of it is linked any more. */
function linkBetween(tr: Transaction, from: number, to: number, href: string | null): void {
  const range = { $from: tr.doc.resolve(from), $to: tr.doc.resolve(to) }
  if (href === null) removeMarksFrom(tr, [range], [link])
  else addMarkTo(tr, [range], link.create({ href }))
  tr.doc.nodesBetween(from, to, (node, pos) => {
    const isInside = pos >= from && pos + node.nodeSize <= to
    if (isInside && isBlockImage(node) && node.attrs['href'] !== href) tr.setNodeAttribute(pos, 'href', href)
  })
}

/**
 * Links the selected text, or changes the link that the selection is in. Without either, `text` is inserted as a link
 * and the caret goes behind it. A link whose text is its address gets the new one as its text.
 */
export function setLink(href: string, text: string = shownAddress(href)): Command {
  return (state, dispatch) => {
    if (!canLink(state)) return false
    const old = findLink(state)
    const { tr, selection } = state
    if (isImageSelected(state)) tr.setNodeAttribute(selection.from, 'href', href)
    else if (old) changeLink(tr, old, href)
    else if (selection.empty) insertLink(tr, state, href, text)
    else for (const { $from, $to } of selection.ranges) linkBetween(tr, $from.pos, $to.pos, href)
    dispatch?.(tr.removeStoredMark(link).scrollIntoView())
    return true
  }
}

function changeLink(tr: Transaction, old: LinkRange, href: string): void {
  const text = tr.doc.textBetween(old.from, old.to)
  const isAddress = text === old.href || text === shownAddress(old.href)
  // What is inserted in place of a text has its marks.
  if (isAddress) tr.insertText(shownAddress(href), old.from, old.to)
  const end = tr.mapping.map(old.to)
  tr.addMark(old.from, end, link.create({ href }))
  // What is typed next stands behind the link, not in the middle of it as a text that parts it.
  if (tr.selection.empty) tr.setSelection(Selection.near(tr.doc.resolve(end), -1))
}

function insertLink(tr: Transaction, state: EditorState, href: string, text: string): void {
  const { from, $from } = state.selection
  const marks = link.create({ href }).addToSet(state.storedMarks ?? $from.marks())
  tr.insert(from, schema.text(text, marks))
}

/** Makes a link plain text: the whole link with the caret in it, else what is selected. */
export const unlink: Command = (state, dispatch) => {
  const { selection, tr } = state
  if (isImageSelected(state)) {
    if (!findLink(state)) return false
    dispatch?.(tr.setNodeAttribute(selection.from, 'href', null))
    return true
  }
  const old = selection.empty ? findLink(state) : null
  const ranges = old ? [old] : selection.ranges.map(({ $from, $to }) => ({ from: $from.pos, to: $to.pos }))
  for (const { from, to } of ranges) linkBetween(tr, from, to, null)
  if (!tr.docChanged) return false
  dispatch?.(tr)
  return true
}

/** Opens an address that links are followed to, in a new tab that knows nothing of this one. */
export function openAddress(href: string, linkSchemes: readonly string[]): void {
  const followed = followedHref(href, linkSchemes)
  if (followed !== null) window.open(followed, '_blank', 'noopener,noreferrer')
}

/** Opens the link that the caret is in, where it is followed. */
export const openLink: Command = (state, dispatch) => {
  const found = findLink(state)
  const { linkSchemes } = contextOf(state)
  if (found && isAnchor(found.href)) {
    return goToAnchor(found.href, state.doc.textBetween(found.from, found.to))(state, dispatch)
  }
  if (!found || followedHref(found.href, linkSchemes) === null) return false
  if (dispatch) openAddress(found.href, linkSchemes)
  return true
}
