import type { MediaProvider } from '@taskfield/document'
import {
  memo,
  useEffect,
  useMemo,
  useRef,
  useState,
  type NamedExoticComponent,
  type ReactElement,
} from 'react'
import { watchMedia } from '../content/media-card.ts'
import { keepProviders } from '../content/media-providers.ts'
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
  /** Sites whose media can be embedded besides those that every text knows: the list that the field has. */
  mediaProviders?: readonly MediaProvider[]
}

/** Shows a content as it looks in the field, without loading any of the editor. */
export const RichText: NamedExoticComponent<RichTextProps> = memo(function RichText(
  props: RichTextProps,
): ReactElement {
  const { html, locale = 'ru', linkSchemes = [] } = props
  // Hosts write the list anew at each rendering; the text is read once nevertheless.
  const schemes = linkSchemes.join(' ')
  const mediaProviders = useKept(props.mediaProviders)
  const readable = useMemo(
    () => readableHtml(html, { locale, linkSchemes: schemes.split(' '), mediaProviders }),
    [html, locale, schemes, mediaProviders],
  )
  const view = useRef<HTMLDivElement>(null)
  // The code is coloured over the page as it stands: nothing of it changes, and what reads code comes later.
  useEffect(() => watchText(view.current, readable, colorCodes), [readable])
  useEffect(() => watchText(view.current, readable, text => watchTables(text, locale)), [readable, locale])
  useEffect(
    () => watchText(view.current, readable, text => watchMedia(text, { locale, mediaProviders })),
    [readable, locale, mediaProviders],
  )
  // What the writer wrote is the one thing that may be set as HTML.
  // oxlint-disable-next-line react/no-danger
  return <div ref={view} className="taskfield-content" dangerouslySetInnerHTML={{ __html: readable }} />
})

/** Begins what serves a text as it is shown, and gives what ends it. */
function watchText(
  text: HTMLElement | null,
  readable: string,
  watch: (text: HTMLElement) => (() => void) | undefined,
): (() => void) | undefined {
  return text && readable ? watch(text) : undefined
}

const none: readonly MediaProvider[] = []

/** The same list as long as the given ones say the same, so that nothing is drawn again for a host that renders often. */
function useKept(given: readonly MediaProvider[] = none): readonly MediaProvider[] {
  const [known, setKnown] = useState(given)
  const kept = keepProviders(known, given)
  if (kept !== known) setKnown(kept)
  return kept
}
