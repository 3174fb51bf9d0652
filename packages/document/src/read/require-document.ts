import type { Node } from 'prosemirror-model'

/** Throws a `TypeError` that says who was given what, unless it is a document or a part of one. */
export function requireDocument(caller: string, doc: unknown): asserts doc is Node {
  if (typeof doc === 'object' && doc !== null && 'nodeSize' in doc) return
  const given = doc === null ? 'null' : typeof doc
  throw new TypeError(`${caller} takes a document and got ${given}; readHtml makes one of HTML.`)
}
