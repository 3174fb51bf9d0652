import { holdLaw } from '@taskfield/document/testing/hold-law.ts'
import * as fc from 'fast-check'
import { Plugin, TextSelection } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { commit, compose, pressKeptKey } from '../../../testing/input-method.ts'
import { openField, type OpenedField } from '../../../testing/open-field.ts'
import { toggleCodeBlock } from '../code-block-commands.ts'
import { codeGroupLimits } from './code-groups.ts'

const usual = { ...codeGroupLimits }
beforeEach(() => page.viewport(1280, 800))
afterEach(() => {
  Object.assign(codeGroupLimits, usual)
  window.scrollTo(0, 0)
})

const grouped = { from: 6, size: 3 }
const flat = { from: Infinity, size: 3 }
const lines = (count: number): string =>
  Array.from({ length: count }, (_, index) => `line ${index}`).join('\n')
const codeOf = (text: string): string => `<pre><code class="language-plaintext">${text}</code></pre>`

function open(limits: typeof usual, text: string, anchor = 0, head = anchor): OpenedField {
  Object.assign(codeGroupLimits, limits)
  const opened = openField(codeOf(text))
  select(opened, anchor, head)
  return opened
}

function select({ editor }: OpenedField, anchor: number, head = anchor, meta = 'other'): void {
  editor.run((state, dispatch) => {
    dispatch?.(
      state.tr.setSelection(TextSelection.create(state.doc, anchor + 1, head + 1)).setMeta(meta, true),
    )
    return true
  })
  editor.focus()
}

const groupsOf = ({ text }: OpenedField): HTMLElement[] => [
  ...text.querySelectorAll<HTMLElement>('.tf-code-lines'),
]
const told = ({ editor: { state } }: OpenedField): unknown => [
  state.doc.textContent,
  state.selection.anchor,
  state.selection.head,
]

const moves = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageDown', 'PageUp']
const held = ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Backspace', 'Delete']
const keys = [
  ...moves.map(key => `{${key}}`),
  ...moves.map(key => `{Shift>}{${key}}{/Shift}`),
  ...held.map(key => `{Control>}{${key}}{/Control}`),
  '{Control>}{Shift>}{End}{/Shift}{/Control}',
  '{Control>}z{/Control}',
  '{Enter}',
  '{Tab}',
  '{Backspace}',
  '{Delete}',
  'x',
  'y ',
]

describe('code in groups of lines', () => {
  it('is edited by all keys as without groups', async () => {
    const one = fc.record({
      texts: fc.array(fc.constantFrom('', '', 'a', '  b c', '\tlonger than others', 'd.e(f)'), {
        minLength: 7,
        maxLength: 24,
      }),
      place: fc.nat(100),
      pressed: fc.array(fc.constantFrom(...keys), { minLength: 1, maxLength: 14 }),
    })
    await holdLaw(
      fc.asyncProperty(one, async ({ texts, place, pressed }) => {
        const text = texts.join('\n')
        const walk = async (limits: typeof usual): Promise<unknown[]> => {
          const opened = open(limits, text, Math.min(place, text.length))
          const steps = [told(opened)]
          for (const key of pressed) {
            await opened.press(key)
            steps.push([key, told(opened)])
          }
          expect(opened.text.querySelector('code')?.textContent).toBe(opened.editor.state.doc.textContent)
          opened.unmount()
          return steps
        }
        expect(await walk(grouped)).toEqual(await walk(flat))
      }),
      25,
    )
  }, 600_000)

  it('stands where it does without groups', () => {
    const heights = [grouped, flat].map(limits => {
      const opened = open(limits, `${lines(29)}\n\n`, 100)
      for (const group of groupsOf(opened)) group.style.contentVisibility = 'visible'
      const found = [0, 20, 27, 28, 56, 100, 200, opened.editor.state.doc.textContent.length].map(pos => {
        const { top, left } = opened.editor.view?.coordsAtPos(pos + 1) ?? { top: NaN, left: NaN }
        return [top, left]
      })
      const { height } = opened.text.getBoundingClientRect()
      opened.unmount()
      return [found, height]
    })
    expect(heights[0]).toEqual(heights[1])
  })

  it('has as high a page before its lines are laid out', () => {
    const heights = [{ from: 200, size: 64 }, flat].map(limits => {
      const opened = open(limits, lines(2_000))
      const { height } = opened.text.getBoundingClientRect()
      const count = groupsOf(opened).length
      opened.unmount()
      return [Math.round(height), count > 0]
    })
    expect(heights[0]?.[0]).toBe(heights[1]?.[0])
    expect(heights.map(([, isGrouped]) => isGrouped)).toEqual([true, false])
  })

  it('is in groups from so many lines on, and in none when it is short or something else', () => {
    const opened = open(grouped, lines(12))
    expect(groupsOf(opened).length).toBeGreaterThan(1)
    expect(groupsOf(open(grouped, lines(5)))).toEqual([])
    opened.editor.run(toggleCodeBlock)
    expect(opened.text.querySelector('pre')).toBeNull()
    expect(groupsOf(opened)).toEqual([])
  })

  it('is written to in one text by a letter, and no group is drawn anew', async () => {
    const opened = open(grouped, lines(30))
    const groups = groupsOf(opened)
    const middle = groups[groups.length >> 1]
    expect(middle).toBeDefined()
    select(opened, lines(30).indexOf(middle?.textContent ?? '') + 3)
    await opened.press('а')
    const changes: string[] = []
    new MutationObserver(records => changes.push(...records.map(({ type }) => type))).observe(opened.text, {
      childList: true,
      subtree: true,
      characterData: true,
    })
    await opened.press('бвг{Backspace}')
    expect(new Set(changes)).toEqual(new Set(['characterData']))
    expect(opened.text.querySelector('code')?.textContent).toBe(opened.editor.state.doc.textContent)
  })

  it('writes over what was dragged over with the pointer, by keys and by an input method', async () => {
    const text = lines(30)
    const written = `liя${text.slice(150)}`
    for (const write of [
      (): Promise<void> => userEvent.keyboard('я'),
      async (): Promise<void> => {
        await pressKeptKey('Process')
        await compose('я')
        await commit('я')
      },
      (): Promise<void> => commit('я'),
    ]) {
      const opened = open(grouped, text, 0)
      select(opened, 2, 150, 'pointer')
      expect(groupsOf(opened).length).toBeGreaterThan(5)
      await write()
      await expect.poll(() => opened.editor.state.doc.textContent).toBe(written)
      expect(opened.text.querySelector('code')?.textContent).toBe(written)
      opened.unmount()
    }
  })

  it('keeps the text of an input method in its place beside other groups', async () => {
    for (const [limits, line] of [flat, grouped].flatMap(one =>
      [1, 3, 6, 7, 11].map(at => [one, at] as const),
    )) {
      const text = lines(12)
      const at = text.indexOf(`line ${line}`)
      const opened = open(limits, text, at)
      await compose('ni')
      await compose('nihao')
      await commit('你好')
      const written = `${text.slice(0, at)}你好${text.slice(at)}`
      await expect.poll(() => opened.editor.state.doc.textContent).toBe(written)
      expect(opened.text.querySelector('code')?.textContent).toBe(written)
      opened.unmount()
    }
  })

  it('shows lines in one piece in which something else is marked', () => {
    const opened = open(grouped, lines(30), 0)
    const { height } = opened.text.getBoundingClientRect()
    const count = groupsOf(opened).length
    const at = lines(30).indexOf('line 17') + 1
    const mark = new Plugin({
      props: {
        decorations: ({ doc }) =>
          DecorationSet.create(doc, [Decoration.inline(at, at + 4, { class: 'mark' })]),
      },
    })
    const { view } = opened.editor
    view?.updateState(view.state.reconfigure({ plugins: [...view.state.plugins, mark] }))
    expect(opened.text.querySelector('.mark')?.textContent).toBe('line')
    expect(groupsOf(opened)).toHaveLength(count - 1)
    expect(opened.text.getBoundingClientRect().height).toBe(height)
  })
})
