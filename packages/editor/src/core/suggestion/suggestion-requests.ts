import type { EditorView } from 'prosemirror-view'
import { announce } from '../feature/announcement.ts'
import { countFound } from './messages.ts'
import type { SuggestionOption } from './suggestion-source.tsx'
import { openSuggestion, withAct, type OpenSuggestion, type SuggestionAct } from './suggestion-state.ts'

type Answers = Map<string, readonly SuggestionOption[]>

/** Asks the source of the open list, one question at a time, and tells the state what it answers. It never keeps typing waiting. */
export class SuggestionRequests {
  readonly #view: EditorView
  #request: number = 0
  #asking: AbortController | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  /** What was answered since the list opened. */
  #answers: Answers = new Map()

  constructor(view: EditorView) {
    this.#view = view
  }

  update(): void {
    const open = openSuggestion(this.#view.state)
    if (!open) {
      if (this.#request > 0) this.#forget()
    } else if (open.request !== this.#request) this.#note(open)
  }

  destroy(): void {
    this.#stop()
  }

  #note(open: OpenSuggestion): void {
    this.#stop()
    if (!open.options) this.#answers = new Map()
    this.#request = open.request
    const known = this.#answers.get(open.query)
    // The view may not change while it is being told of a change.
    if (known) this.#timer = setTimeout(() => this.#answer(open, known))
    else this.#timer = setTimeout(() => void this.#ask(open), open.source.delay)
  }

  async #ask(open: OpenSuggestion): Promise<void> {
    const asking = new AbortController()
    const { signal } = asking
    this.#asking = asking
    try {
      const { source, query, marker, from, to } = open
      const found = await source.find(query, {
        state: this.#view.state,
        range: { from, to },
        marker,
        signal,
      })
      if (signal.aborted) return
      const options = found?.slice(0, source.limit) ?? null
      if (options) this.#answers.set(query, options)
      this.#answer(open, options)
    } catch (error) {
      if (signal.aborted) return
      // oxlint-disable-next-line no-console -- asked for by the specification, for those who look for the reason
      console.error(error)
      const failed = { kind: 'fail', request: open.request } as const
      this.#view.dispatch(announce(this.#tell(failed), open.source.failed))
    }
  }

  #answer(open: OpenSuggestion, options: readonly SuggestionOption[] | null): void {
    if (!options) {
      this.#view.dispatch(this.#tell({ kind: 'close' }))
      return
    }
    const { source, request } = open
    const told = this.#tell({ kind: 'answer', request, options })
    const message = options.length > 0 ? countFound(options.length) : source.empty
    const isNews = openSuggestion(this.#view.state)?.options?.length !== options.length
    this.#view.dispatch(isNews ? announce(told, message) : told)
  }

  #tell(act: SuggestionAct): ReturnType<typeof withAct> {
    return withAct(this.#view.state.tr, act)
  }

  #stop(): void {
    clearTimeout(this.#timer)
    this.#asking?.abort()
    this.#asking = null
  }

  #forget(): void {
    this.#stop()
    this.#request = 0
    this.#answers = new Map()
  }
}
