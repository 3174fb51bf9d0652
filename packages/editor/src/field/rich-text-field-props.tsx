import type { MediaProvider } from '@taskfield/document'
import type { AriaAttributes, Ref } from 'react'
import type { PendingUploads } from '../core/feature/pending-uploads.ts'
import type { UploadFunction, UploadLimits, UploadRequest } from '../core/feature/upload-settings.ts'
import type { SendKey } from '../core/feature/send-key.ts'
import type { MentionFeed, MentionFromUrl, MentionHref } from '../core/suggestion/mention-item.ts'
import type { MentionCard, RenderMention } from '../core/suggestion/mention-looks.tsx'
import type { HostMessages, Locale } from '../messages/message.ts'
import type { FeatureSwitches } from './features.ts'
import type { FieldHandle } from './handle.ts'
import type { HostFeature } from './host/host-feature.ts'
import type { InjectedItem } from './host/injected-item.tsx'

/** What assistive technology is told of the text. */
export type AriaProps = Pick<
  AriaAttributes,
  | 'aria-label'
  | 'aria-labelledby'
  | 'aria-describedby'
  | 'aria-errormessage'
  | 'aria-invalid'
  | 'aria-required'
>

/** The props of `<RichTextField>`. */
export interface RichTextFieldProps extends AriaProps {
  /**
   * The content as HTML, from anywhere; `null` and `undefined` are empty, as `''` is. What `onChange` told changes nothing when
   * it comes back. Another value replaces what the host knows of, and is merged by blocks with what only the user has:
   * `docs/host-api.md`.
   */
  value?: string | null | undefined
  /**
   * Called with the saved form of the content after it has changed: at most every 300 ms, at once when the field
   * loses the focus, its form is submitted, or the page is left. `''` is an empty content.
   */
  onChange?: (html: string) => void
  /** Focuses the end of the content once the field stands. */
  initFocus?: boolean
  /** The smaller toolbar for comments, in a field that grows with them, where `sendKey` calls `onShiftEnter`. */
  commentEditor?: boolean
  /**
   * Called in a comment by `sendKey` and by `send` of the handle, with the content, unless it is empty. After it a new `value`, such as `''`, replaces
   * what was sent.
   */
  onShiftEnter?: (html: string) => void
  /**
   * The key that sends a comment: `shift-enter` unless it is said, `mod-enter` (Ctrl+Enter, Cmd+Enter) or `enter`. Enter sends from a
   * text that stands by itself; in lists, quotes, code and tables it makes lines, and Ctrl+Enter sends from there.
   */
  sendKey?: SendKey
  /** Sends a comment also while its images are being uploaded; it is sent without them. */
  sendWhileUploading?: boolean
  /**
   * Further items for the toolbar. Give the same array as long as they are the same items: another one draws the
   * toolbar anew.
   */
  injectItems?: readonly InjectedItem[]
  /**
   * Leaves features out, or puts in what comments leave out: `{ heading: true, image: false }`. What came with a content is
   * shown and edited all the same.
   */
  features?: FeatureSwitches
  /**
   * Features of your own, as `defineFeature` makes them: objects, and what makes them. Give `<RichText>` the objects, and `sanitize` on a server: elsewhere
   * their text is read.
   */
  hostFeatures?: readonly HostFeature[]
  readOnly?: boolean
  /** Lets nobody do anything with the text, and leaves it out of its form. */
  disabled?: boolean
  /** Shown while the content is empty. */
  placeholder?: string
  /** Shows below the text how many words and characters there are, and how many are selected. */
  wordCount?: boolean
  /**
   * Makes of typed characters those of a printed text: quotes, dashes, dots and no-break spaces. Undo, or Backspace right
   * after it, gives back what was typed. It may change at any time.
   */
  typography?: boolean
  /**
   * Shows a small toolbar above a text that is selected by the mouse or by keys: bold, italic, code, link, colour, quote and what
   * copies it as Markdown, as far as the field has them.
   */
  selectionToolbar?: boolean
  /** The id of the form control, for the `htmlFor` of a label, which names the field then, and whose press puts the caret into it. */
  id?: string
  /** Further classes of the outermost element. */
  className?: string
  /** Whether a form is not submitted while the content is empty; the field says so then, as the browser says it of any control. */
  required?: boolean
  /** Called when the focus comes into the field: into its text, its toolbar or one of its popups. */
  onFocus?: () => void
  /** Called when the focus has left all of it, after `onChange` has been told everything. */
  onBlur?: () => void
  /**
   * Called with what a function of yours has thrown, or with what went wrong at a key: the text stays as it was before. Without it the
   * error is the page's, as one that nobody has caught.
   */
  onError?: (error: unknown) => void
  /**
   * Whether the text that a server renders has the saved colours and widths as `style` attributes. `false` where the page forbids them
   * (`style-src 'self'`): they come when the field becomes editable.
   */
  styleAttributes?: boolean
  /** Makes the field part of a form under this name. */
  name?: string
  /** The id of the form, where the field does not stand in it. */
  form?: string
  /**
   * Schemes of addresses besides the usual ones that a link follows, such as `slack`; links with any other keep their
   * address and show it.
   */
  linkSchemes?: readonly string[]
  /**
   * Sites whose media can be embedded besides those that the field knows. Give `<RichText>` the same list, and `readHtml` on a
   * server: elsewhere such media is read as a link.
   */
  mediaProviders?: readonly MediaProvider[]
  /** Where images are uploaded; `/api/v1/common/upload_for_editor/` unless it is said. */
  uploadUrl?: string
  /** How images are sent there: the name of the form field, the CSRF cookie and header, further headers, the time-out. */
  uploadRequest?: UploadRequest
  /** What may be uploaded: 20 MB a file unless it is said. */
  uploadLimits?: UploadLimits
  /** Uploads an image in the host's own way, in place of the request. */
  upload?: UploadFunction
  /**
   * Names the text on this device, such as `task-7`. With it, images that are still being uploaded outlive the page, and go on
   * when a field with the same key opens.
   */
  uploadsKey?: string
  /** Called when another number of images is being uploaded, or one has failed: a host can hold its send button. */
  onPendingChange?: (uploads: PendingUploads) => void
  /** The task that the text belongs to, whose subtasks can be mentioned. */
  taskId?: string | number
  /**
   * Finds what is mentioned by `#` or `№`. Unless it is given, the subtasks of `taskId` are fetched from
   * `/tasks/task/list/`; `createTaskFeed` makes such a feed for another server. `null` switches mentions off.
   */
  mentionFeed?: MentionFeed | null
  /** Where a mention leads: Ctrl+click and Alt+Enter open it. */
  mentionHref?: MentionHref
  /** What is shown beside a mention that the pointer rests on or that is selected. */
  mentionCard?: MentionCard
  /** Makes a mention of the address of a task that is pasted. */
  mentionFromUrl?: MentionFromUrl
  /** How many characters of a suggested mention are shown: 10 unless it is said. */
  mentionLength?: number
  /** Draws a suggested mention in place of its first characters. */
  renderMention?: RenderMention
  /**
   * The element that menus, panels and messages are put into. Unless it is given, they follow the field: above the dialog that it stands in, else
   * into its shadow root or `body`.
   */
  popupContainer?: HTMLElement | ShadowRoot | null
  /** The language of the interface; Russian unless it is said. */
  locale?: Locale
  /**
   * Texts of yours in place of any of the field's, or all of them in another language: `docs/messages.md`. Give one object, made outside of the
   * component.
   */
  messages?: HostMessages
  /** Names the field for those who do not see it. */
  label?: string
  /** Called once the field has its features; a plain text can be typed in before. */
  onReady?: (handle: FieldHandle) => void
  ref?: Ref<FieldHandle>
}
