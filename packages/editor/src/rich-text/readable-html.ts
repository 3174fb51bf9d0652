import { HtmlTooComplex, readHtml, showColors, writeHtml } from '@taskfield/document'
import { browserTree } from '../content/browser-tree.ts'
import { createMediaCard } from '../content/media-card.ts'
import { labelPageBreak } from '../content/page-break.ts'
import { textOfHtml } from '../content/text-of-html.ts'
import type { Locale } from '../messages/message.ts'

/** The HTML that the read-only view shows: media are cards, page breaks have their label, colours can be read. */
export function readableHtml(html: string, locale: Locale): string {
  const template = document.createElement('template')
  template.innerHTML = savedHtml(html)
  for (const media of template.content.querySelectorAll('oembed')) {
    media.replaceWith(createMediaCard(media.getAttribute('url') ?? ''))
  }
  for (const pageBreak of template.content.querySelectorAll<HTMLElement>('.page-break')) {
    labelPageBreak(pageBreak, locale)
  }
  for (const colored of template.content.querySelectorAll('[style*="color:"]')) {
    colored.setAttribute('style', showColors({ style: colored.getAttribute('style') ?? '' }).style)
  }
  return template.innerHTML
}

/** The saved form; of HTML that is too complex its words. */
function savedHtml(html: string): string {
  try {
    return writeHtml(readHtml(html, browserTree))
  } catch (error) {
    if (!(error instanceof HtmlTooComplex)) throw error
    const holder = document.createElement('p')
    holder.textContent = textOfHtml(html)
    return holder.outerHTML
  }
}
