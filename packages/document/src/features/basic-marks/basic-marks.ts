import type { HtmlMarkSpec, HtmlStyleRule, HtmlTagRule } from '../../html-spec.ts'

function simpleMark(tag: string, parseDOM: readonly (HtmlTagRule | HtmlStyleRule)[]): HtmlMarkSpec {
  return { parseDOM, toDOM: () => [tag, 0], toHtml: { tag, open: () => `<${tag}>` } }
}

/** A rule for one word among those of a style; the words may stand in any order. */
function styleWord(style: string, word: string): HtmlStyleRule {
  return { style, getAttrs: value => (value.split(/\s+/).includes(word) ? null : false) }
}

const isBoldWeight = (weight: string): boolean =>
  weight === 'bold' || (/^\d{3,4}$/.test(weight) && Number(weight) >= 600)
const isPlainWeight = (weight: string): boolean =>
  weight === 'normal' || (/^\d{3}$/.test(weight) && Number(weight) <= 400)

/** Google Docs wraps all it copies in `<b style="font-weight:normal">`, which is not bold. */
export const bold: HtmlMarkSpec = simpleMark('strong', [
  { tag: 'strong' },
  { tag: 'b' },
  {
    style: 'font-weight',
    clearMark: mark => mark.type.name === 'bold',
    getAttrs: value => isPlainWeight(value) && null,
  },
  { style: 'font-weight', getAttrs: value => isBoldWeight(value) && null },
])

export const italic: HtmlMarkSpec = simpleMark('i', [
  { tag: 'i' },
  { tag: 'em' },
  {
    style: 'font-style',
    clearMark: mark => mark.type.name === 'italic',
    getAttrs: value => value === 'normal' && null,
  },
  styleWord('font-style', 'italic'),
])

export const strikethrough: HtmlMarkSpec = simpleMark('s', [
  { tag: 's' },
  { tag: 'strike' },
  { tag: 'del' },
  styleWord('text-decoration', 'line-through'),
])

export const underline: HtmlMarkSpec = simpleMark('u', [
  { tag: 'u' },
  styleWord('text-decoration', 'underline'),
])

export const inlineCode: HtmlMarkSpec = {
  ...simpleMark('code', [{ tag: 'code' }]),
  code: true,
}

export const subscript: HtmlMarkSpec = {
  ...simpleMark('sub', [{ tag: 'sub' }]),
  excludes: 'subscript superscript',
}

export const superscript: HtmlMarkSpec = {
  ...simpleMark('sup', [{ tag: 'sup' }]),
  excludes: 'subscript superscript',
}
