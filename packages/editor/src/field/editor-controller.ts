import type { Node } from 'prosemirror-model'
import type { Command, EditorState, Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { pasteHtml } from '../behaviours/clipboard/pasted-html.ts'
import { endCaret } from '../core/selection/edge-caret.ts'
import type { EditorContext } from '../core/feature/editor-context.ts'
import type { Feature } from '../core/feature/feature.ts'
import { featuresOf } from '../core/feature/feature-list.ts'
import { changeFeatures, createFieldState } from '../core/feature/field-state.ts'
import { contextOf, isSameContext, setContext, type HostContext } from '../core/feature/host-context.ts'
import { partSteps } from '../core/feature/undo-steps.ts'
import { dataUnderWay } from '../features/image/upload/data-images.ts'
import type { Message } from '../messages/message.ts'
import { groupBlocks, type BlockGroups } from './block-groups/block-groups.ts'
import { openView } from './block-groups/open-view.ts'
import { describeChange } from './describe-change.ts'
import { callHost, tellError, type OnError } from './host-errors.ts'
import { guardPlugins } from './guarded-view.ts'
import { hideFromReact } from './hide-from-react.ts'
import { replaceDocument } from './replace-document.ts'
import { viewProps } from './view-props.ts'

/** Something said, and how much was said before it: the same words may come again. */
export interface Announcement {
  readonly message: Message | null
  readonly number: number
  /** Whether it is said at once, in the midst of something else. */
  readonly isUrgent: boolean
}

/** What is edited: its state, and its view for as long as it is on the page. It knows neither React nor the host. */
export class EditorController implements EditorContext {
  #state: EditorState
  #view: EditorView | null = null
  #groups: BlockGroups | null = null
  #life: AbortController = new AbortController()
  /** Takes what goes wrong while the user works. */
  onError: OnError = error => tellError(undefined, error)
  readonly #listeners: Set<() => void> = new Set()
  #announcement: Announcement = { message: null, number: 0, isUrgent: false }

  constructor(doc: Node, features: readonly Feature[], context: HostContext) {
    this.#state = createFieldState(doc, features, context)
  }

  get state(): EditorState {
    return this.#state
  }

  get isEditable(): boolean {
    return !contextOf(this.#state).readOnly
  }

  get view(): EditorView | null {
    return this.#view
  }

  /** Whether an input method is at work, so that the text must not be touched. */
  get isComposing(): boolean {
    return this.#view?.composing ?? false
  }

  /** Whether pictures of the host's value are on their way to the server, and get their addresses in a moment. */
  get isSettling(): boolean {
    return this.#view !== null && dataUnderWay(this.#state).pending > 0
  }

  /** Aborted when the text leaves the page. */
  get signal(): AbortSignal {
    return this.#life.signal
  }

  /** What was said last to those who do not see the text. */
  get announcement(): Announcement {
    return this.#announcement
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  run(command: Command): void {
    const view = this.#view
    if (!view) return
    const { root } = view
    const focused = root.activeElement
    this.apply(command)
    // A command of the host may have opened something that has the focus now.
    if (root.activeElement === focused) view.focus()
  }

  apply(command: Command): void {
    const view = this.#view
    if (view) command(view.state, view.dispatch, view)
  }

  /** Puts HTML in the place of the selection, as pasting it does. */
  insertHtml(html: string): void {
    if (this.isEditable) this.run((_state, _dispatch, view) => !!view && pasteHtml(view, html))
  }

  focus(): void {
    this.#view?.focus()
  }

  focusAtEnd(): void {
    this.focus()
    this.#dispatch(this.#state.tr.setSelection(endCaret(this.#state.doc)).scrollIntoView())
  }

  /** Makes the document another one, and leaves the user what he has of the old one: caret, scroll position, undo. */
  showDocument(doc: Node): void {
    this.#dispatch(replaceDocument(this.#state, doc))
  }

  /** Makes it this document, as if the field had just been opened. */
  openDocument(doc: Node): void {
    this.#setState(createFieldState(doc, featuresOf(this.#state), contextOf(this.#state)))
  }

  /** Takes what the host gave. Features see it in the state, which changes only where it differs. */
  configure(features: readonly Feature[], context: HostContext): void {
    const known = contextOf(this.#state)
    const hasSameFeatures = isSameList(features, featuresOf(this.#state))
    if (hasSameFeatures && isSameContext(known, context)) return
    const state = this.#state.apply(setContext(this.#state.tr, context))
    const isDrawnAlike = hasSameFeatures && isShownAlike(known, context)
    this.#setState(isDrawnAlike ? state : changeFeatures(state, features))
  }

  /** Says something to those who do not see it. */
  announce(message: Message, isUrgent: boolean): void {
    this.#say(message, isUrgent)
    this.#tellListeners()
  }

  /** Shows the text in an element until the returned function is called. */
  mount(element: HTMLElement): () => void {
    const view = openView(element, {
      ...viewProps,
      state: this.#state,
      dispatchTransaction: transaction => this.#act(transaction),
    })
    hideFromReact(view)
    guardPlugins(view, error => this.onError(error))
    const groups = groupBlocks(view, this.#state)
    this.#groups = groups
    this.#view = view
    if (this.#life.signal.aborted) this.#life = new AbortController()
    return () => {
      this.#life.abort()
      this.#view = null
      this.#groups = null
      groups.end()
      view.destroy()
    }
  }

  /** The one gate for all that the user does, by whatever way: nothing of it changes a text that is only read. */
  #act(transaction: Transaction): void {
    if (!this.isEditable && transaction.docChanged) return
    const before = this.#state
    try {
      this.#dispatch(transaction)
    } catch (error) {
      // The last good document is kept, and shown.
      this.#state = before
      callHost(this.onError, () => this.#view?.updateState(before))
      this.onError(error)
    }
  }

  #dispatch(transaction: Transaction): void {
    const before = this.#state
    const after = before.apply(partSteps(transaction, before))
    const message = describeChange(transaction, before, after)
    if (message) this.#say(message)
    this.#setState(after)
  }

  #setState(state: EditorState): void {
    this.#state = state
    this.#groups?.show(state)
    this.#tellListeners()
  }

  #say(message: Message, isUrgent = false): void {
    this.#announcement = { message, number: this.#announcement.number + 1, isUrgent }
  }

  #tellListeners(): void {
    for (const listener of this.#listeners) listener()
  }
}

/** Nodes have their words, links their addresses and media their players from when they were drawn. */
function isShownAlike(known: HostContext, context: HostContext): boolean {
  const { locale, messages, linkSchemes, mediaProviders } = context
  return isSameContext(known, { ...known, locale, messages, linkSchemes, mediaProviders })
}

function isSameList(a: readonly Feature[], b: readonly Feature[]): boolean {
  return a.length === b.length && a.every((feature, index) => feature === b[index])
}
