import { pendingUploads } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import type { UploadPlace } from '../../../content/kept-uploads/upload-store.ts'

/** How much of the text beside an image tells its place: characters. */
const reach = 60

/** Describes the place of the image at a position. */
export function describePlace(doc: Node, pos: number): UploadPlace {
  return { position: settledPosition(doc, pos), before: textBefore(doc, pos), after: textAfter(doc, pos) }
}

/** Finds the place for an image: where the text beside it is most like it was; `null` where it can stand nowhere. */
export function findPlace(doc: Node, { type }: Node, place: UploadPlace): number | null {
  let best: { readonly pos: number; readonly likeness: number; readonly distance: number } | null = null
  for (let pos = 0; pos <= doc.content.size; pos++) {
    const $pos = doc.resolve(pos)
    const index = $pos.index()
    if ($pos.parent.type.spec.code === true || !$pos.parent.canReplaceWith(index, index, type)) continue
    const likeness = likenessOf(doc, pos, place)
    const distance = Math.abs(settledPosition(doc, pos) - place.position)
    const isBetter =
      !best || likeness > best.likeness || (likeness === best.likeness && distance <= best.distance)
    if (isBetter) best = { pos, likeness, distance }
  }
  return best?.pos ?? null
}

/** How many characters before and after are the same. */
function likenessOf(doc: Node, pos: number, { before, after }: UploadPlace): number {
  const [nowBefore, nowAfter] = [textBefore(doc, pos), textAfter(doc, pos)]
  let likeness = 0
  while (likeness < before.length && before.at(-1 - likeness) === nowBefore.at(-1 - likeness)) likeness++
  let index = 0
  while (index < after.length && after[index] === nowAfter[index]) index++
  return likeness + index
}

function textBefore(doc: Node, pos: number): string {
  return textOf(doc, Math.max(0, pos - reach * 2), pos).slice(-reach)
}

function textAfter(doc: Node, pos: number): string {
  return textOf(doc, pos, Math.min(doc.content.size, pos + reach * 2)).slice(0, reach)
}

function textOf(doc: Node, from: number, to: number): string {
  return doc.textBetween(from, to, '', node => (pendingUploads(node).length > 0 ? '' : '\ufffc'))
}

function settledPosition(doc: Node, pos: number): number {
  let size = 0
  doc.nodesBetween(0, pos, (node, at) => {
    const isPending = node.attrs['upload'] !== undefined && pendingUploads(node).length > 0
    if (isPending && at < pos) size += node.nodeSize
    return !isPending && pendingUploads(node).length > 0
  })
  return pos - size
}
