'use client'

import { trustedHtml, type HostObject, type MediaProvider } from '@taskfield/document'
import {
  memo,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type NamedExoticComponent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { followAnchors } from '../content/follow-anchors.ts'
import { watchMedia } from '../content/media-card.ts'
import { keepProviders } from '../content/media-providers.ts'
import { watchTables } from '../content/table-frame.ts'
import type { HostMessages, Locale } from '../messages/message.ts'
import { watchPictures } from '../content/picture.ts'
import { colorCodes } from './color-codes.ts'
import type { ShownMention } from './link-mentions.ts'
import { keptStyle, setStyles } from './set-styles.ts'
import { useBeforePaint } from './use-before-paint.ts'
import { useFromServer } from './use-from-server.ts'
import { useMentionLinks } from './use-mention-links.ts'
import { LightboxHost } from './lightbox/lightbox-host.tsx'
import { MentionCardsHost } from './mention-card/mention-cards-host.tsx'
import { openOnPress, type OpenedPictures } from './lightbox/opened-pictures.ts'
import { useSameList } from './use-same-list.ts'
import { readableHtml } from './readable-html.ts'

/** The props of `<RichText>`. */
export interface RichTextProps {
  /** HTML from anywhere: it is read into the document and written again, so that nothing in it can run. */
  html: string
  /** The language of the few words that the view adds; Russian unless it is said. */
  locale?: Locale
  /** Texts of yours in place of those few words, as the field has them: one object, made outside of the component. */
  messages?: HostMessages
  /**
   * Schemes of addresses besides the usual ones that a link follows, such as `slack`; links with any other are shown,
   * with their address as the title, and lead nowhere.
   */
  linkSchemes?: readonly string[]
  /** Sites whose media can be embedded besides those that every text knows: the list that the field has. */
  mediaProviders?: readonly MediaProvider[]
  /** The host's own objects: those of the features that the field has. */
  hostObjects?: readonly HostObject[]
  /**
   * Whether a press on an image opens it over the page, where all images of the text are looked through; what that needs is loaded
   * then. An image that is a link leads where the link does. On unless it is `false`.
   */
  lightbox?: boolean
  /**
   * Called with the anchor of a heading, such as `план-работ`, when a link of the text has led there. The address of the page changes only
   * if you change it.
   */
  onFollowAnchor?: (anchor: string) => void
  /**
   * Whether the HTML that a server renders has the saved colours and widths as `style` attributes. `false` where the page forbids them
   * (`style-src 'self'`): they are set when the view is hydrated. What is rendered in the browser never has such attributes.
   */
  styleAttributes?: boolean
  /** Where a mention leads; without it, and where it gives nothing, a mention is no link. */
  mentionHref?: (mention: ShownMention) => string | null | undefined
  /** What is shown beside a mention that the pointer rests on or that has the focus; nothing of `null`. Its code is loaded after the text. */
  mentionCard?: (mention: ShownMention) => ReactNode
}

/** Shows a content as it looks in the field, without loading any of the editor. */
export const RichText: NamedExoticComponent<RichTextProps> = memo(function RichText(
  props: RichTextProps,
): ReactElement {
  const {
    html,
    locale = 'ru',
    messages = null,
    linkSchemes = [],
    lightbox = true,
    mentionHref,
    mentionCard,
  } = props
  const { styleAttributes = true } = props
  const styleAttribute = useFromServer() && styleAttributes ? 'style' : keptStyle
  // Hosts write the list anew at each rendering; the text is read once nevertheless.
  const schemes = linkSchemes.join(' ')
  const mediaProviders = useKept(props.mediaProviders)
  const hostObjects = useSameList(props.hostObjects)
  const words = useMemo(() => ({ locale, messages }), [locale, messages])
  const idPrefix = `tf${useId()}-`
  const readable = useMemo(
    () =>
      readableHtml(html, {
        ...words,
        linkSchemes: schemes.split(' '),
        mediaProviders,
        hostObjects,
        opensPictures: lightbox,
        idPrefix,
        styleAttribute,
      }),
    [html, words, schemes, mediaProviders, hostObjects, lightbox, idPrefix, styleAttribute],
  )
  const trusted = useMemo(() => trustedHtml(readable), [readable])
  const view = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<OpenedPictures | null>(null)
  const close = useCallback(() => setOpened(null), [])
  useBeforePaint(() => watchText(view.current, readable, setStyles), [readable])
  // The code is coloured over the page as it stands: nothing of it changes, and what reads code comes later.
  useEffect(() => watchText(view.current, readable, colorCodes), [readable])
  useEffect(() => watchText(view.current, readable, text => watchTables(text, words)), [readable, words])
  useEffect(
    () => watchText(view.current, readable, text => watchMedia(text, { ...words, mediaProviders })),
    [readable, words, mediaProviders],
  )
  const { onFollowAnchor } = props
  useEffect(
    () => watchText(view.current, readable, text => followAnchors(text, anchor => onFollowAnchor?.(anchor))),
    [readable, onFollowAnchor],
  )
  useMentionLinks(view, { readable, mentionHref, schemes })
  useEffect(() => (view.current ? watchPictures(view.current, words) : undefined), [words])
  useEffect(() => (view.current && lightbox ? openOnPress(view.current, setOpened) : undefined), [lightbox])
  return (
    <>
      <div
        ref={view}
        className="taskfield-content"
        // What the writer wrote is the one thing that may be set as HTML.
        // oxlint-disable-next-line react/no-danger
        dangerouslySetInnerHTML={{ __html: trusted }}
      />
      {mentionCard && <MentionCardsHost key={readable} view={view} card={mentionCard} words={words} />}
      {opened && <LightboxHost opened={opened} words={words} onClose={close} />}
    </>
  )
})

/** Begins what serves a text as it is shown, and gives what ends it. */
function watchText(
  text: HTMLElement | null,
  readable: string,
  watch: (text: HTMLElement) => (() => void) | void,
): (() => void) | void {
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
