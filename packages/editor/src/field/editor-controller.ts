import type { Command, EditorState, Transaction } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { endCaret } from '../core/selection/edge-caret.ts'
import type { EditorContext } from '../core/feature/editor-context.ts'
import type { Feature } from '../core/feature/feature.ts'
import { featuresOf } from '../core/feature/feature-list.ts'
import { changeFeatures, createFieldState } from '../core/feature/field-state.ts'
import { contextOf, isSameContext, setContext, type HostContext } from '../core/feature/host-context.ts'
import { chooseFeatures } from './features.ts'
import { partSteps } from '../core/feature/undo-steps.ts'
import type { Message } from '../messages/message.ts'
import { describeChange } from './describe-change.ts'
import { readContext, type FieldSettings } from './field-settings.ts'
import { flushOnLeave } from './flush-on-leave.ts'
import { HostContent, openHtml, type Shown } from './host-content.ts'
import { showDocument } from './show-document.ts'
import { viewProps } from './view-props.ts'

/** How long ProseMirror may take to read what an input method wrote, after its word has ended: ms. */
const compositionRest = 100

/** Something said, and how much was said before it: the same words may come again. */
export interface Announcement {
  readonly message: Message | null
  readonly number: number
}

/** The field without React: its state and settings, and its view for as long as it is on the page. */
export class EditorController implements EditorContext {
  readonly content: HostContent
  #state: EditorState
  #view: EditorView | null = null
  #settings: FieldSettings
  readonly #listeners: Set<() => void> = new Set()
  readonly #actions = {
    send: () => this.#settings.onShiftEnter?.(this.content.handOver()),
    focusToolbar: () => this.#settings.focusToolbar(),
  }
  #announcement: Announcement = { message: null, number: 0 }

  constructor(html: string, settings: FieldSettings) {
    const opened = openHtml(html)
    this.#settings = settings
    this.#state = createFieldState(opened.doc, this.#chooseFeatures(), this.#readContext())
    this.content = new HostContent(html, opened, this.#asShown())
  }

  get state(): EditorState {
    return this.#state
  }

  get isEditable(): boolean {
    return !contextOf(this.#state).readOnly && this.content.unreadable === null
  }

  get view(): EditorView | null {
    return this.#view
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
    command(view.state, view.dispatch, view)
    // A command of the host may have opened something that has the focus now.
    if (root.activeElement === focused) view.focus()
  }

  /** Puts HTML in the place of the selection, as pasting it does. */
  insertHtml(html: string): void {
    if (this.isEditable) this.run((_state, _dispatch, view) => view?.pasteHTML(html) ?? false)
  }

  focus(): void {
    this.#view?.focus()
  }

  focusAtEnd(): void {
    this.focus()
    this.#dispatch(this.#state.tr.setSelection(endCaret(this.#state.doc)).scrollIntoView())
  }

  /** Takes new settings. What features see of them stands in the state, which changes only where they differ. */
  configure(settings: FieldSettings): void {
    this.#settings = settings
    const context = this.#readContext()
    const known = contextOf(this.#state)
    const features = this.#chooseFeatures()
    const hasSameFeatures = isSameList(features, featuresOf(this.#state))
    if (hasSameFeatures && isSameContext(known, context)) return
    const state = this.#state.apply(setContext(this.#state.tr, context))
    // Node views have their words from when they were drawn.
    const isDrawnAlike = hasSameFeatures && known.locale === context.locale
    this.#setState(isDrawnAlike ? state : changeFeatures(state, features))
  }

  /** Shows the field in an element until the returned function is called. */
  mount(element: HTMLElement): () => void {
    const view = new EditorView(element, {
      ...viewProps,
      state: this.#state,
      dispatchTransaction: transaction => this.#act(transaction),
      handleDOMEvents: {
        blur: () => this.content.flush(),
        compositionend: () => void setTimeout(() => this.content.resume(), compositionRest),
      },
    })
    this.#view = view
    const stopFlushing = flushOnLeave(() => this.content.flush())
    return () => {
      stopFlushing()
      this.content.flush()
      this.#view = null
      view.destroy()
    }
  }

  #chooseFeatures(): readonly Feature[] {
    return chooseFeatures(this.#settings.mode, this.#settings.features)
  }

  #readContext(): HostContext {
    return readContext(this.#settings, this.#actions)
  }

  #asShown(): Shown {
    return {
      getDoc: () => this.#state.doc,
      isComposing: () => this.#view?.composing ?? false,
      change: doc => this.#dispatch(showDocument(this.#state, doc)),
      reset: doc => this.#setState(createFieldState(doc, featuresOf(this.#state), contextOf(this.#state))),
      tellHost: html => this.#settings.onChange?.(html),
    }
  }

  /** The one gate for all that the user does, by whatever way: nothing of it changes a text that is only read. */
  #act(transaction: Transaction): void {
    if (this.isEditable || !transaction.docChanged) this.#dispatch(transaction)
  }

  #dispatch(transaction: Transaction): void {
    const before = this.#state
    const after = before.apply(partSteps(transaction, before))
    const message = describeChange(transaction, before, after)
    if (message) this.#announcement = { message, number: this.#announcement.number + 1 }
    this.#setState(after)
    if (transaction.docChanged) this.content.noteChange()
  }

  #setState(state: EditorState): void {
    this.#state = state
    this.#view?.updateState(state)
    for (const listener of this.#listeners) listener()
  }
}

function isSameList(a: readonly Feature[], b: readonly Feature[]): boolean {
  return a.length === b.length && a.every((feature, index) => feature === b[index])
}
