import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CardWatch } from './card-watch.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
})

interface Page {
  readonly watch: CardWatch
  readonly find: (id: string) => HTMLElement
  /** Watches as if the code had just been loaded. */
  readonly watchAgain: () => void
  readonly shown: (string | null)[]
  readonly point: (id: string, pointerType?: string) => void
  readonly focus: (id: string, options?: FocusOptions) => void
  readonly wait: (time: number) => void
}

/** A text with two things that have cards, an open card with a link, and something else. */
function openPage(): Page {
  const page = document.createElement('div')
  page.innerHTML =
    '<p id="text">a <a id="one" href="#1">1</a> <a id="two" href="#2">2</a></p><div id="card"><a id="in" href="#3">3</a></div><button id="other">b</button>'
  document.body.append(page)
  const find = (id: string): HTMLElement => {
    const found = page.querySelector<HTMLElement>(`#${id}`)
    if (!found) throw new Error(`Nothing has the id ${id}.`)
    return found
  }
  const shown: (string | null)[] = []
  const begin = (): CardWatch => {
    const watch = new CardWatch(find('text'), {
      find: target => target.closest<HTMLElement>('a'),
      isInCard: target => find('card').contains(target),
      show: subject => void shown.push(subject?.id ?? null),
    })
    onTestFinished(() => watch.end())
    return watch
  }
  const watch = begin()
  onTestFinished(() => page.remove())
  return {
    watch,
    shown,
    find,
    watchAgain() {
      watch.end()
      begin()
    },
    point: (id, pointerType = 'mouse') =>
      void find(id).dispatchEvent(
        new PointerEvent('pointerover', { bubbles: true, composed: true, pointerType }),
      ),
    // With no press before it a focus is one of keys.
    focus: (id, options) => find(id).focus(options),
    wait: time => void vi.advanceTimersByTime(time),
  }
}

describe('a card', () => {
  it('opens for what the pointer rests on, and not for what it passes', () => {
    const { shown, point, wait } = openPage()
    point('one')
    wait(299)
    point('other')
    point('text')
    wait(1000)
    expect(shown).toEqual([])
    point('two')
    wait(300)
    expect(shown).toEqual(['two'])
  })

  it('opens for what the pointer or the focus was on before anybody watched', async () => {
    const { shown, focus, find, watchAgain, wait } = openPage()
    await userEvent.hover(find('two'))
    shown.length = 0
    watchAgain()
    wait(300)
    expect(shown).toEqual(['two'])
    await userEvent.unhover(find('two'))
    focus('one')
    watchAgain()
    wait(300)
    expect(shown.at(-1)).toBe('one')
  })

  it('stays for a pointer that comes back in time or goes into it, and closes once it has left both', () => {
    const { shown, point, wait } = openPage()
    point('one')
    wait(300)
    point('other')
    wait(299)
    point('in')
    wait(5000)
    point('text')
    wait(299)
    point('one')
    wait(5000)
    expect(shown).toEqual(['one'])
    point('in')
    point('other')
    wait(300)
    expect(shown).toEqual(['one', null])
  })

  it('opens for a finger never', () => {
    const { shown, point, wait } = openPage()
    point('one', 'touch')
    wait(1000)
    expect(shown).toEqual([])
  })

  it('opens for the focus of keys, stays while the pointer is elsewhere, and closes when the focus has left', () => {
    const { shown, point, focus, wait } = openPage()
    focus('one')
    wait(300)
    point('other')
    wait(1000)
    focus('in')
    wait(1000)
    expect(shown).toEqual(['one'])
    focus('one')
    focus('other')
    wait(300)
    expect(shown).toEqual(['one', null])
  })

  it('does not open for the focus of a press', () => {
    const { shown, focus, wait } = openPage()
    focus('one', { focusVisible: false })
    wait(1000)
    expect(shown).toEqual([])
  })

  it('leaves the rest of the page alone once it has closed', () => {
    const { shown, point, focus, wait } = openPage()
    point('one')
    wait(300)
    point('other')
    wait(300)
    focus('two')
    wait(200)
    point('other')
    wait(100)
    expect(shown).toEqual(['one', null, 'two'])
  })

  it('that was closed comes back with the next move only', () => {
    const { watch, shown, point, wait } = openPage()
    point('one')
    wait(300)
    watch.show(null)
    wait(1000)
    expect(shown).toEqual(['one', null])
    point('one')
    wait(300)
    expect(shown).toEqual(['one', null, 'one'])
  })

  it('comes no more after the watch has ended', () => {
    const { watch, shown, point, wait } = openPage()
    point('one')
    watch.end()
    wait(1000)
    point('two')
    wait(1000)
    expect(shown).toEqual([])
  })
})
