import { messageText } from '../messages/message-text.ts'
import {
  escapeText,
  followedHref,
  HtmlTooComplex,
  readHtml,
  showColors,
  writeHtml,
  type HostObject,
  type ReadOptions,
} from '@taskfield/document'
import { slugsOf } from '../content/anchors.ts'
import { writeElement } from '../content/element-spec.ts'
import { mediaCard, type MediaView } from '../content/media-card.ts'
import { pageBreakLabel } from '../content/messages.ts'
import { lateAttributes } from '../content/picture.ts'
import { tableFrameTags } from '../content/table-frame.ts'
import { textOfHtml } from '../content/text-of-html.ts'
import { buttonAttributes } from './lightbox/opened-pictures.ts'
import { changeTags, textOf, writeTag, type SavedTag } from './saved-tags.ts'

/** How the read-only view shows a text. */
interface View extends MediaView {
  readonly linkSchemes: readonly string[]
  /** The host's own objects. */
  readonly hostObjects: readonly HostObject[]
  /** Whether a press on an image opens it. */
  readonly opensPictures: boolean
  /** Begins the ids of its headings. */
  readonly idPrefix: string
  /** The attribute that has the styles: `style`, or another one, from which `setStyles` makes them. */
  readonly styleAttribute: string
}

/**
 * The HTML that the read-only view shows: media are cards, page breaks have their label, links lead where they may,
 * colours can be read, tables have their frame and headings their anchors, images are there when they are needed.
 * It is made of the saved form's text alone, so that a server renders what the browser would.
 */
export function readableHtml(html: string, view: View): string {
  const saved = savedHtml(html, view)
  const writer = new ReadableWriter(view, headingIds(saved, view.idPrefix))
  return changeTags(saved, tag => writer.write(tag))
}

/** The anchors of the headings behind a prefix of the text, so that no id of the page is taken. */
function headingIds(saved: string, prefix: string): string[] {
  const headings = [...saved.matchAll(/<h[2-4][^>]*>(.*?)<\/h[2-4]>/gs)]
  return slugsOf(headings.map(([, content = '']) => textOf(content))).map(slug => `${prefix}${slug}`)
}

/** Writes the tags of the saved form as the view has them, one after the other. */
class ReadableWriter {
  private readonly view: View
  private readonly ids: Iterator<string, undefined>
  private isInLink = false

  constructor(view: View, ids: readonly string[]) {
    this.view = view
    this.ids = ids.values()
  }

  write(tag: SavedTag): string {
    const { name, closing, attributes } = tag
    if (closing) return this.writeEnd(name)
    if (name === 'oembed') return this.card(attributes.get('url') ?? '')
    if (name === 'a') this.showLink(attributes)
    else if (name === 'img') this.showPicture(attributes)
    else if (/^h[2-4]$/.test(name)) attributes.set('id', this.ids.next().value ?? '')
    return `${name === 'table' ? tableFrameTags.open : ''}${this.styled(tag)}${this.labelOf(tag)}`
  }

  private writeEnd(name: string): string {
    if (name === 'oembed') return ''
    if (name === 'a') this.isInLink = false
    return `</${name}>${name === 'table' ? tableFrameTags.close : ''}`
  }

  private showLink(attributes: Map<string, string>): void {
    const href = attributes.get('href') ?? ''
    this.isInLink = followedHref(href, this.view.linkSchemes) !== null
    if (this.isInLink) return
    attributes.delete('href')
    attributes.set('title', href)
  }

  private showPicture(attributes: Map<string, string>): void {
    const { opensPictures } = this.view
    const isButton = opensPictures && !this.isInLink
    const added = {
      ...lateAttributes,
      ...(isButton && buttonAttributes(attributes.get('alt') ?? '', this.view)),
    }
    for (const [name, value] of Object.entries(added)) attributes.set(name, value)
  }

  private labelOf({ attributes }: SavedTag): string {
    const isPageBreak = attributes.get('class') === 'page-break'
    return isPageBreak ? `<span>${escapeText(messageText(pageBreakLabel, this.view))}</span>` : ''
  }

  private styled({ name, attributes }: SavedTag): string {
    const style = attributes.get('style')
    if (style !== undefined) {
      attributes.delete('style')
      attributes.set(this.view.styleAttribute, showColors({ style }).style)
    }
    return writeTag(name, attributes)
  }

  private card(url: string): string {
    const card = writeElement(mediaCard(url, this.view))
    return card.replace(/(<div class="media-stage") style(?==)/, `$1 ${this.view.styleAttribute}`)
  }
}

/** The saved form; of HTML that is too complex its words. */
function savedHtml(html: string, options: ReadOptions): string {
  try {
    // A browser shows no empty line at the end of code unless there is one more.
    return writeHtml(readHtml(html, options)).replaceAll('\n</code>', '\n\n</code>')
  } catch (error) {
    if (!(error instanceof HtmlTooComplex)) throw error
    return `<p>${escapeText(textOfHtml(html))}</p>`
  }
}
