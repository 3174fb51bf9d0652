import { writeHtml } from '@taskfield/document'
import { documents } from '@taskfield/document/testing/arbitrary/documents.ts'
import { holdLaw } from '@taskfield/document/testing/hold-law.ts'
import axe from 'axe-core'
import * as fc from 'fast-check'
import { Fragment, type Node } from 'prosemirror-model'
import { Plugin, TextSelection, type EditorState } from 'prosemirror-state'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { openField } from '../../testing/open-field.ts'
import {
  allGroupsOf,
  blocksOf,
  drawnFlat,
  flatLimits as flat,
  groupsOf,
  openLike,
  usualLimits as usual,
  waitingIn,
  withoutGroups,
} from '../../testing/grouped-text.ts'
import { defineFeature } from '../host/host-feature.ts'
import { groupLimits } from './block-groups.ts'

const grouped = { from: 1, size: 2, atOnce: 3 }
afterEach(() => void Object.assign(groupLimits, usual))

describe('a text in groups of two blocks', () => {
  const edit = fc.record({ from: fc.nat(), removed: fc.nat(6), added: documents, isAdded: fc.boolean() })
  const change = (doc: Node, { from, removed, added, isAdded }: EditOf): Node => {
    const blocks = doc.children.toSpliced(
      from % (doc.childCount + 1),
      removed,
      ...(isAdded ? added.children : []),
    )
    return doc.copy(Fragment.from(blocks.length > 0 ? blocks : added.children))
  }
  type EditOf = typeof edit extends fc.Arbitrary<infer Value> ? Value : never

  it('shows the same blocks at the same positions as without groups, whatever is changed', () => {
    holdLaw(
      fc.property(
        fc.array(documents, { minLength: 1, maxLength: 3 }),
        fc.array(edit, { maxLength: 4 }),
        (docs, edits) => {
          const { editor, text, unmount } = openLike(grouped, '')
          editor.openDocument(editor.state.doc.copy(Fragment.from(docs.flatMap(doc => doc.children))))
          for (const one of edits) editor.showDocument(change(editor.state.doc, one))
          editor.focusAtEnd()
          const { doc } = editor.state
          // Whoever asks for a block has it drawn.
          doc.forEach((_, pos) => void editor.view?.nodeDOM(pos))
          const blocks = blocksOf(text)
          doc.forEach((_, pos, index) => {
            expect(editor.view?.nodeDOM(pos)).toBe(blocks[index])
            expect(editor.view?.posAtDOM(blocks[index]?.parentElement ?? text, indexIn(blocks[index]))).toBe(
              pos,
            )
          })
          const unlike = drawnFlat(doc).filter(
            (block, index) => !block.isEqualNode(withoutGroups(blocks[index])),
          )
          expect(unlike.map(block => block.outerHTML)).toEqual([])
          expect(blocks).toHaveLength(doc.childCount)
          unmount()
        },
      ),
      40,
    )
  })

  it('opens as without groups, however many blocks make a group and are drawn at once', () => {
    const limits = fc.record({
      from: fc.integer({ min: 1, max: 4 }),
      size: fc.integer({ min: 1, max: 3 }),
      atOnce: fc.integer({ min: 1, max: 40 }),
    })
    holdLaw(
      fc.property(documents, limits, (doc, given) => {
        const { editor, text, unmount } = openLike(given, writeHtml(doc))
        editor.state.doc.descendants((_, pos) => void editor.view?.nodeDOM(pos))
        editor.focusAtEnd()
        const unlike = drawnFlat(editor.state.doc).filter(
          (block, index) => !block.isEqualNode(withoutGroups(blocksOf(text)[index])),
        )
        expect(unlike.map(block => block.outerHTML)).toEqual([])
        expect(blocksOf(text)).toHaveLength(editor.state.doc.childCount)
        unmount()
      }),
      100,
    )
  })
})

const indexIn = (element: Element | undefined): number =>
  [...(element?.parentElement?.childNodes ?? [])].indexOf(element as ChildNode)

const words = 'Срок согласования договора перенесён после проверки сметы и приложений к ней.'
const kinds: readonly ((at: number) => string)[] = [
  at => `<p>${words.slice(0, 20 + ((at * 37) % 58))}</p>`,
  at => `<p>${words} ${words} ${at}</p>`,
  at => `<h2>${words.slice(0, 30)} ${at}</h2>`,
  at => `<ul><li>${words}</li><li>${at}</li></ul>`,
  at => `<blockquote><p>${words} ${at}</p></blockquote>`,
  at =>
    `<figure class="table"><table><tbody><tr><td>${at}</td><td>${words}</td></tr></tbody></table></figure>`,
  at => `<pre><code class="language-plaintext">${words}\n${at}</code></pre>`,
  () =>
    '<div class="page-break" style="page-break-after:always;"><span style="display:none;">&nbsp;</span></div>',
  at =>
    `<figure class="image image-style-side image_resized" style="width:20%;"><img src="data:," width="100" height="${100 + ((at * 61) % 300)}"></figure>`,
]
/** Many blocks, most of them paragraphs, with all other kinds among them. */
const mixed = (count: number): string =>
  Array.from({ length: count }, (_, at) => {
    const choice = (at * 7919) % 31
    return (kinds[choice < 18 ? choice % 2 : 2 + (choice % (kinds.length - 2))] ?? kinds[0])?.(at)
  }).join('')
const paragraphs = (count: number): string =>
  Array.from({ length: count }, (_, at) => `<p>${words} ${at}</p>`).join('')

/** Waits until the groups that are drawn later are drawn. */
const whenDrawn = (text: Element): Promise<void> => expect.poll(() => waitingIn(text)).toEqual([])

/** A list and a quote with so many blocks in them. */
const inOne = (count: number): string => {
  const items = Array.from({ length: count }, (_, at) => {
    const nested = at % 7 === 3 ? `<ul><li>${words}</li><li>${at}</li></ul>` : ''
    return `<li>${words.slice(0, 20 + ((at * 37) % 58))}${nested}</li>`
  })
  return `<ol start="3">${items.join('')}</ol><blockquote>${mixed(count)}</blockquote>`
}

/** Where blocks, and those in them, stand in their text, when all of them are drawn. */
function placesOf(text: HTMLElement): (readonly number[])[] {
  for (const group of allGroupsOf(text)) group.style.contentVisibility = 'visible'
  const { left, top } = text.getBoundingClientRect()
  return [...text.querySelectorAll('p, h2, li, ul, ol, blockquote, figure, pre')].map(block => {
    const box = block.getBoundingClientRect()
    return [box.left - left, box.top - top, box.width, box.height].map(value => Math.round(value))
  })
}

describe('a long text', () => {
  beforeEach(() => page.viewport(1280, 800))

  it.each([1280, 700, 400])(
    'has all blocks where they are without groups, in a window of %s px',
    async width => {
      await page.viewport(width, 800)
      const html = mixed(600) + inOne(300)
      const with64 = openLike({ from: 200, size: 8, atOnce: 512 }, html)
      expect(groupsOf(with64.text).length).toBeGreaterThan(8)
      await whenDrawn(with64.text)
      const places = placesOf(with64.text)
      with64.unmount()
      const without = openLike(flat, html)
      expect(places).toEqual(placesOf(without.text))
    },
  )

  it('has groups of about 64 blocks, and a shorter one has none', async () => {
    const { text } = openLike(usual, paragraphs(640))
    await whenDrawn(text)
    expect(groupsOf(text).map(group => group.firstElementChild?.childElementCount)).toEqual(
      Array.from({ length: 10 }, () => 64),
    )
    expect(groupsOf(openField(paragraphs(199)).text)).toEqual([])
  })

  it.each([200, 300, 640])('opens with a list of %s items and nothing else', async count => {
    const items = Array.from({ length: count }, (_, at) => `<li>${at}</li>`).join('')
    const { text } = openLike(usual, `<ul>${items}</ul>`)
    await whenDrawn(text)
    expect(text.querySelectorAll('li')).toHaveLength(count)
    expect(allGroupsOf(text)).toHaveLength(Math.ceil(count / 64))
  })

  it('has a list of many items in groups, numbered and found as one', async () => {
    const { editor, text, press } = openLike(usual, inOne(640))
    await whenDrawn(text)
    const starts = [...text.querySelectorAll('ol > .tf-group')].map(group => group.querySelector('li'))
    expect(starts.length).toBeGreaterThan(8)
    const numbers = (): string[] =>
      starts.slice(1, 3).map(item => (item ? getComputedStyle(item).counterSet : ''))
    expect(numbers()).toEqual(['list-item 67', 'list-item 131'])
    const second = editor.state.doc.child(0).child(0).nodeSize + 3
    editor.run((state, dispatch) => {
      dispatch?.(state.tr.setSelection(TextSelection.near(state.doc.resolve(second))))
      return true
    })
    await press('{Enter}')
    expect(numbers()).toEqual(['list-item 68', 'list-item 132'])
    expect(page.getByRole('list').first().getByRole('listitem').elements().length).toBeGreaterThan(640)
  })

  it.each([260, 512])('opens with a list and a quote of %s blocks in a short text', count => {
    const { text } = openLike(usual, inOne(count))
    expect(text.querySelectorAll('ol > .tf-group > .tf-group-blocks > li')).toHaveLength(count)
    expect(text.querySelectorAll('blockquote > .tf-group').length).toBeGreaterThan(2)
  })

  it.each([
    ['blocks', paragraphs(640)],
    ['a list', `<p>${words}</p>${inOne(640)}`],
  ])('goes by lines through %s that the browser has not laid out yet', async (_, html) => {
    const { editor, text } = openLike(usual, html)
    await whenDrawn(text)
    editor.focusAtEnd()
    const first = allGroupsOf(text)[0]?.firstElementChild
    await expect.poll(() => first?.checkVisibility({ contentVisibilityAuto: true })).toBe(false)
    editor.run((state, dispatch) => {
      dispatch?.(state.tr.setSelection(TextSelection.atStart(state.doc)))
      return true
    })
    // The key comes before the next frame, as on a machine that is busy. What the browser does for a key it does for no event of ours.
    text.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
    for (let line = 0; line < 4; line++) document.getSelection()?.modify('move', 'forward', 'line')
    await expect.poll(() => editor.state.selection.head).toBeGreaterThan(1)
    expect(editor.state.selection.$head.index(0)).toBeLessThan(4)
    expect(editor.state.selection.$head.index(1)).toBeLessThan(4)
  })

  it('has lists in groups that checkers of pages take for lists', async () => {
    const { text } = openLike({ from: 3, size: 2, atOnce: 100 }, inOne(9))
    expect(text.querySelectorAll('ol > .tf-group').length).toBeGreaterThan(2)
    const { violations } = await axe.run(text, { runOnly: ['list', 'listitem', 'aria-required-children'] })
    expect(violations.map(({ id, nodes }) => [id, nodes.length])).toEqual([])
  })

  it('gets groups when it becomes long, and keeps the caret where it is', () => {
    const { editor, text, written } = openLike(usual, '<p>on|e</p>')
    editor.showDocument(editor.state.doc.copy(editor.state.doc.content.append(longDoc().content)))
    expect(groupsOf(text).length).toBeGreaterThan(3)
    expect(written()).toMatch(/^<p>on\|e<\/p>/)
    const { anchorNode, anchorOffset } = document.getSelection() ?? {}
    expect([anchorNode?.textContent, anchorOffset]).toEqual(['one', 2])
  })

  it('draws blocks that come in at one go near the window first, then all of them, without a change of its own', async () => {
    const { editor, text, written } = openLike(usual, '<p>on|e</p><p>last</p>')
    const added = longDoc(4000).content
    editor.apply((state, dispatch) => {
      dispatch?.(state.tr.insert(5, added))
      return true
    })
    const drawn = (): number => text.querySelectorAll('p').length
    expect(drawn()).toBeLessThan(500)
    await expect.poll(drawn).toBe(4002)
    expect(blocksOf(text)[0]?.textContent).toBe('one')
    expect(text.textContent).toBe(editor.state.doc.textContent)
    expect(written()).toMatch(/^<p>on\|e<\/p>/)
    editor.apply((state, dispatch) => {
      dispatch?.(state.tr.insertText('!', state.doc.content.size - 1))
      return true
    })
    expect(blocksOf(text).at(-1)?.textContent).toBe('last!')
  })

  it('opens with what is near the window, then draws the rest, and has all of it at once for those who ask', async () => {
    const { editor, text } = openLike({ from: 200, size: 64, atOnce: 512 }, paragraphs(4000))
    const drawn = (): number => text.querySelectorAll('p').length
    expect(drawn()).toBe(64)
    expect(editor.state.doc.childCount).toBe(4000)
    const places = [0, 2000, 3999].map(at => {
      const pos = editor.state.doc.children.slice(0, at).reduce((sum, { nodeSize }) => sum + nodeSize, 0)
      return editor.view?.nodeDOM(pos)?.textContent
    })
    expect(places).toEqual([`${words} 0`, `${words} 2000`, `${words} 3999`])
    await expect.poll(drawn).toBe(4000)
    expect(text.textContent).toBe(editor.state.doc.textContent)
    expect(groupsOf(text).length).toBeGreaterThan(60)
  })

  it('shows plugins all of a long text from the start', () => {
    const seen = new Set<number>()
    const look = (state: EditorState): null => {
      seen.add(state.doc.childCount)
      return null
    }
    const watch = new Plugin({
      props: { decorations: look, attributes: state => look(state) ?? {} },
      view: view => {
        look(view.state)
        return { update: (changed, before) => void [look(changed.state), look(before)] }
      },
    })
    Object.assign(groupLimits, usual)
    openField(paragraphs(1000), { hostFeatures: [defineFeature({ name: 'watch', plugins: [watch] })] })
    expect([...seen]).toEqual([1000])
  })

  it.each([
    { key: 'End', code: 'End', ctrlKey: true },
    { key: 'а', code: 'KeyF', ctrlKey: true },
    { key: 'F3', code: 'F3' },
    { key: 'ArrowDown', code: 'ArrowDown', metaKey: true },
  ])('is all drawn for a key that reaches far: $key', async key => {
    const { editor, text } = openLike(usual, '<p>|</p>')
    editor.showDocument(longDoc())
    await whenDrawn(text)
    editor.showDocument(longDoc(4000))
    await Promise.resolve()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true }))
    expect(text.querySelectorAll('p')).toHaveLength(4000)
  })

  it('prints blocks that have not been drawn before', async () => {
    const { editor, text } = openLike(usual, '<p>|</p>')
    // The code that draws later is there.
    editor.showDocument(longDoc())
    await expect.poll(() => text.querySelectorAll('p').length).toBe(640)
    editor.showDocument(longDoc(4000))
    await Promise.resolve()
    window.dispatchEvent(new Event('beforeprint'))
    expect(text.querySelectorAll('p')).toHaveLength(4000)
  })

  it('is written to in one place by a key', async () => {
    const { editor, text, press } = openLike(usual, paragraphs(640))
    await whenDrawn(text)
    const middle = editor.state.doc.content.size >> 1
    editor.run((state, dispatch) => {
      dispatch?.(state.tr.setSelection(TextSelection.near(state.doc.resolve(middle))))
      return true
    })
    await press('а')
    const changes: string[] = []
    new MutationObserver(records => changes.push(...records.map(({ type }) => type))).observe(text, {
      childList: true,
      subtree: true,
      characterData: true,
    })
    await press('б')
    expect(changes).toEqual(['characterData'])
  })

  it('shows the end of the text at Ctrl+End, the start at Ctrl+Home', async () => {
    const { editor, press } = openLike(usual, `<p>|</p>${mixed(600)}`)
    await press('{Control>}{End}{/Control}')
    const caretTop = (): number => editor.view?.coordsAtPos(editor.state.selection.head).top ?? NaN
    expect(editor.state.selection.head).toBeGreaterThan(editor.state.doc.content.size - 10)
    await expect.poll(() => caretTop() > 0 && caretTop() < 800).toBe(true)
    await press('{Control>}{Home}{/Control}')
    await expect.poll(() => caretTop() > 0 && caretTop() < 800).toBe(true)
  })

  it('is as long when it has been measured as when all of it is drawn', async () => {
    // Nothing is measured before the test has looked, however long that takes.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { text } = openLike(usual, paragraphs(640))
    await whenDrawn(text)
    const shown = text.getBoundingClientRect().height
    for (const group of groupsOf(text)) group.style.contentVisibility = 'visible'
    const whole = text.getBoundingClientRect().height
    for (const group of groupsOf(text)) group.style.contentVisibility = ''
    expect(shown).not.toBe(whole)
    const heightLater = (): number => {
      vi.advanceTimersByTime(1000)
      return text.getBoundingClientRect().height
    }
    await expect.poll(heightLater).toBe(whole)
  })

  it('is printed as it is without groups, also while all of it is selected', async () => {
    onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { media: '' })))
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
    const html = mixed(600)
    const with64 = openLike(usual, html)
    await whenDrawn(with64.text)
    for (const group of allGroupsOf(with64.text)) {
      group.classList.add('tf-group-far')
      expect(getComputedStyle(group).contentVisibility).toBe('visible')
    }
    const { height } = with64.text.getBoundingClientRect()
    with64.unmount()
    expect(openLike(flat, html).text.getBoundingClientRect().height).toBe(height)
  })

  it('leaves out what is far while all of it is selected and changed, until the page has nothing else to do', async () => {
    const { editor, text, press } = openLike(usual, `<p>|</p>${paragraphs(1280)}`)
    const far = (): number => text.querySelectorAll('.tf-group-far').length
    await whenDrawn(text)
    const drawn = (): number =>
      groupsOf(text).filter(group => !group.classList.contains('tf-group-far')).length
    for (const key of [
      '{Control>}a{/Control}',
      '{Control>}b{/Control}',
      '{Delete}',
      '{Control>}z{/Control}',
    ]) {
      let left = 0
      const stop = editor.subscribe(() => (left = Math.max(left, far())))
      await press(key)
      stop()
      expect([key, left > 10]).toEqual([key, key !== '{Delete}'])
      // In another window somebody may look for something in this one.
      window.dispatchEvent(new Event('blur'))
      await expect.poll(far).toBe(0)
      expect(drawn()).toBe(groupsOf(text).length)
    }
  })

  it('is all there for the search of the browser and for screen readers', async () => {
    const { text } = openLike(usual, `${paragraphs(640)}<p>иголка</p>`)
    await whenDrawn(text)
    const { find } = window as unknown as { find: (words: string) => boolean }
    expect(find.call(window, 'иголка')).toBe(true)
    const box = document.getSelection()?.getRangeAt(0).getBoundingClientRect()
    expect(box && box.top >= 0 && box.bottom <= 800).toBe(true)
    await expect.element(page.getByRole('textbox')).toHaveTextContent('иголка')
  })
})

function longDoc(count = 640): Node {
  const { editor, unmount } = openLike(flat, paragraphs(count))
  unmount()
  Object.assign(groupLimits, usual)
  return editor.state.doc
}
