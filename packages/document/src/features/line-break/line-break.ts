import { always, never } from '../../facts/node-facts.ts'
import { anyText, attributeOf } from '../../html/element-parts.ts'
import type { HtmlElement } from '../../html/html-element.ts'
import type { HtmlNodeSpec } from '../../html-spec.ts'

/** A break within a block (Shift+Enter). */
export const lineBreak: HtmlNodeSpec = {
  group: 'inline',
  inline: true,
  selectable: false,
  linebreakReplacement: true,
  facts: { plainText: () => '\n', isContent: never, isSaved: always, joins: never, breaks: 'line' },
  parseDOM: [
    {
      tag: 'br',
      // The older editor's own fillers for empty blocks.
      getAttrs: (element: HtmlElement) =>
        attributeOf(element, 'data-cke-filler', anyText) === null ? null : false,
    },
  ],
  toDOM: () => ['br'],
  leafText: () => '\n',
  toHtml: () => '<br>',
}
