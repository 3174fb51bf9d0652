import {
  blockImageAttrs,
  codeBlockAttrs,
  firstNumber,
  gridOf,
  headingAttrs,
  imageAttrs,
  linkAttrs,
  listAttrs,
  listItemAttrs,
  mediaAttrs,
  mentionAttrs,
} from '@taskfield/document'
import type { Node } from 'prosemirror-model'

/**
 * What of a document Markdown can say, a line for each text: in which blocks it stands, and its words with their looks. White space counts as
 * far as it parts words.
 */
export function outlineOf(doc: Node): string[] {
  return blocksLines(doc.children, '')
}

/** Lists beside each other are one where they look alike, and then only the first says where its numbers begin. */
function blocksLines(blocks: readonly Node[], path: string): string[] {
  const lines: string[] = []
  let isAfterNumbers = false
  for (const block of blocks) {
    const own = blockLines(block, path)
    if (own.length === 0) continue
    const isNumbered = block.type.name === 'list' && listAttrs(block).kind === 'numbered'
    if (isNumbered && !isAfterNumbers) lines.push(`${path}/from ${Math.max(0, firstNumber(block))}`)
    lines.push(...own)
    isAfterNumbers = isNumbered
  }
  return lines
}

function blockLines(block: Node, path: string): string[] {
  const { name } = block.type
  if (name === 'list') return block.children.flatMap(item => itemLines(block, item, path))
  if (name === 'blockQuote') {
    const inner = blocksLines(block.children, `${path}/quote`)
    return inner.length > 0 ? [`${path}/quote`, ...inner] : []
  }
  if (name === 'pageBreak') return [`${path}/break`]
  if (name === 'tableFigure') return tableLines(block, path)
  if (name === 'image') return [`${path} ${shown(block)}`, ...blocksLines(block.children, path)]
  if (name === 'codeBlock')
    return [`${path}/code ${codeBlockAttrs(block).language} ${JSON.stringify(block.textContent)}`]
  const text = shown(block)
  const heading = name === 'heading' ? `/h${headingAttrs(block).level}` : ''
  return text === '' ? [] : [`${path}${heading} ${text}`]
}

function itemLines(list: Node, item: Node, path: string): string[] {
  const { checked } = listItemAttrs(item)
  const inner = `${path}/${listAttrs(list).kind}`
  return [`${inner}${checked ? ' x' : ''}`, ...blocksLines(item.children, inner)]
}

/** Of cells that are merged the first place is known; their blocks stand in one line. */
function tableLines({ children: [table, ...captions] }: Node, path: string): string[] {
  if (!table) return []
  const { cells, width, height } = gridOf(table)
  const texts = cells.flatMap(({ node, row, column }) => {
    const text = join(node.children.map(cellText)).replaceAll('⏎', ' ')
    return join([text]) === '' ? [] : [`${path}/cell ${row} ${column} ${join([text])}`]
  })
  return [`${path}/table ${width} ${height}`, ...texts, ...blocksLines(captions, path)]
}

function cellText(block: Node): string {
  const { name } = block.type
  if (name === 'codeBlock')
    return join(block.textContent.split('\n').map(line => written([[line, 'inlineCode']])))
  if (name === 'list')
    return join(
      block.children.map((item, at) => `${itemMark(block, item, at)} ${join(item.children.map(cellText))}`),
    )
  if (name === 'pageBreak') return ''
  if (name === 'image') return join([shown(block), ...block.children.map(cellText)])
  return block.isTextblock || block.isLeaf ? shown(block) : join(block.children.map(cellText))
}

function itemMark(list: Node, item: Node, index: number): string {
  const { kind, reversed } = listAttrs(list)
  if (kind === 'numbered') return `${firstNumber(list) + (reversed ? -index : index)}.`
  if (kind === 'todo') return listItemAttrs(item).checked ? '[x]' : '[ ]'
  return '•'
}

const join = (texts: readonly string[]): string => texts.join(' ').replaceAll(/\s+/g, ' ').trim()

type Part = readonly [text: string, looks: string]

/** Words, each part of one look with that behind it. */
function written(parts: readonly Part[]): string {
  let text = ''
  for (const [part, looks] of parts) {
    for (const word of part.split(/(\s+)/)) {
      const isPlain = looks === '' || word.trim() === ''
      const sign = isPlain ? '' : `⟨${looks}⟩`
      text = (sign !== '' && text.endsWith(sign) ? text.slice(0, -sign.length) : text) + word + sign
    }
  }
  return join([text]).replaceAll(/ ?⏎ ?/g, '⏎').replace(/⏎+$/, '')
}

/** The content of a text, or an object. */
function shown(block: Node): string {
  const { name } = block.type
  if (name === 'media') return written([[mediaAttrs(block).url, `link ${mediaAttrs(block).url}`]])
  if (name !== 'image') return written(block.children.map(partOf))
  const { href } = blockImageAttrs(block)
  return written([[imageText(block), href === null ? '' : `link ${href}`]])
}

const signs: ReadonlySet<string> = new Set(['italic', 'strikethrough', 'bold', 'inlineCode'])

function partOf(node: Node): Part {
  const marks = node.marks
    .map(({ type }) => type.name)
    .filter(name => signs.has(name) && (name !== 'inlineCode' || node.isText))
  const link = node.marks.find(({ type }) => type.name === 'link')
  const looks = [...marks, ...(link ? [`link ${linkAttrs(link).href}`] : [])].join(' ')
  if (node.isText) return [node.text ?? '', looks]
  if (node.type.name === 'lineBreak') return ['⏎', '']
  return [node.type.name === 'mention' ? mentionAttrs(node).text : imageText(node), looks]
}

function imageText(image: Node): string {
  const { src, alt } = imageAttrs(image)
  return `![${join([alt ?? ''])}](${src.replaceAll(/\s/g, '·')})`
}
