import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { mixed, paragraphs } from '../../testing/long-html.ts'
import { openField, type OpenedField } from '../../testing/open-field.ts'
import { groupLimits } from './block-groups.ts'

const usual = { ...groupLimits }
beforeEach(() => page.viewport(1280, 800))
afterEach(() => {
  Object.assign(groupLimits, usual)
  window.scrollTo(0, 0)
})

/** A text of small groups, or of none. */
function open(html: string, size: number): OpenedField {
  Object.assign(groupLimits, {
    ...usual,
    from: Number.isFinite(size) ? 1 : Infinity,
    size: Math.min(size, 64),
  })
  return openField(html)
}

const blockWith = (text: Element, words: string): HTMLElement => {
  const block = [...text.querySelectorAll('p')].find(one => one.textContent?.endsWith(words))
  if (!block) throw new Error(`No paragraph ends with "${words}".`)
  return block
}

describe('a mouse in a long text', () => {
  const centreOf = (element: Element): { x: number; y: number } => {
    const box = element.getBoundingClientRect()
    const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect()
    const scale = (frame.width || window.innerWidth) / window.innerWidth
    return {
      x: frame.left + (box.left + 200) * scale,
      y: frame.top + (box.top + box.height / 2) * scale,
    }
  }
  const mouse = (type: string, at: { x: number; y: number }): Promise<unknown> =>
    cdp().send('Input.dispatchMouseEvent', {
      type,
      ...at,
      button: 'left',
      buttons: 1,
      clickCount: 1,
    } as never)
  const drag = async ({ text }: OpenedField, from: string, to: string): Promise<void> => {
    const [start, end] = [from, to].map(words => centreOf(blockWith(text, words)))
    if (!start || !end) throw new Error('There is nothing to drag over.')
    await mouse('mousePressed', start)
    for (let step = 1; step <= 5; step++)
      await mouse('mouseMoved', { x: end.x, y: start.y + ((end.y - start.y) * step) / 5 })
    await mouse('mouseReleased', end)
  }
  const selected = ({ editor: { state } }: OpenedField): readonly (string | undefined)[] => {
    const { $from, $to, anchor, head } = state.selection
    return [
      anchor < head ? 'down' : 'up',
      ...[$from, $to].map(({ parent }) => parent.textContent.split(' ').at(-1)),
    ]
  }

  it.each([
    ['down', ' 2', ' 9'],
    ['up', ' 9', ' 2'],
  ])('selects %s over groups', async (way, from, to) => {
    const opened = open(paragraphs(12), 3)
    await drawn()
    await drag(opened, from, to)
    await expect.poll(() => selected(opened)).toEqual([way, '2', '9'])
    expect(opened.text.querySelectorAll('.tf-group')).toHaveLength(4)
  })
})

describe('the window over a long text', () => {
  it('shows the same lines while groups above and below get their heights', async () => {
    const { text } = open(mixed(1500), 64)
    const groups = [...text.querySelectorAll<HTMLElement>('.tf-group')]
    const height = (): number => text.getBoundingClientRect().height
    for (const group of groups) group.style.contentVisibility = 'visible'
    const whole = height()
    for (const group of groups) group.style.contentVisibility = ''
    groups.at(-3)?.scrollIntoView()
    await drawn()
    expect(height()).not.toBe(whole)
    const block = [...(groups.at(-3)?.children ?? [])].find(one => one.getBoundingClientRect().top > 0)
    const top = (): number => block?.getBoundingClientRect().top ?? NaN
    const before = top()
    await expect.poll(height).toBe(whole)
    await drawn()
    expect(Math.abs(top() - before)).toBeLessThan(2)
  })
})

/** After the browser has looked which groups are near the window. */
const drawn = async (): Promise<void> => {
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
}
