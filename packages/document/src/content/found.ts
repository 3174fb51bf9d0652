import type { Node } from 'prosemirror-model'
import { blockImageAttrs, type BlockImageAttrs } from '../features/image/image.ts'
import { imageAttrs, type ImageAttrs } from '../features/image/image-attrs.ts'
import { linkAttrs } from '../features/link/link.ts'
import { mentionAttrs, type MentionAttrs } from '../features/mention/mention.ts'
import { savedPart } from '../write/saved-part.ts'
import { documentOf, type Content } from './content.ts'

/** A link of a content. */
export interface FoundLink {
  /** The address as it was written. */
  readonly href: string
  /** The text that leads there; of an image its alternative text. */
  readonly text: string
}

/** An image of a content. */
export type FoundImage = Omit<ImageAttrs & Pick<BlockImageAttrs, 'href'>, 'upload'>

/** The mentions of a content from its start to its end; one that stands there twice comes twice. */
export function mentionsOf(content: Content): MentionAttrs[] {
  return nodesOf('mentionsOf', content).flatMap(node =>
    node.type.name === 'mention' ? [mentionAttrs(node)] : [],
  )
}

/** The images of a content from its start to its end. Those that are still being uploaded are none yet. */
export function imagesOf(content: Content): FoundImage[] {
  return nodesOf('imagesOf', content).flatMap(node => {
    const image = foundImage(node)
    return image ? [image] : []
  })
}

/** The links of a content from its start to its end, whatever part of their text is bold or coloured. */
export function linksOf(content: Content): FoundLink[] {
  const links: { href: string; text: string }[] = []
  let last: Node | null = null
  savedPart(documentOf('linksOf', content)).descendants((node, _pos, parent, index) => {
    const href = hrefOf(node)
    const link = links.at(-1)
    const goesOn = index > 0 && parent?.child(index - 1) === last && link?.href === href
    if (link && goesOn) link.text += textOf(node)
    else if (href !== null) links.push({ href, text: textOf(node) })
    last = href === null ? null : node
  })
  return links
}

const textOf = (node: Node): string =>
  node.text ?? foundImage(node)?.alt ?? node.type.spec.leafText?.(node) ?? ''

function nodesOf(caller: string, content: Content): Node[] {
  const nodes: Node[] = []
  savedPart(documentOf(caller, content)).descendants(node => void nodes.push(node))
  return nodes
}

function foundImage(node: Node): FoundImage | null {
  const { name } = node.type
  if (name !== 'image' && name !== 'inlineImage') return null
  const { upload: _, ...image } = imageAttrs(node)
  return { ...image, href: hrefOf(node) }
}

/** The address that a node leads to: that of its link, and of an image by itself its own. */
function hrefOf(node: Node): string | null {
  if (node.type.name === 'image') return blockImageAttrs(node).href
  const link = node.marks.find(({ type }) => type.name === 'link')
  return link ? linkAttrs(link).href : null
}
