import { wordsOfBox } from './named-boxes.ts'
import { readFormulas } from './page-formulas.ts'
import { meaningOfNote } from './page-notes.ts'
import { codeOfTable, readPageCode } from './page-code.ts'
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
  type PastedNode,
} from '../tree/pasted-tree.ts'

/** What sites hide, or write for screen readers alone, by their style sheets: the clipboard has the names without the sheets. */
const unseenClasses =
  /^(?:sr-only|visually-?hidden|screen-reader-(?:text|only)|mw-editsection|noprint|MessageMeta|mw-cite-backlink|footnote-backref|data-footnote-backref|message-time|time-tooltip|time-inner|post-code__line-numbers|edited_+[\da-f]+)$/

/** Makes of the parts of a page what a text has for them: code, quotes for notes, formulas as they are written. */
export function readPageParts(body: PastedElement): void {
  readFormulas(body)
  replaceBelow(body, (node, parent) => (isElement(node) ? meaningInPlace(node, parent) : null))
}

const places = /^(?:td|th|caption|li)$/
const rows = /^(?:tr|tbody|thead|tfoot)$/

/** What an element means; of a cell or an item it stands in that, for its words would leave their place. */
function meaningInPlace(element: PastedElement, parent: PastedElement): PastedNode[] | null {
  const meaning = meaningOf(element, parent)
  if (!meaning || meaning.length === 0) return meaning
  if (places.test(element.name)) element.children = meaning
  else if (!rows.test(element.name)) return meaning
  return null
}

function meaningOf(element: PastedElement, parent: PastedElement): PastedNode[] | null {
  const { name, children } = element
  const classes = classesOf(element)
  if (isUnseen(classes, parent)) return []
  const words = wordsOfBox(element, parent)
  if (words !== null) return [textNode(words)]
  if (isNoLink(element)) return children
  if (name === 'a') return linksOf(element)
  const note = meaningOfNote(element, parent)
  if (note) return note
  // An element of the site's own without any words is a control.
  if (name.includes('-') && shownText(element) === '' && !findBelow(element, isPicture)) return []
  return meaningOfName(element, parent)
}

function meaningOfName(element: PastedElement, parent: PastedElement): PastedNode[] | null {
  const { name } = element
  if (name === 'pre' || isBlockOfCode(element, parent)) return [readPageCode(element, parent)]
  // No paragraph holds a block of code.
  if (name === 'p' && element.children.some(child => isElement(child) && child.name === 'pre'))
    return element.children
  if (name === 'codeblock') return [codeOfTeams(element)]
  if (name === 'table') return codeOfTable(element) ?? codeOfDiff(element)
  if (name === 'figure') nameFigure(element)
  drawBox(element)
  return meaningOfWords(element)
}

function meaningOfWords(element: PastedElement): PastedNode[] | null {
  const { name, children } = element
  const raised = name === 'span' && /^(?:super|sub)$/.exec(element.style.get('vertical-align') ?? '')?.[0]
  if (raised) return [elementNode(raised === 'super' ? 'sup' : 'sub', [element])]
  if (/^(?:kbd|samp|tt)$/.test(name)) return [elementNode('code', children)]
  if (name === 'ins') return [elementNode('u', children)]
  return name === 'mark' ? [marked(element)] : null
}

/** Confluence on a server of its own draws the boxes of its tasks by a style sheet. */
function drawBox(item: PastedElement): void {
  if (!item.attributes.has('data-inline-task-id')) return
  const isChecked = classesOf(item).includes('checked')
  item.children.unshift(elementNode('input', [], { type: 'checkbox', ...(isChecked && { checked: '' }) }))
}

/** Code of several lines that its style alone makes a block, or that stands alone, with breaks between its lines. */
const isBlockOfCode = (code: PastedElement, parent: PastedElement): boolean =>
  code.name === 'code' &&
  parent.name !== 'pre' &&
  (/^(?:pre|break-spaces)/.test(code.style.get('white-space') ?? '')
    ? textOf(code).trim().includes('\n')
    : findBelow(code, ({ name }) => name === 'br') !== null && standsAlone(code, parent))

/** Whether nothing stands in a line with an element. */
const standsAlone = (element: PastedElement, { children }: PastedElement): boolean =>
  children.every(
    child =>
      child === element ||
      (isElement(child) ? blocks.test(child.name) : child.kind === 'comment' || child.text.trim() === ''),
  )

const blocks = /^(?:p|div|h[1-6]|ul|ol|pre|table|blockquote|hr|figure|section|article|meta)$/

/** Whether nobody reads an element, such as the time on the last line of a message. */
const isUnseen = (classes: readonly string[], parent: PastedElement): boolean =>
  classes.some(one => unseenClasses.test(one)) ||
  (classes.includes('time') && classesOf(parent).includes('message'))

/** Teams has an element of its own for code, whose class names the language, and breaks for its lines. */
function codeOfTeams(block: PastedElement): PastedElement {
  replaceBelow(block, node => (isElement(node) && node.name === 'br' ? [textNode('\n')] : [node]))
  const [language] = classesOf(block)
  const code = elementNode('code', [textNode(textOf(block))])
  if (language !== undefined) code.attributes.set('class', `language-${language.toLowerCase()}`)
  return elementNode('pre', [code])
}

/** Code of a file, or changes of it, as GitHub shows them: a table, each row of which has the line and the sign of what became of it. */
function codeOfDiff(table: PastedElement): PastedNode[] | null {
  const lines = [...elementsBelow(table)].filter(cell =>
    classesOf(cell).some(name => /^(?:blob-code|diff-text-cell|js-file-line)$/.test(name)),
  )
  if (lines.length === 0) return null
  const signed = lines.map(line => {
    // The sign is noted beside the line, or is the first of its text.
    const sign = findBelow(line, ({ attributes }) => attributes.has('data-code-marker'))
    return (sign?.attributes.get('data-code-marker') ?? '') + textOf(line).replace(/^\n+|\s+$/g, '')
  })
  const isFile = lines.every(line => classesOf(line).includes('js-file-line'))
  const code = elementNode('code', [textNode(signed.join('\n'))], isFile ? {} : { class: 'language-diff' })
  return [elementNode('pre', [code])]
}

/** A frame around a picture with its caption, whatever the site calls it. */
function nameFigure(figure: PastedElement): void {
  const holds = (name: string): boolean => findBelow(figure, below => below.name === name) !== null
  const isNamed = /^(?:image|table|media)$/m.test(classesOf(figure).join('\n'))
  if (isNamed || !holds('img') || !holds('figcaption') || holds('table')) return
  figure.attributes.set('class', 'image')
  // Some sites wrap the caption, too.
  replaceBelow(figure, node =>
    isElement(node) && node.name === 'div' && node.children.some(isCaption) ? node.children : [node],
  )
}

const isCaption = (node: PastedNode): boolean => isElement(node) && node.name === 'figcaption'

/** Marked words. Notion names the colour in the class: of the words, or of what is behind them. */
function marked(mark: PastedElement): PastedElement {
  const span = elementNode('span', mark.children)
  const named = classesOf(mark).map(name => /^highlight-([a-z]+)(_background)?$/.exec(name))
  const [, color, behind] = named.find(Boolean) ?? []
  if (color !== undefined && behind === undefined) span.style.set('color', color)
  else span.style.set('background-color', color ?? mark.style.get('background-color') ?? 'yellow')
  return span
}

/** A link around blocks, as around a whole result of a search, is one of each: breaks and white space between them are no links. */
function linksOf(link: PastedElement): PastedNode[] | null {
  if (!link.children.some(child => isElement(child) && blocks.test(child.name))) return null
  return link.children.map(child => {
    if (isElement(child) ? child.name === 'br' : !holdsText(child)) return child
    const part = elementNode('a', [child])
    for (const [name, value] of link.attributes) part.attributes.set(name, value)
    part.style = new Map(link.style)
    return part
  })
}

const isPicture = ({ name }: PastedElement): boolean => name === 'img'

/**
 * Whether an element says of its words what no text needs: a link that leads nowhere, or the name of a person in a messenger, who is nobody of
 * this field, and whom Discord draws as a button.
 */
function isNoLink(element: PastedElement): boolean {
  const { name, attributes } = element
  if (
    name === 'a' &&
    attributes.get('role') !== 'button' &&
    /^(?:#?$|javascript:)/i.test(attributes.get('href')?.trim() ?? '')
  )
    return true
  return classesOf(element).includes('mention') && !attributes.has('data-mention')
}
