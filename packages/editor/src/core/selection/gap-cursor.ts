import { schema } from '@taskfield/document'
import { Slice, type Node, type ResolvedPos } from 'prosemirror-model'
import { Selection, type SelectionBookmark } from 'prosemirror-state'
import type { Mappable } from 'prosemirror-transform'
import { isBlockObject } from './block-object.ts'

/** Whether a caret may stand between the blocks here: right before or after an object, where a paragraph may be. */
export function isGap($pos: ResolvedPos): boolean {
  const { parent } = $pos
  // Asked at each key: the nodes beside a place within a text are parts of it, cut out anew.
  if (parent.inlineContent) return false
  if (!isBlockObject($pos.nodeBefore) && !isBlockObject($pos.nodeAfter)) return false
  const index = $pos.index()
  return parent.canReplaceWith(index, index, schema.nodes.paragraph)
}

/** A caret between blocks, before or after an object. What is typed there becomes a paragraph. */
export class GapCursor extends Selection {
  constructor($pos: ResolvedPos) {
    super($pos, $pos)
  }

  override map(doc: Node, mapping: Mappable): Selection {
    return resolve(doc, mapping.map(this.head))
  }

  override content(): Slice {
    return Slice.empty
  }

  override eq(other: Selection): boolean {
    return other instanceof GapCursor && other.head === this.head
  }

  override toJSON(): { type: string; pos: number } {
    return { type: 'gap', pos: this.head }
  }

  static override fromJSON(doc: Node, { pos }: { pos: number }): GapCursor {
    return new GapCursor(doc.resolve(pos))
  }

  override getBookmark(): SelectionBookmark {
    return new GapBookmark(this.head)
  }
}

// The view hides the browser's own caret.
GapCursor.prototype.visible = false
Selection.jsonID('gap', GapCursor)

class GapBookmark implements SelectionBookmark {
  readonly #pos: number

  constructor(pos: number) {
    this.#pos = pos
  }

  map(mapping: Mappable): GapBookmark {
    return new GapBookmark(mapping.map(this.#pos))
  }

  resolve(doc: Node): Selection {
    return resolve(doc, this.#pos)
  }
}

/** The caret between the blocks at a position, or where a caret can be near it. */
function resolve(doc: Node, pos: number): Selection {
  const $pos = doc.resolve(pos)
  return isGap($pos) ? new GapCursor($pos) : Selection.near($pos)
}
