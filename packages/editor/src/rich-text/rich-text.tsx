import { memo, useEffect, useMemo, useRef, type NamedExoticComponent, type ReactElement } from 'react'
import { watchTables } from '../content/table-frame.ts'
import type { Locale } from '../messages/message.ts'
import { colorCodes } from './color-codes.ts'
import { readableHtml } from './readable-html.ts'

export interface RichTextProps {
  /** HTML from anywhere: it is read into the document and written again, so that nothing in it can run. */
  html: string
  /** The language of the few words that the view adds; Russian unless it is said. */
  locale?: Locale
  /**
   * Schemes of addresses besides the usual ones that a link follows, such as `slack`; links with any other are shown,
   * with their address as the title, and lead nowhere.
   */
  linkSchemes?: readonly string[]
}

/** Shows a content as it looks in the field, without loading any of the editor. */
export const RichText: NamedExoticComponent<RichTextProps> = memo(function RichText(
  props: RichTextProps,
): ReactElement {
  const { html, locale = 'ru', linkSchemes = [] } = props
  // Hosts write the list anew at each rendering; the text is read once nevertheless.
  const schemes = linkSchemes.join(' ')
  const readable = useMemo(
    () => readableHtml(html, { locale, linkSchemes: schemes.split(' ') }),
    [html, locale, schemes],
  )
  const view = useRef<HTMLDivElement>(null)
  // The code is coloured over the page as it stands: nothing of it changes, and what reads code comes later.
  useEffect(() => (view.current ? colorCodes(view.current) : undefined), [readable])
  useEffect(() => (view.current ? watchTables(view.current, locale) : undefined), [readable, locale])
  // What the writer wrote is the one thing that may be set as HTML.
  // oxlint-disable-next-line react/no-danger
  return <div ref={view} className="taskfield-content" dangerouslySetInnerHTML={{ __html: readable }} />
})
