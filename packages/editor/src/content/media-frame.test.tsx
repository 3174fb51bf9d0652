import { findMedia } from '@taskfield/document'
import { expect, it } from 'vitest'
import { createMediaFrame } from './media-frame.ts'

it('a player of another site has its own origin and may neither open windows nor lead the page elsewhere', () => {
  const frame = findMedia('https://youtu.be/abc')?.frame
  if (!frame) throw new Error('YouTube has no player.')
  const element = createMediaFrame(frame, 'video', 'Видео: YouTube')
  expect(element.src).toBe('https://www.youtube-nocookie.com/embed/abc?autoplay=1')
  expect([...element.sandbox]).toEqual(['allow-scripts', 'allow-same-origin'])
  expect(element.isConnected).toBe(false)
})
