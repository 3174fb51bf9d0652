import { describe, expect, it } from 'vitest'
import { ToastList } from './toast-list.ts'
import type { Toast } from './toast.ts'

const of = (text: string, more: Partial<Toast> = {}): Toast => ({
  kind: 'success',
  text: { ru: text, en: text },
  ...more,
})

interface Opened {
  readonly list: ToastList
  readonly said: readonly string[]
  readonly shown: () => readonly string[]
}

function openList(): Opened {
  const said: string[] = []
  const list = new ToastList(({ text }) => said.push(text.ru))
  return { list, said, shown: () => list.shown.map(({ text }) => text.ru) }
}

describe('the messages of a field', () => {
  it('stand in the order in which they came, and each is said', () => {
    const { list, said, shown } = openList()
    list.show(of('one'))
    list.show(of('two'))
    expect(shown()).toEqual(['one', 'two'])
    expect(said).toEqual(['one', 'two'])
  })

  it('are replaced in their place, also after the user has closed them', () => {
    const { list, said, shown } = openList()
    const first = list.show(of('one'))
    list.show(of('two'))
    first.update(of('three'))
    expect(shown()).toEqual(['three', 'two'])
    list.dismiss(list.shown[0]?.id ?? '')
    first.update(of('four'))
    expect(shown()).toEqual(['two', 'four'])
    expect(said).toEqual(['one', 'two', 'three', 'four'])
  })

  it('tell their owner when they go, unless it was the owner who closed or replaced them', () => {
    const { list } = openList()
    const gone: string[] = []
    const own = (text: string): Toast => of(text, { onClose: () => gone.push(text) })
    const first = list.show(own('one'))
    first.update(own('two'))
    first.close()
    first.close()
    expect(gone).toEqual([])
    list.show(own('three'))
    list.dismiss(list.shown[0]?.id ?? '')
    list.show(own('four'))
    list.show(own('five'))
    list.clear()
    expect(gone).toEqual(['three', 'four', 'five'])
    expect(list.shown).toEqual([])
  })

  it('go when what they offer is done, unless that puts another message in their place', () => {
    const { list, shown } = openList()
    const label = { ru: 'Повторить', en: 'Try again' }
    const message = list.show(of('failed', { action: { label, run: () => message.update(of('again')) } }))
    list.act(list.shown[0]?.id ?? '')
    expect(shown()).toEqual(['again'])
    const other = list.show(of('undo?', { action: { label, run: () => {} } }))
    list.act(list.shown[1]?.id ?? '')
    expect(shown()).toEqual(['again'])
    other.close()
  })
})
