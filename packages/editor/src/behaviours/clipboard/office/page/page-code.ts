import {
  classesOf,
  elementNode,
  elementsBelow,
  findBelow,
  holdsText,
  isElement,
  replaceBelow,
  shownText,
  textNode,
  textOf,
  type PastedElement,
} from '../tree/pasted-tree.ts'
import { findLanguage } from '../../../../content/highlight/languages.ts'
import { isAllCode, isLineNumber } from './code-bar.ts'

/** How sites name the language of code by a class. */
const languageClass = /^(?:(?:language|lang)-([a-z][\w+#.-]*)$|highlight-(?:source|text)-([a-z\d+]+))/i

/** How they name it otherwise. */
const languageAttributes = ['data-language', 'data-lang', 'data-canonical-lang', 'data-code-language']

/** Makes of a block of code of a page its code alone, in its language: without a bar above it, and without numbers of lines. */
export function readPageCode(pre: PastedElement, around: PastedElement): PastedElement {
  const below = [...elementsBelow(pre)].filter(isCode)
  const [only, other] = below
  const named = [only ?? pre, pre, around].map(languageOf).find(Boolean)
  const content = only && !other && isAllCode(pre, only, named) ? only : pre
  const language = languageOf(content) ?? named ?? bareLanguageOf(content) ?? barLanguageOf(pre, content)
  dropLineNumbers(content)
  dropLastBreak(content)
  const code = elementNode('code', content.children)
  if (language) code.attributes.set('class', `language-${language.toLowerCase()}`)
  return elementNode('pre', [code])
}

/** Code stands in an element of its own, or in what CodeMirror makes for it: ChatGPT shows code by that. */
const isCode = (element: PastedElement): boolean =>
  element.name === 'code' || classesOf(element).includes('cm-content')

/** The language that the bar above code names, where the code has an element of its own. */
function barLanguageOf(pre: PastedElement, code: PastedElement): string | undefined {
  if (code === pre) return undefined
  const parts = [...elementsBelow(pre, part => part !== code)].filter(part => part !== code)
  return parts.map(part => findLanguage(shownText(part))?.name).find(Boolean)
}

function languageOf(element: PastedElement): string | undefined {
  const attribute = languageAttributes.map(name => element.attributes.get(name)).find(Boolean)
  if (attribute !== undefined && /^[a-z][\w+#.-]*$/i.test(attribute)) return attribute
  for (const name of classesOf(element)) {
    const [, named, highlighted = named] = languageClass.exec(name) ?? []
    if (highlighted !== undefined) return highlighted
  }
  return undefined
}

/** The language that is the one class of code, besides that of what colours it; Jira puts `code-` before it. */
function bareLanguageOf(code: PastedElement): string | undefined {
  const [name, other] = classesOf(code).filter(one => one !== 'hljs')
  return name !== undefined && other === undefined
    ? findLanguage(name.replace(/^code-/, ''))?.name
    : undefined
}

/**
 * Code as SyntaxHighlighter draws it, for Confluence among others: a table with an element for each line, whose words are pieces of code each and
 * say which language they are in. `null` for all other tables.
 */
export function codeOfTable(table: PastedElement): PastedElement[] | null {
  const cell = findBelow(table, part => part.name === 'td' && classesOf(part).includes('code'))
  const below = cell ? [...elementsBelow(cell)] : []
  const lines = below.filter(part => part.name === 'div' && classesOf(part).includes('line'))
  if (lines.length === 0) return null
  const text = lines.map(line => textOf(line).replaceAll('\u00a0', ' ').trimEnd()).join('\n')
  const [brush = ''] = below.filter(({ name }) => name === 'code').flatMap(classesOf)
  const language = findLanguage(brush)?.name
  const code = elementNode('code', [textNode(text)], language ? { class: `language-${language}` } : {})
  return [elementNode('pre', [code])]
}

/** Chats with models, and Mattermost, say above code which language it is in: the name is no line of the text. */
export function takeNamesOfCode(body: PastedElement): void {
  for (const box of elementsBelow(body)) if (box.name === 'div') takeName(box)
}

/** A name stands in a box with its code alone. */
function takeName(box: PastedElement): void {
  const [label, block, other] = box.children.filter(holdsText)
  const isWord = isElement(label) && /^(?:div|span)$/.test(label.name)
  if (block && !other && isWord && nameCode(box, textOf(block), shownText(label).toLowerCase()))
    box.children = box.children.filter(child => child !== label)
}

/** Gives code its language; `false` where the code of a box is not all of a text, or the name is none of a language. */
function nameCode(box: PastedElement, text: string, name: string): boolean {
  const [code] = findBelow(box, below => below.name === 'pre')?.children ?? []
  if (!isElement(code) || textOf(code).trim() !== text.trim()) return false
  const known = findLanguage(name)
  const own = code.attributes.get('class')
  if (known && own === undefined) code.attributes.set('class', `language-${known.name}`)
  return known !== null || own === `language-${name}`
}

/** Leaves out the numbers beside the lines of code. */
function dropLineNumbers(code: PastedElement): void {
  replaceBelow(code, node => (isElement(node) && isLineNumber(node) ? [] : null))
}

/** The line break that ends code shows nothing, be it a sign or an element. */
function dropLastBreak(code: PastedElement): void {
  const last = code.children.at(-1)
  if (last?.kind === 'text') last.text = last.text.replace(/\r?\n$/, '')
  else if (isElement(last) && last.name === 'br') code.children = code.children.slice(0, -1)
  else if (isElement(last)) dropLastBreak(last)
}
