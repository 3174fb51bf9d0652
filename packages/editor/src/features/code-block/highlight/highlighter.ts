import { codeBlockAttrs } from '@taskfield/document'
import type { StreamParser } from '@codemirror/streamparser'
import type { Node } from 'prosemirror-model'
import { Plugin, PluginKey } from 'prosemirror-state'
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view'
import { findLanguage } from '../languages.ts'
import { LineStates } from './line-states.ts'

/** How long one piece of work may take: ms. The typing never waits for longer. */
const slice = 8
/** How many lines are coloured beyond those that are seen. */
const margin = 100

const key = new PluginKey<DecorationSet>('highlight')

interface CodeBlock {
  readonly node: Node
  readonly pos: number
}

/**
 * Colours code off the typing path: when the browser is idle, in small pieces, and only the lines near the screen.
 * Until then the colours move with the text.
 */
export const highlighter: Plugin<DecorationSet> = new Plugin<DecorationSet>({
  key,
  state: {
    init: () => DecorationSet.empty,
    apply: (transaction, colors) =>
      (transaction.getMeta(key) as DecorationSet | undefined) ??
      (transaction.docChanged ? colors.map(transaction.mapping, transaction.doc) : colors),
  },
  props: { decorations: state => key.getState(state) },
  view: view => new HighlightView(view),
})

class HighlightView {
  readonly #view: EditorView
  readonly #parsers = new Map<string, StreamParser<unknown> | null>()
  #blocks: readonly { readonly block: CodeBlock; readonly states: LineStates }[] = []
  #waiting: number | null = null
  readonly #onScroll = (): void => this.#schedule()

  constructor(view: EditorView) {
    this.#view = view
    document.addEventListener('scroll', this.#onScroll, { capture: true, passive: true })
    this.#schedule()
  }

  update(view: EditorView, before: { readonly doc: Node }): void {
    if (view.state.doc !== before.doc) this.#schedule()
  }

  destroy(): void {
    document.removeEventListener('scroll', this.#onScroll, { capture: true })
    if (this.#waiting !== null) cancelIdle(this.#waiting)
  }

  #schedule(): void {
    // A parser may come after the field has gone.
    if (this.#view.isDestroyed) return
    this.#waiting ??= requestIdle(() => {
      this.#waiting = null
      if (!this.#view.isDestroyed && !this.#view.composing) this.#work()
    })
  }

  #work(): void {
    const end = performance.now() + slice
    const isTimeUp = (): boolean => performance.now() > end
    const colors: Decoration[] = []
    const blocks = []
    let isDone = true
    for (const block of findCode(this.#view.state.doc)) {
      const parser = this.#parserOf(codeBlockAttrs(block.node).language)
      if (!parser) continue
      const states = this.#statesOf(block, parser)
      blocks.push({ block, states })
      const [from, to] = seenLines(this.#view, block, states.lines.length)
      isDone = states.readTo(to, isTimeUp) && isDone
      colors.push(...colorLines(block, states, from, Math.min(to, states.known)))
    }
    this.#blocks = blocks
    this.#show(colors)
    if (!isDone) this.#schedule()
  }

  #show(colors: Decoration[]): void {
    const { state } = this.#view
    const shown = key.getState(state)
    if (colors.length === 0 && shown === DecorationSet.empty) return
    this.#view.dispatch(
      state.tr.setMeta(key, DecorationSet.create(state.doc, colors)).setMeta('addToHistory', false),
    )
  }

  /** The states of a block: as they were, or those of what the block was before. */
  #statesOf(block: CodeBlock, parser: StreamParser<unknown>): LineStates {
    const same = this.#blocks.find(known => known.block.node === block.node)
    if (same) return same.states
    const old = this.#blocks.find(known => known.block.pos === block.pos)
    return new LineStates(parser, block.node.textContent, old?.states)
  }

  /** The parser of a language; `null` while it is not there, or when there is none. */
  #parserOf(name: string): StreamParser<unknown> | null {
    const known = this.#parsers.get(name)
    if (known !== undefined) return known
    this.#parsers.set(name, null)
    void this.#load(name)
    return null
  }

  async #load(name: string): Promise<void> {
    try {
      const parser = await findLanguage(name)?.load?.()
      if (!parser) return
      this.#parsers.set(name, parser)
      this.#schedule()
    } catch {
      // Without its colours the text is as good; the next field tries again.
    }
  }
}

function findCode(doc: Node): CodeBlock[] {
  const blocks: CodeBlock[] = []
  doc.descendants((node, pos) => {
    if (node.type.spec.code) blocks.push({ node, pos })
    return !node.isTextblock
  })
  return blocks
}

/** The lines of a block on the screen and near it. */
function seenLines(view: EditorView, { pos }: CodeBlock, count: number): readonly [number, number] {
  const dom = view.nodeDOM(pos)
  if (!(dom instanceof HTMLElement)) return [0, 0]
  const { top, height } = dom.getBoundingClientRect()
  const lineHeight = Math.max(1, height / count)
  const first = Math.floor(-top / lineHeight) - margin
  const last = Math.ceil((window.innerHeight - top) / lineHeight) + margin
  return [Math.max(0, Math.min(first, count)), Math.max(0, Math.min(last, count))]
}

function colorLines({ pos }: CodeBlock, states: LineStates, from: number, to: number): Decoration[] {
  const colors: Decoration[] = []
  let start = pos + 1
  for (let line = 0; line < to; line++) {
    if (line >= from) {
      for (const token of states.tokensOf(line)) {
        colors.push(
          Decoration.inline(start + token.from, start + token.to, { class: `tf-code-${token.name}` }),
        )
      }
    }
    start += (states.lines[line]?.length ?? 0) + 1
  }
  return colors
}

// Safari has no idle callback.
const requestIdle = (work: () => void): number =>
  'requestIdleCallback' in window ? window.requestIdleCallback(work, { timeout: 500 }) : setTimeout(work, 50)

const cancelIdle = (id: number): void => {
  if ('cancelIdleCallback' in window) window.cancelIdleCallback(id)
  else clearTimeout(id)
}
