import {
  followedHref,
  HtmlTooComplex,
  readHtml,
  showColors,
  writeHtml,
  type ReadOptions,
} from '@taskfield/document'
import { createMediaCard, type MediaView } from '../content/media-card.ts'
import { loadLate } from '../content/picture.ts'
import { nameHeadings } from '../content/follow-anchors.ts'
import { labelPageBreak } from '../content/page-break.ts'
import { frameTables } from '../content/table-frame.ts'
import { textOfHtml } from '../content/text-of-html.ts'
import { nameAsButton } from './lightbox/opened-pictures.ts'

/** How the read-only view shows a text. */
interface View extends MediaView {
  readonly linkSchemes: readonly string[]
  /** Whether a press on an image opens it. */
  readonly opensPictures: boolean
  /** Begins the ids of its headings. */
  readonly idPrefix: string
}

/**
 * The HTML that the read-only view shows: media are cards, page breaks have their label, links lead where they may,
 * colours can be read, tables have their frame and headings their anchors, images are there when they are needed.
 */
export function readableHtml(html: string, view: View): string {
  const { locale, linkSchemes, opensPictures } = view
  const template = document.createElement('template')
  template.innerHTML = savedHtml(html, view)
  for (const link of template.content.querySelectorAll('a')) showLink(link, linkSchemes)
  for (const media of template.content.querySelectorAll('oembed')) {
    media.replaceWith(createMediaCard(media.getAttribute('url') ?? '', view))
  }
  for (const pageBreak of template.content.querySelectorAll<HTMLElement>('.page-break')) {
    labelPageBreak(pageBreak, locale)
  }
  for (const colored of template.content.querySelectorAll('[style*="color:"], [style*="border"]')) {
    colored.setAttribute('style', showColors({ style: colored.getAttribute('style') ?? '' }).style)
  }
  for (const picture of template.content.querySelectorAll('img')) {
    loadLate(picture)
    if (opensPictures) nameAsButton(picture, locale)
  }
  frameTables(template.content)
  nameHeadings(template.content, view.idPrefix)
  return template.innerHTML
}

function showLink(link: HTMLAnchorElement, linkSchemes: readonly string[]): void {
  const href = link.getAttribute('href') ?? ''
  if (followedHref(href, linkSchemes) !== null) return
  link.removeAttribute('href')
  link.title = href
}

/** The saved form; of HTML that is too complex its words. */
function savedHtml(html: string, options: ReadOptions): string {
  try {
    return writeHtml(readHtml(html, options))
  } catch (error) {
    if (!(error instanceof HtmlTooComplex)) throw error
    const holder = document.createElement('p')
    holder.textContent = textOfHtml(html)
    return holder.outerHTML
  }
}
