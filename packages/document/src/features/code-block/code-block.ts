import type { Node } from 'prosemirror-model'
import { attrsReader, type AttrSpecs } from '../../attrs.ts'
import { textBlockFacts } from '../../facts/node-facts.ts'
import type { HtmlElement } from '../../html/html-element.ts'
import { findElement } from '../../html/html-element.ts'
import { classesOf, hasClass } from '../../html/element-parts.ts'
import { escapeAttribute, escapeText } from '../../html/escape.ts'
import type { HtmlNodeSpec } from '../../html-spec.ts'

const languageClass = /^language-([\w+#.-]{1,32})$/

/** The language that a code element's class names; unknown names are kept as they were. */
function readLanguage(pre: HtmlElement): string {
  const code = findElement(pre, element => element.localName === 'code')
  code?.consumed?.('')
  const name = code ? classesOf(code).find(token => languageClass.test(token)) : undefined
  if (!code || !name) return 'plaintext'
  hasClass(code, name)
  return languageClass.exec(name)?.[1] ?? 'plaintext'
}

/** The attributes of a code block. */
export interface CodeBlockAttrs {
  /** A name such as `python`; `plaintext` when none is known. */
  readonly language: string
}

const codeBlockAttrSpecs: AttrSpecs<CodeBlockAttrs> = {
  language: { default: 'plaintext', validate: 'string' },
}

/** The attributes of a code block. */
export const codeBlockAttrs: (node: Node) => CodeBlockAttrs = attrsReader(codeBlockAttrSpecs)

/** Preformatted text in a programming language; line breaks, tabs and spaces are literal. */
export const codeBlock: HtmlNodeSpec = {
  group: 'block flow',
  content: 'text*',
  marks: '',
  code: true,
  defining: true,
  attrs: codeBlockAttrSpecs,
  facts: textBlockFacts,
  parseDOM: [
    {
      tag: 'pre',
      getAttrs: (pre: HtmlElement) => ({ language: readLanguage(pre) }),
    },
  ],
  toDOM: node => ['pre', ['code', { class: `language-${codeBlockAttrs(node).language}` }, 0]],
  toHtml: node => {
    const language = escapeAttribute(codeBlockAttrs(node).language)
    return `<pre><code class="language-${language}">${escapeText(node.textContent)}</code></pre>`
  },
}
