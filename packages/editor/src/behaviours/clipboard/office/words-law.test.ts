import { parseTree, readHtml } from '@taskfield/document'
import { holdLaw } from '@taskfield/document/testing/hold-law.ts'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { convertPasted } from './convert-pasted.ts'

/** Several elements that mean something together, around what stands in them. */
type Frame = (parts: readonly string[]) => string

/** An element by its tag, a frame, or a word where it is `null`. */
interface Part {
  readonly around: string | Frame | null
  readonly parts: readonly Part[]
}

const each = (parts: readonly string[], tag: string): string =>
  parts.map(part => `<${tag}>${part}</${tag.split(' ')[0]}>`).join('')

const frames = fc.constantFrom<Frame>(
  parts => `<table><tr>${each(parts, 'td')}</tr></table>`,
  parts => `<table><tr>${each(parts.slice(1), 'th')}</tr><caption>${parts[0] ?? ''}</caption></table>`,
  parts => `<div role="table"><div role="row">${each(parts, 'div role="cell"')}</div></div>`,
  ([first = '', ...parts]) =>
    `<div role="grid">${first}<div role="row">${each(parts, 'div role="gridcell"')}</div></div>`,
  parts => `<ul>${each(parts, 'li')}</ul>`,
  parts => `<ol>${each(parts, 'li data-list="ordered"')}</ol>`,
  parts => `<ul data-indent="1">${each(parts, 'li')}</ul>`,
  parts => parts.map(part => `<ul>${each([part], 'li data-aria-level="1"')}</ul>`).join(''),
  ([first = '', ...parts]) =>
    `<ol>${each([first], 'li data-aria-level="1"')}</ol><ul>${each(parts, 'li data-aria-level="2"')}</ul>`,
  ([first = '', second = '', ...parts]) =>
    `<ul><li></li>${first}<li><ol>${each([second], 'li')}</ol></li><ul>${each(parts, 'li')}</ul></ul>`,
  parts => each(parts, 'p style="mso-list:l0 level2 lfo1"'),
  ([first = '', ...parts]) => `<details><summary>${first}</summary>${parts.join('')}</details>`,
  ([first = '', ...parts]) => `<dl><dt>${first}</dt>${each(parts, 'dd')}</dl>`,
  ([first = '', ...parts]) => `<pre><div>${first}</div><code>${parts.join('')}</code></pre>`,
  ([first = '', ...parts]) => `<pre><pre>${first}</pre>${each(parts, 'span')}</pre>`,
  ([first = '', ...parts]) => `<figure>${parts.join('')}<figcaption>${first}</figcaption></figure>`,
)

const names = fc.constantFrom(
  ...'p div span ul ol li h1 h2 h3 h6 blockquote pre code a b i u s em strong ins mark kbd samp var tt'.split(
    ' ',
  ),
  ...'sup dfn abbr cite q small big time font center label section article header footer main aside'.split(
    ' ',
  ),
  ...'address form fieldset legend dl dt dd figure figcaption details summary o:p v:shape w:sdt x-y'.split(
    ' ',
  ),
)

/** What programs and sites say of an element that has words; what says that they are unseen is not among it. */
const attributes = fc.constantFrom(
  ...said('role', 'heading table grid row rowgroup cell gridcell columnheader rowheader'),
  ...said('role', 'list listitem note presentation group checkbox'),
  ...said('style', 'display:block display:flex display:grid display:inline-block display:list-item'),
  ...said('style', 'display:table display:table-row display:table-cell visibility:visible white-space:pre'),
  ...said('style', 'font-weight:bold vertical-align:super margin-left:40px float:left position:absolute'),
  ...said('style', 'list-style-type:none text-transform:uppercase writing-mode:vertical-rl orphans:2'),
  ...said('style', 'mso-list:l0,level2,lfo1 mso-element:para-border-div mso-element:footnote'),
  ...said('style', 'mso-element:comment mso-element:frame mso-element:dropcap-dropped'),
  ...said('style', 'mso-element:field-begin mso-footnote-id:ftn1 mso-spacerun:yes mso-style-type:character'),
  ...said('style', 'mso-break-type:section-break mso-column-break-before:always page-break-before:always'),
  ...said('class', 'MsoQuote MsoListParagraph MsoTitle MsoCaption MsoToc1 MsoCommentText MsoFootnoteText'),
  ...said('class', 'MsoFootnoteReference x_MsoNormal OutlineElement ListContainerWrapper TextRun xl65'),
  ...said('class', 'elementToProof sdfootnote western p1 s1 Apple-tab-span gmail_quote mention ProseMirror'),
  ...said('class', 'callout callout-title markdown-alert admonition notion-callout listindent2 ql-indent-1'),
  ...said('class', 'katex highlight hljs wikitable infobox toc'),
  ...said('data-node-type', 'taskList decisionList expand nestedExpand panel'),
  ...said('data-task-state', 'DONE TODO'),
  ...said('data-type', 'taskList taskItem mention callout'),
  ...said('data-panel-type', 'info'),
  ...said('data-stringify-type', 'mention'),
  ...said('data-sheets-value', '2'),
  ...said('data-indent', '1'),
  ...said('data-list-indent', '2'),
  ...said('data-list', 'bullet'),
  ...said('data-checked', 'true'),
  ...said('data-lang', 'js'),
  ...said('data-language', 'python'),
  ...said('aria-level', '1'),
  ...said('href', 'https://example.ru/ mailto:a@example.ru #part #_ftn1 #_ftnref1'),
  ...said('id', 'docs-internal-guid-1 _ftn1 sdfootnote1'),
  ...said('name', '_ftn1 _ftnref1 _Toc1'),
  ...said('type', 'a I'),
  ...said('start', '3'),
  ...said('align', 'center'),
  ...said('width', '1 100'),
  ...said('contenteditable', 'false'),
)

/** An attribute with each of these values. */
function said(name: string, values: string): string[] {
  return values.split(' ').map(value => `${name}="${value.replaceAll(',', ' ')}"`)
}

const tags = fc
  .tuple(names, fc.array(attributes, { maxLength: 2 }))
  .map(([name, own]) => `${name} ${own.join(' ')}`.trim())

const { part } = fc.letrec<{ part: Part }>(tie => ({
  part: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constant<Part>({ around: null, parts: [] }),
    fc.record({ around: fc.oneof(tags, frames), parts: fc.array(tie('part'), { maxLength: 4 }) }),
  ),
}))

const word = /слово\d+/g

/** The HTML of parts, each of whose words is another. */
function htmlOf(parts: readonly Part[]): { readonly html: string; readonly words: readonly string[] } {
  let count = 0
  const write = ({ around, parts: inner }: Part): string => {
    if (typeof around === 'function') return around(inner.map(write))
    if (around !== null) return each([inner.map(write).join('')], around)
    return `слово${count++} `
  }
  const html = `<div style="orphans: 2;">${parts.map(write).join('')}</div>`
  return { html, words: html.match(word) ?? [] }
}

const sources = [
  'page',
  'message',
  'atlassian',
  'googleDocs',
  'document',
  'libreOffice',
  'word',
  'wordOnline',
  'excel',
  'sheets',
] as const

it.each(sources)('every word is pasted, and once, in the order in which it stands there: %s', source => {
  holdLaw(
    fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), parts => {
      const { html, words } = htmlOf(parts)
      const { content } = readHtml(convertPasted(parseTree(html), source).html)
      expect(content.textBetween(0, content.size, ' ').match(word) ?? []).toEqual(words)
    }),
    500,
  )
})
