import { alignOf, indentOf, schema } from '@taskfield/document'
import type { Node } from 'prosemirror-model'

const { codeBlock, paragraph } = schema.nodes

/** Whether a node in a text has no words of its own, so that code cannot hold it: an image. */
function isObjectInText(node: Node): boolean {
  return node.isInline && !node.isText && node.type.spec.leafText === undefined
}

/** Whether code can be made of a text: of an empty one, but not of one that is nothing but images. */
export function canBeCode(block: Node): boolean {
  return block.childCount === 0 || !block.children.every(isObjectInText)
}

/** Code, or the paragraph of images that parts it from the next. */
type Piece = { code: string } | { images: Node[]; of: Node }

/**
 * Makes code of texts, a line of each: formatting goes, breaks are lines, mentions are their words. An image stays
 * where it is, in a paragraph between two pieces of code.
 */
export class CodeLines {
  readonly #language: string
  readonly #pieces: Piece[] = []

  constructor(language: string) {
    this.#language = language
  }

  /** Adds a text, or its part up to an offset. */
  add(block: Node, end: number = block.content.size): this {
    const last = this.#pieces.at(-1)
    if (block.firstChild && isObjectInText(block.firstChild)) this.#pieces.push({ images: [], of: block })
    else if (last && 'code' in last) last.code += '\n'
    else this.#pieces.push({ code: '' })
    for (const node of block.cut(0, end).children) this.#addNode(node, block)
    return this
  }

  #addNode(node: Node, block: Node): void {
    const last = this.#pieces.at(-1)
    if (isObjectInText(node)) {
      if (last && 'images' in last) last.images.push(node)
      else this.#pieces.push({ images: [node], of: block })
      return
    }
    const text = node.text ?? node.type.spec.leafText?.(node) ?? ''
    if (last && 'code' in last) last.code += text
    else this.#pieces.push({ code: text })
  }

  get blocks(): Node[] {
    return this.#pieces.map(piece =>
      'code' in piece
        ? codeBlock.create({ language: this.#language }, piece.code ? schema.text(piece.code) : null)
        : paragraph.create({ align: alignOf(piece.of), indent: indentOf(piece.of) }, piece.images),
    )
  }
}
