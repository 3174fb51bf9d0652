import type { Node } from 'prosemirror-model'
import type { Command, EditorState, Transaction } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { endCaret } from '../core/selection/edge-caret.ts'
import { readSelection } from '../core/selection/read-selection.ts'
import type { EditorContext } from '../core/feature/editor-context.ts'
import { featuresOf } from '../core/feature/feature-list.ts'
import { contextOf, type HostContext } from '../core/feature/host-context.ts'
import { asAction } from '../core/feature/read-change.ts'
import { partSteps } from '../core/feature/undo-steps.ts'
import type { PendingUploads } from '../core/feature/pending-uploads.ts'
import type { Message } from '../messages/message.ts'
import type { BlockGroups } from './block-groups/block-groups.ts'
import { configured, type Equipment } from './configured.ts'
import { callHost, tellError, type OnError } from './host/host-errors.ts'
import { guardPlugins } from './view/guarded-view.ts'
import { hideFromReact } from './view/hide-from-react.ts'
import { replaceDocument } from './replace-document.ts'
import { createFirstState } from './rest/first-state.ts'
import { firstText } from './rest/first-text.ts'
import { HeldInput } from './rest/held-input.ts'
import type { Rest } from './rest/load-rest.ts'
import { typistOf } from './rest/typist.ts'
import { viewProps } from './view/view-props.ts'

/** Something said, and how much was said before it: the same words may come again. */
export interface Announcement {
  readonly message: Message | null
  readonly number: number
  /** Whether it is said at once, in the midst of something else. */
  readonly isUrgent: boolean
}

/** One for all: an error remembers what called it, and so a field that is kept by something would keep its text. */
const endOfLife: DOMException = new DOMException('The field has left the page.', 'AbortError')

const noUploads: PendingUploads = { pending: 0, failed: 0, total: 0 }

/** What is edited: its state, and its view for as long as it is on the page. It knows neither React nor the host. */
export class EditorController implements EditorContext {
  #state: EditorState
  #view: EditorView | null = null
  #groups: BlockGroups | null = null
  /** `null` until the code of features is there. */
  #rest: Rest | null
  #held: HeldInput | null = null
  /** The HTML that the host has inserted and that needs that code. */
  #asked: string[] = []
  #life: AbortController = new AbortController()
  /** Takes what goes wrong while the user works. */
  onError: OnError = error => tellError(undefined, error)
  readonly #listeners: Set<() => void> = new Set()
  #announcement: Announcement = { message: null, number: 0, isUrgent: false }

  constructor(doc: Node, equipment: Equipment | null, context: HostContext) {
    this.#rest = equipment?.rest ?? null
    this.#state = equipment
      ? equipment.rest.createFieldState(doc, equipment.features, context)
      : createFirstState(doc, context)
  }

  /** Whether it has its features. Until then a plain text can be typed in, and what else is done is done later. */
  get isEquipped(): boolean {
    return this.#rest !== null
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
    return this.#view !== null && this.#rest !== null && this.#rest.dataUnderWay(this.#state).pending > 0
  }

  /** What `settle` has to wait for, if it can: it may move what is pressed from under the mouse. */
  get letGo(): Promise<unknown> | undefined {
    return this.#held?.letGo
  }

  /** The images of the text that are being uploaded. */
  get pendingUploads(): PendingUploads {
    return this.#rest?.pendingUploadsOf(this.#state) ?? noUploads
  }

  /** The same, with the pictures of the host's value that are on their way. */
  get allPendingUploads(): PendingUploads {
    return this.#rest?.allPendingUploads(this.#state) ?? noUploads
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

  /** Runs a command as an action of the user, which is undone by itself, and gives the focus back to the text. */
  run(command: Command): void {
    const view = this.#view
    if (!view) return
    const { root, state } = view
    const focused = root.activeElement
    command(state, made => view.dispatch(asAction(made)), view)
    // A command of the host may have opened something that has the focus now.
    if (root.activeElement === focused) view.focus()
  }

  apply(command: Command): void {
    const view = this.#view
    if (view) command(view.state, view.dispatch, view)
  }

  /** Puts HTML in the place of the selection, as pasting it does. */
  insertHtml(html: string): void {
    this.#follow(() => {
      const rest = this.#rest
      if (!rest) this.#asked.push(html)
      else if (this.isEditable) this.run((_state, _dispatch, view) => !!view && rest.pasteHtml(view, html))
    })
  }

  /** Sends the comment as its key does, after all that was done before. `false` where the host takes none. */
  send(): boolean {
    const { send, readOnly } = contextOf(this.#state)
    if (!send || readOnly || !this.#view) return false
    this.#follow(() => {
      if (this.#rest) this.run(this.#rest.sendComment)
      // The code could not be had.
      else send()
    })
    return true
  }

  #follow(act: () => void): void {
    if (this.#held) this.#held.follow(act)
    else act()
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
    const context = contextOf(this.#state)
    const state = this.#rest?.createFieldState(doc, featuresOf(this.#state), context)
    this.#setState(state ?? createFirstState(doc, context))
  }

  /** Takes what the host gave. Features see it in the state, which changes only where it differs. */
  configure(equipment: Equipment | null, context: HostContext): void {
    const isFirst = this.#rest === null
    // What was done while the text could be changed still counts.
    if (context.readOnly && this.isEditable) this.settle()
    if (isFirst && this.#view) readSelection(this.#view)
    const next = configured(this.#state, equipment, context)
    this.#rest ??= equipment?.rest ?? null
    if (next !== this.#state) this.#setState(next)
    if (isFirst) this.#begin()
  }

  /** Says something to those who do not see it. */
  announce(message: Message, isUrgent: boolean): void {
    this.#say(message, isUrgent)
    this.#tellListeners()
  }

  /** Shows the text in an element until the returned function is called. */
  mount(element: HTMLElement): () => void {
    const props = {
      ...viewProps,
      state: this.#state,
      dispatchTransaction: (transaction: Transaction) => this.#act(transaction),
    }
    const opened = this.#rest?.openView(element, props)
    const view = opened?.view ?? new EditorView(element, props)
    hideFromReact(view)
    guardPlugins(view, error => this.onError(error))
    this.#groups = opened?.groups ?? null
    this.#view = view
    if (!this.#rest) this.#held = new HeldInput(view.dom, firstText(view))
    if (this.#life.signal.aborted) this.#life = new AbortController()
    return () => {
      this.settle()
      this.#life.abort(endOfLife)
      this.#held?.end()
      this.#held = null
      this.#groups?.end()
      this.#groups = null
      this.#view = null
      view.destroy()
    }
  }

  /** Does what was held back, also when the rest of the code cannot be had. */
  readonly release = (): void => {
    if (this.#view) void this.#held?.release(typistOf(this.#view))
  }

  /** Puts into the text what is held back, for a host that is about to be told all of it. */
  settle(): void {
    if (this.#view) this.#held?.settle(typistOf(this.#view))
  }

  /** Uses the code that has come, if it has. */
  #begin(): void {
    const rest = this.#rest
    if (!rest) return
    if (this.#view) this.#groups ??= rest.groupBlocks(this.#view)
    for (const html of this.#asked.splice(0)) this.insertHtml(html)
    this.release()
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
    const message = this.#rest?.describeChange(transaction, before, after)
    if (message) this.#say(message)
    this.#setState(after)
  }

  #setState(state: EditorState): void {
    this.#state = state
    if (this.#groups) this.#groups.show(state)
    else this.#view?.updateState(state)
    this.#tellListeners()
  }

  #say(message: Message, isUrgent = false): void {
    this.#announcement = { message, number: this.#announcement.number + 1, isUrgent }
  }

  #tellListeners(): void {
    for (const listener of this.#listeners) listener()
  }
}
