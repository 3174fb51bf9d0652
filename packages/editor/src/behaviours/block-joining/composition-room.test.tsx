import { writeHtml } from '@taskfield/document'
import { NodeSelection, type EditorState, type Selection } from 'prosemirror-state'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { userEvent } from 'vitest/browser'
import { isBlockObject } from '../../core/selection/block-object.ts'
import { endCaret, startCaret } from '../../core/selection/edge-caret.ts'
import { GapCursor } from '../../core/selection/gap-cursor.ts'
import { selectBetween } from '../../core/selection/gap-range.ts'
import { commit, compose, pressKeptKey } from '../../testing/input-method.ts'
import { openField, type OpenedField } from '../../testing/open-field.ts'

const media = '<figure class="media"><oembed url="https://youtu.be/abc"></oembed></figure>'
const image = '<figure class="image"><img src="/a.png"><figcaption>c</figcaption></figure>'
const table = '<figure class="table"><table><tbody><tr><td>c</td><td>d</td></tr></tbody></table></figure>'
const pageBreak =
  '<div class="page-break" style="page-break-after:always;"><span style="display:none;">&nbsp;</span></div>'

const objects = [media, image, table, pageBreak]

type Select = (state: EditorState) => Selection

/** The first object of the document. */
const object: Select = ({ doc }) => {
  let first: number | null = null
  doc.descendants((node, pos) => {
    if (isBlockObject(node)) first ??= pos
  })
  return NodeSelection.create(doc, first ?? 0)
}

const gap =
  (pos: number): Select =>
  ({ doc }) =>
    new GapCursor(doc.resolve(pos))

const between =
  (from: number, to: number): Select =>
  ({ doc }) =>
    selectBetween(doc.resolve(from), doc.resolve(to))

function open(html: string, select: Select): OpenedField & { html: () => string } {
  const opened = openField(html)
  const { editor } = opened
  editor.run((state, dispatch) => {
    dispatch?.(state.tr.setSelection(select(state)))
    return true
  })
  return { ...opened, html: () => writeHtml(editor.state.doc) }
}

/** Words as input methods write them: a dead key, and one whose text changes until it is chosen. */
const words = [
  ['ˆ', 'ê'],
  ['n', 'に', 'にほ', '日本'],
]

async function write(word: readonly string[]): Promise<void> {
  for (const part of word.slice(0, -1)) await compose(part)
  await commit(word.at(-1) ?? '')
}

/** Listens above the field and before it, as React does: between two listeners the browser tells observers what has changed. */
const hostListens = (): void => {
  const abort = new AbortController()
  document.addEventListener('input', () => undefined, { capture: true, signal: abort.signal })
  onTestFinished(() => abort.abort())
}

describe.each([
  { page: 'a page', listen: () => undefined },
  { page: 'a page that listens', listen: hostListens },
])('in $page', ({ listen }) => {
  beforeEach(listen)

  describe.each(words)('an input method that writes %s', (...word) => {
    const text = word.at(-1) ?? ''

    it.each(
      objects.flatMap(shown => [
        [`${shown}<p>b</p>`, `<p>${text}</p><p>b</p>`],
        [`<p>a</p>${shown}<p>b</p>`, `<p>a</p><p>${text}</p><p>b</p>`],
        [`<p>a</p>${shown}`, `<p>a</p><p>${text}</p>`],
        [`<ul><li><p>a</p>${shown}</li></ul>`, `<ul><li><p>a</p><p>${text}</p></li></ul>`],
        [`<blockquote><p>a</p>${shown}</blockquote>`, `<blockquote><p>a</p><p>${text}</p></blockquote>`],
      ]),
    )('puts it once in the place of a selected object: %s', async (before, after) => {
      const { html, press } = open(before, object)
      await write(word)
      await expect.poll(() => html()).toBe(after)
      await press('{Control>}z{/Control}')
      expect(html()).toBe(before)
    })

    it.each(objects)('puts it once in the place of all there is: %s', async before => {
      const { html, press } = open(before, object)
      await pressKeptKey('Process')
      await write(word)
      await expect.poll(() => html()).toBe(`<p>${text}</p>`)
      await press('{Control>}z{/Control}')
      expect(html()).toBe(before)
    })

    it.each<[string, Select, string]>([
      [`${media}<p>b</p>`, gap(0), `<p>${text}</p>${media}<p>b</p>`],
      [`<p>a</p>${media}`, gap(3), `<p>a</p><p>${text}</p>${media}`],
      [`<p>a</p>${media}`, gap(4), `<p>a</p>${media}<p>${text}</p>`],
      [`<p>a</p>${media}${pageBreak}`, gap(4), `<p>a</p>${media}<p>${text}</p>${pageBreak}`],
      [media, ({ doc }) => startCaret(doc), `<p>${text}</p>${media}`],
      [media, ({ doc }) => endCaret(doc), `${media}<p>${text}</p>`],
    ])('begins a paragraph beside an object: %s', async (before, select, after) => {
      const { html, press } = open(before, select)
      await write(word)
      await expect.poll(() => html()).toBe(after)
      await press('{Control>}z{/Control}')
      expect(html()).toBe(before)
    })

    it.each<[string, Select, string]>([
      ['<p>abc</p><p>def</p>', between(2, 8), `<p>a${text}f</p>`],
      ['<p>abc</p><p>def</p><p>x</p>', between(1, 9), `<p>${text}</p><p>x</p>`],
      [`<p>x</p>${media}<p>def</p>`, between(3, 6), `<p>x</p><p>${text}ef</p>`],
      [`<p>ab</p>${media}`, between(2, 5), `<p>a${text}</p>`],
      ['<p><strong>abc</strong></p><p>def</p>', between(2, 8), `<p><strong>a${text}</strong>f</p>`],
      [`<p>ab</p>${table}`, between(2, 10), `<p>a${text}</p>`],
    ])('writes over what is selected in several blocks: %s', async (before, select, after) => {
      const { html, press } = open(before, select)
      await write(word)
      await expect.poll(() => html()).toBe(after)
      await press('{Control>}z{/Control}')
      expect(html()).toBe(before)
    })
  })
})

it('leaves an object alone at a key that only switches the input method', async () => {
  const before = `<p>a</p>${media}`
  const { html } = open(before, object)
  await pressKeptKey('Process')
  expect(html()).toBe(before)
})

it('types over a selected object as an input method writes', async () => {
  const { html } = open(`<p>a</p>${image}<p>b</p>`, object)
  await userEvent.keyboard('xy')
  expect(html()).toBe('<p>a</p><p>xy</p><p>b</p>')
})
