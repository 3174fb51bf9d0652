import { cdp } from 'vitest/browser'

/** A key as the browser tells it; `keyCode` is 0 where it tells none. */
export interface RawKey {
  readonly key: string
  readonly code: string
  readonly keyCode: number
  readonly shift?: boolean
  readonly alt?: boolean
}

/** Presses a key with Ctrl, as any keyboard layout and browser may tell it. */
export async function pressWithControl({
  key,
  code,
  keyCode,
  shift = false,
  alt = false,
}: RawKey): Promise<void> {
  const event = {
    key,
    code,
    windowsVirtualKeyCode: keyCode,
    modifiers: 2 + (shift ? 8 : 0) + (alt ? 1 : 0),
  }
  await cdp().send('Input.dispatchKeyEvent', { ...event, type: 'rawKeyDown' })
  await cdp().send('Input.dispatchKeyEvent', { ...event, type: 'keyUp' })
}
