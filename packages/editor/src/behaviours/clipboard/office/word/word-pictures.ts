import {
  elementNode,
  elementsBelow,
  holdsText,
  isElement,
  replaceBelow,
  type PastedElement,
  type PastedNode,
} from '../tree/pasted-tree.ts'
import { toPoints } from '../looks/lengths.ts'
import { parseDeclarations } from '@taskfield/document'

/** A picture of a drawing of Word; its place among them is that of its bytes in the RTF. */
interface Shape {
  readonly number: number
  readonly id: string
  readonly alt: string
  readonly style: ReadonlyMap<string, string>
}

/** The attribute that tells which picture of the RTF an image is. */
const clipNumber = 'data-clip'

const localAddress = /^(?:file|blob|cid|webkit-fake-url):/i

/**
 * Numbers the images whose bytes stand in the RTF beside the HTML. Word draws them in conditional comments, or right in the text, and
 * mostly has an `img` for each besides; a drawing without one gets it.
 */
export function numberPictures(body: PastedElement): void {
  const shapes: Shape[] = []
  const shown = new Set(shownShapes(body))
  replaceShapes(body, shapes, shown)
  if (shapes.length === 0) return
  replaceBelow(body, node => {
    if (!isElement(node) || node.name !== 'img') return [node]
    const ids = node.attributes.get('v:shapes')?.split(/\s+/) ?? []
    const own = shapes.filter(({ id }) => ids.includes(id))
    const [only] = own
    if (!localAddress.test(node.attributes.get('src') ?? '') || !only) return [node]
    if (own.length > 1) return own.map(imageOf)
    node.attributes.set(clipNumber, String(only.number))
    return [node]
  })
}

/** The names of the shapes for which there are images. */
function* shownShapes(body: PastedElement): Generator<string> {
  for (const { name, attributes } of elementsBelow(body))
    if (name === 'img') yield* attributes.get('v:shapes')?.split(/\s+/) ?? []
}

/** Notes the drawings in their order, and puts images for those that have none. What is written in them stays. */
function replaceShapes(element: PastedElement, shapes: Shape[], shown: ReadonlySet<string>): void {
  element.children = element.children.flatMap((child): PastedNode[] => {
    const found = isElement(child) || child.kind === 'comment' ? readShapes(child, shapes.length) : null
    if (found) {
      shapes.push(...found)
      const images = found.filter(({ id }) => !shown.has(id)).map(imageOf)
      return isElement(child) && holdsText(child) ? [...images, ...child.children] : images
    }
    if (isElement(child)) replaceShapes(child, shapes, shown)
    return [child]
  })
}

/** The pictures of a drawing; `null` for what is none. */
function readShapes(node: PastedNode, count: number): Shape[] | null {
  if (node.kind === 'comment') return /^\[if gte vml/i.test(node.text) ? readComment(node.text, count) : null
  if (!isElement(node) || !/^v:(?!shapetype)/.test(node.name)) return null
  const shapes: Shape[] = []
  let around = node
  for (const below of [node, ...elementsBelow(node)]) {
    if (/^v:(?:shape|rect|image)$/.test(below.name)) around = below
    if (below.name === 'v:imagedata')
      shapes.push({
        number: count + shapes.length,
        id: around.attributes.get('id') ?? '',
        alt: around.attributes.get('alt') ?? '',
        style: around.style,
      })
  }
  return shapes
}

const vmlTag = /<v:(shape|rect|image|imagedata)\b((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi

function readComment(text: string, count: number): Shape[] {
  const shapes: Shape[] = []
  let attributes = ''
  for (const [, name = '', own = ''] of text.matchAll(vmlTag)) {
    if (name.toLowerCase() === 'imagedata')
      shapes.push({
        number: count + shapes.length,
        id: attributeOf(attributes, 'id'),
        alt: attributeOf(attributes, 'alt'),
        style: parseDeclarations(attributeOf(attributes, 'style')),
      })
    else attributes = own
  }
  return shapes
}

function attributeOf(attributes: string, name: string): string {
  const match = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(attributes)
  return match?.[1] ?? match?.[2] ?? ''
}

function imageOf({ number, alt, style }: Shape): PastedElement {
  const image = elementNode('img', [], { src: 'file:///', [clipNumber]: String(number) })
  if (alt !== '') image.attributes.set('alt', alt)
  for (const side of ['width', 'height']) {
    const size = toPoints(style.get(side))
    if (size !== null && size > 0) image.attributes.set(side, String(Math.round(size / 0.75)))
  }
  return image
}
