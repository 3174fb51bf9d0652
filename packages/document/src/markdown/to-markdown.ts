import type { Node } from 'prosemirror-model'
import { documentOf, type Content } from '../content/content.ts'
import { codeBlockAttrs } from '../features/code-block/code-block.ts'
import { headingAttrs } from '../features/heading/heading.ts'
import { hostObjectAttrs } from '../features/host-object/host-element.ts'
import { blockImageAttrs } from '../features/image/image.ts'
import { mediaAttrs } from '../features/media/media.ts'
import type { NodeName } from '../schema.ts'
import { savedPart } from '../write/saved-part.ts'
import { cellLines } from './cell-lines.ts'
import { codeFence, destination, escapeMarkdown } from './escape-markdown.ts'
import { imageMarkdown } from './image-markdown.ts'
import { inlineMarkdown } from './inline-markdown.ts'
import { listMarkdown } from './list-markdown.ts'
import { resolveUrl, type MarkdownOptions } from './markdown-options.ts'
import { tableMarkdown } from './table-markdown.ts'

/**
 * Writes HTML, a document, or a node that holds blocks, as Markdown: CommonMark with the tables, the strikethrough and the boxes of GitHub. No
 * text is lost or changed: what would be a sign of Markdown is escaped. Left out is what Markdown has no sign for: colours, underline,
 * alignment of text, widths, empty paragraphs. A merged cell stands in its first place, and the blocks of a cell stand in one line with
 * `<br>` between them. The first row of a table is its heading.
 */
export function toMarkdown(content: Content, options: MarkdownOptions = {}): string {
  return new MarkdownWriter(options).blocks(savedPart(documentOf('toMarkdown', content)).children)
}

/** Parts of a block that never stand among blocks. */
type PartName =
  | 'doc'
  | 'listItem'
  | 'table'
  | 'tableRow'
  | 'tableCell'
  | 'tableHeader'
  | 'text'
  | 'lineBreak'
  | 'inlineImage'
  | 'mention'
  | 'hostInline'

type BlockName = Exclude<NodeName, PartName>

class MarkdownWriter {
  private readonly options: MarkdownOptions

  /** How each kind of block is written; the compiler asks for a new one here. */
  private readonly writers: Record<BlockName, (block: Node, isSecond: boolean) => string> = {
    paragraph: block => this.inline(block),
    caption: block => this.inline(block),
    heading: block => this.heading(block),
    codeBlock: writeCode,
    pageBreak: () => '***',
    image: block => [this.picture(block), this.blocks(block.children)].filter(Boolean).join('\n\n'),
    media: block => `<${resolveUrl(mediaAttrs(block).url, 'media', this.options)}>`,
    blockQuote: block => quoteLines(this.blocks(block.children)),
    list: (block, isSecond) => listMarkdown(block, isSecond, blocks => this.blocks(blocks)),
    tableFigure: block => this.table(block),
    hostContainer: block => this.blocks(block.children),
    hostLeaf: block => escapeMarkdown(hostObjectAttrs(block)?.text ?? '', true),
  }

  constructor(options: MarkdownOptions) {
    this.options = options
  }

  /** Blocks with an empty line between them, without those that are empty. */
  blocks(blocks: readonly Node[]): string {
    const texts: string[] = []
    let list: 'first' | 'second' | null = null
    for (const block of blocks) {
      const text = this.block(block, list === 'first')
      if (text === '') continue
      texts.push(text)
      if (block.type.name !== 'list') list = null
      else list = list === 'first' ? 'second' : 'first'
    }
    return texts.join('\n\n')
  }

  private block(block: Node, isSecond = false): string {
    return this.writers[block.type.name as BlockName](block, isSecond)
  }

  private inline(block: Node, isOneLine = false): string {
    return inlineMarkdown(block, { ...this.options, isOneLine })
  }

  private heading(heading: Node): string {
    // Signs that stand by themselves at its end would close it.
    const text = this.inline(heading, true).replace(/(?<=^|\s)#+$/, '\\$&')
    return text && `${'#'.repeat(headingAttrs(heading).level)} ${text}`
  }

  private picture(image: Node): string {
    const { href } = blockImageAttrs(image)
    const picture = imageMarkdown(image, this.options)
    return href === null ? picture : `[${picture}](${destination(resolveUrl(href, 'link', this.options))})`
  }

  private table({ children: [table, ...captions] }: Node): string {
    const linesOf = (cell: Node): string[] =>
      cellLines(cell.children, block => {
        if (block.type.name === 'image') return this.picture(block)
        return block.inlineContent ? this.inline(block, true) : this.block(block)
      })
    return [table && tableMarkdown(table, linesOf), this.blocks(captions)].filter(Boolean).join('\n\n')
  }
}

function quoteLines(text: string): string {
  const lines = text === '' ? [] : text.split('\n')
  return lines.map(line => (line === '' ? '>' : `> ${line}`)).join('\n')
}

function writeCode(block: Node): string {
  const { language } = codeBlockAttrs(block)
  const text = block.textContent
  const fence = codeFence(text)
  return `${fence}${language === 'plaintext' ? '' : language}\n${text && `${text}\n`}${fence}`
}
