import { openTag } from '@taskfield/document'

/** A tag of the saved form. */
export interface SavedTag {
  readonly name: string
  readonly closing: boolean
  /** Those of an opening tag, as they are meant; an attribute without a value is empty. */
  readonly attributes: Map<string, string>
}

/** What stands in a page break of the saved form. It says nothing where its label does. */
const unseen = /<span style="display:none;">&nbsp;<\/span>/g
// The writer escapes the signs of tags in text and in attributes alike.
const tags = /<(\/?)([a-z][a-z\d]*)([^>]*)>/g
const attribute = / ([\w-]+)(?:="([^"]*)")?/g
const escapes: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': '\u00a0',
  '&#13;': '\r',
}

/** Writes another tag, or none, in the place of each tag of a text in its saved form. */
export function changeTags(saved: string, change: (tag: SavedTag) => string): string {
  return saved
    .replace(unseen, '')
    .replace(tags, (_, slash: string, name: string, attributes: string) =>
      change({ name, closing: slash !== '', attributes: readAttributes(attributes) }),
    )
}

/** The text of a part of the saved form, as the browser would have it. */
export function textOf(saved: string): string {
  return unescape(saved.replace(tags, ''))
}

/** Writes an opening tag. */
export function writeTag(name: string, attributes: ReadonlyMap<string, string>): string {
  return openTag(name, Object.fromEntries(attributes))
}

function readAttributes(text: string): Map<string, string> {
  const read = new Map<string, string>()
  for (const [, name = '', value = ''] of text.matchAll(attribute)) read.set(name, unescape(value))
  return read
}

function unescape(text: string): string {
  return text.includes('&')
    ? text.replace(/&(?:amp|lt|gt|quot|nbsp|#13);/g, sign => escapes[sign] ?? '')
    : text
}
