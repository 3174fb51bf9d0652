import type { HostObject, MediaProvider } from '@taskfield/document'
import { Plugin, PluginKey, type EditorState, type Transaction } from 'prosemirror-state'
import type { Words } from '../../messages/message.ts'
import type { UploadFunction, UploadLimits, UploadRequest } from './upload-settings.ts'
import type { SendKey } from './send-key.ts'
import type { MentionCard, RenderMention } from '../suggestion/mention-looks.tsx'
import type { MentionFeed, MentionFromUrl, MentionHref } from '../suggestion/mention-item.ts'
import type { Notify } from './toast.ts'

/** Attributes of the text; one that is `undefined` is not there. */
export type AriaStates = Readonly<Record<`aria-${string}`, string | undefined>>

/**
 * What the host gave the field, and what stands around its text. Features read it by `contextOf(state)`: a command, a node
 * view, a decoration, a component. What a feature needs of the host besides is one more property here.
 */
export interface HostContext extends Words {
  /** A whole document, or a comment, which a key may send. */
  readonly mode: 'full' | 'comment'
  readonly readOnly: boolean
  /** Whether nothing can be done with the text: it is only read, and has no focus. */
  readonly disabled: boolean
  /** Whether typed characters become those of a printed text. */
  readonly typography: boolean
  /** Whether a selected text has a toolbar of its own. */
  readonly selectionToolbar: boolean
  /** Shown while the content is empty. */
  readonly placeholder: string
  /** Names the field for those who do not see it. */
  readonly label: string
  /** What assistive technology is told of the text besides: attributes that begin with `aria-`. */
  readonly aria: AriaStates
  /** The id of the element that explains the keys of the field. */
  readonly hint: string
  /** Schemes of addresses, such as `slack`, that are followed besides the usual ones. */
  readonly linkSchemes: readonly string[]
  /** The host's providers of media, besides those that every text knows. */
  readonly mediaProviders: readonly MediaProvider[]
  /** The host's own objects, for what is read. */
  readonly hostObjects: readonly HostObject[]
  /** Where images are uploaded. */
  readonly uploadUrl: string
  /** How they are sent there. */
  readonly uploadRequest: UploadRequest
  readonly uploadLimits: UploadLimits
  /** The host's own way of uploading; `null` for a request. */
  readonly upload: UploadFunction | null
  /** Names the text on this device, for uploads that outlive the page; `null` where none does. */
  readonly uploadsKey: string | null
  /** The task whose subtasks are mentioned; `null` where there is none. */
  readonly taskId: string | number | null
  /** The key that sends a comment. */
  readonly sendKey: SendKey
  /** Whether a comment is sent without the images that are not uploaded yet. */
  readonly sendWhileUploading: boolean
  /** Finds what is mentioned by `#`; `undefined` for the subtasks of the task, `null` where nothing is mentioned. */
  readonly mentionFeed: MentionFeed | null | undefined
  /** Where a mention leads; `null` where none leads anywhere. */
  readonly mentionHref: MentionHref | null
  /** What is shown of a mention that the pointer or the selection is on. */
  readonly mentionCard: MentionCard | null
  /** Makes a mention of a pasted address. */
  readonly mentionFromUrl: MentionFromUrl | null
  /** How many characters of a suggested mention are shown. */
  readonly mentionLength: number
  /** Draws a suggested mention instead. */
  readonly renderMention: RenderMention | null
  /** Hands the comment to the host; `null` where nobody waits for it. */
  readonly send: (() => void) | null
  readonly focusToolbar: () => void
  /** Shows a message above the page and has it read aloud; for what the text itself does not show. */
  readonly notify: Notify
}

/** A field of which nobody has said anything. */
export const usualContext: HostContext = {
  mode: 'full',
  locale: 'ru',
  messages: null,
  readOnly: false,
  disabled: false,
  typography: false,
  selectionToolbar: false,
  placeholder: '',
  label: '',
  aria: {},
  hint: '',
  linkSchemes: [],
  mediaProviders: [],
  hostObjects: [],
  uploadUrl: '/api/v1/common/upload_for_editor/',
  uploadRequest: {},
  uploadLimits: {},
  upload: null,
  uploadsKey: null,
  taskId: null,
  sendKey: 'shift-enter',
  sendWhileUploading: false,
  mentionFeed: undefined,
  mentionHref: null,
  mentionCard: null,
  mentionFromUrl: null,
  mentionLength: 10,
  renderMention: null,
  send: null,
  focusToolbar: () => {},
  notify: () => ({ update: () => {}, close: () => {} }),
}

const key = new PluginKey<HostContext>('hostContext')

/** Holds the context in the state, so that it changes as the document does: by a transaction. */
export function hostContext(context: HostContext): Plugin<HostContext> {
  return new Plugin<HostContext>({
    key,
    state: {
      init: () => context,
      apply: (transaction, known) => (transaction.getMeta(key) as HostContext | undefined) ?? known,
    },
  })
}

export function contextOf(state: EditorState): HostContext {
  return key.getState(state) ?? usualContext
}

export function setContext(transaction: Transaction, context: HostContext): Transaction {
  return transaction.setMeta(key, context)
}

/** Whether two contexts say the same; hosts write lists and objects anew at each rendering. */
export function isSameContext(a: HostContext, b: HostContext): boolean {
  return (Object.keys(a) as (keyof HostContext)[]).every(name => isSame(a[name], b[name]))
}

function isSame(a: unknown, b: unknown): boolean {
  if (!isHolder(a) || !isHolder(b)) return Object.is(a, b)
  const [known, given] = [Object.entries(a), new Map(Object.entries(b))]
  return known.length === given.size && known.every(([name, value]) => isSame(value, given.get(name)))
}

function isHolder(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
