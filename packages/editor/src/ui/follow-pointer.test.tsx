import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { followPointer } from './follow-pointer.ts'

const send = (type: string, init: PointerEventInit = {}): boolean =>
  document.body.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 7, ...init }))

/** What a follower is told of a pointer that was pressed at 10, 20. */
function follow(): string[] {
  const told: string[] = []
  followPointer(new PointerEvent('pointerdown', { pointerId: 7, clientX: 10, clientY: 20 }), {
    move: ({ x, y }) => told.push(`${x}, ${y}`),
    end: isDone => told.push(isDone ? 'done' : 'taken back'),
  })
  return told
}

it('tells how far a pointer has gone, and nothing more once it is let go', () => {
  const told = follow()
  send('pointermove', { clientX: 13, clientY: 25 })
  send('pointerup')
  send('pointermove', { clientX: 50 })
  send('pointerup')
  expect(told).toEqual(['3, 5', 'done'])
})

it('takes no notice of another pointer', () => {
  const told = follow()
  for (const type of ['pointermove', 'pointerup', 'pointercancel']) send(type, { pointerId: 8 })
  expect(told).toEqual([])
  send('pointerup')
  expect(told).toEqual(['done'])
})

it('ends without a result where the browser takes the pointer away, and at Escape, which does nothing else', async () => {
  const cancelled = follow()
  send('pointercancel')
  send('pointerup')
  expect(cancelled).toEqual(['taken back'])
  const escaped = follow()
  const keys: string[] = []
  const listening = new AbortController()
  document.body.addEventListener('keydown', ({ key }) => keys.push(key), listening)
  await userEvent.keyboard('a{Escape}b{Escape}')
  listening.abort()
  expect(escaped).toEqual(['taken back'])
  expect(keys).toEqual(['a', 'b', 'Escape'])
})
