import { followedHref } from '@taskfield/document'
import type { HostContext } from '../../../core/feature/host-context.ts'
import {
  classesOf,
  elementNode,
  isElement,
  textNode,
  type PastedElement,
} from '../office/tree/pasted-tree.ts'
import { writeStyle } from '../office/tree/write-tree.ts'
import { boxOf, showLooks } from './looks-for-others.ts'
import { ownMark, ownWords } from './own-mark.ts'

/** What leads from a text to other places, as it is from elsewhere. */
export interface CopiedAddresses extends Pick<HostContext, 'linkSchemes' | 'mentionHref'> {
  /** The whole address of one that may be relative. */
  readonly resolveUrl: (url: string) => string
}

/**
 * Makes of the saved form what other programs understand: looks on each element, whole addresses, signs and links in place of
 * what only the field draws. Notes on each element how it is saved (`restoreOwn`).
 */
export function writeForOthers(body: PastedElement, addresses: CopiedAddresses): void {
  const saved = new Map<PastedElement, Attributes>()
  showChildren(body, { addresses, saved, isInLink: false })
  for (const [element, attributes] of saved) noteSaved(element, attributes)
}

/** The attributes of an element, its style among them. */
type Attributes = ReadonlyMap<string, string>

interface Around {
  readonly addresses: CopiedAddresses
  /** What the elements of the text are saved with. */
  readonly saved: Map<PastedElement, Attributes>
  /** Links cannot hold others. */
  readonly isInLink: boolean
}

function showChildren(parent: PastedElement, around: Around): void {
  parent.children = parent.children.map(child => {
    if (!isElement(child)) return child
    if (child.name === 'input') return boxOf(child)
    around.saved.set(child, attributesOf(child))
    showChildren(child, { ...around, isInLink: around.isInLink || child.name === 'a' })
    lead(child, around.addresses)
    showLooks(child, parent)
    if (!around.isInLink) linkMention(child, around.addresses)
    return child
  })
}

function attributesOf({ attributes, style }: PastedElement): Attributes {
  return style.size === 0 ? new Map(attributes) : new Map([...attributes, ['style', writeStyle(style)]])
}

/** The attributes that hold addresses. */
const addressOf: ReadonlyMap<string, string> = new Map([
  ['a', 'href'],
  ['img', 'src'],
])

function lead({ name, attributes, children }: PastedElement, { resolveUrl }: CopiedAddresses): void {
  const address = addressOf.get(name) ?? ''
  const url = attributes.get(address)
  if (url !== undefined) attributes.set(address, resolveUrl(url))
  const media = name === 'figure' ? children.find(isElement) : undefined
  const shown = media?.name === 'oembed' ? media.attributes.get('url') : undefined
  if (shown === undefined) return
  const link = elementNode('a', [textNode(shown)], { href: resolveUrl(shown) })
  children.push(elementNode('p', [link], { [ownMark]: ownWords.added }))
}

function linkMention(
  element: PastedElement,
  { mentionHref, linkSchemes, resolveUrl }: CopiedAddresses,
): void {
  const [words] = element.children
  if (!classesOf(element).includes('mention') || words?.kind !== 'text') return
  const { attributes } = element
  const objectId = attributes.get('data-id') ?? null
  const objectType = attributes.get('data-type') ?? null
  const found = mentionHref?.({ objectId, objectType, text: words.text }) ?? null
  const href = found === null ? null : followedHref(found, linkSchemes)
  if (href === null) return
  element.children = [elementNode('a', [words], { href: resolveUrl(href), [ownMark]: ownWords.around })]
}

/** Notes what the saved form has where an element has something else by now. */
function noteSaved(element: PastedElement, saved: Attributes): void {
  const shown = attributesOf(element)
  const note: Record<string, string | null> = {}
  for (const name of new Set([...saved.keys(), ...shown.keys()])) {
    if (saved.get(name) !== shown.get(name)) note[name] = saved.get(name) ?? null
  }
  if (Object.keys(note).length > 0) element.attributes.set(ownMark, JSON.stringify(note))
}
