import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { copyText } from './copy-text.ts'

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** Copies by a click, as browsers want it, and pastes. */
async function copyAndPaste(text: string): Promise<{ told: boolean | undefined; pasted: string }> {
  const button = document.body.appendChild(document.createElement('button'))
  const area = document.body.appendChild(document.createElement('textarea'))
  let told: boolean | undefined
  button.textContent = 'copy'
  button.addEventListener('click', () => void copyText(text).then(isCopied => (told = isCopied)))
  await userEvent.click(button)
  await vi.waitFor(() => expect(told).toBeDefined())
  area.focus()
  await userEvent.keyboard('{Control>}v{/Control}')
  return { told, pasted: area.value }
}

describe('copying a text', () => {
  it('puts it on the clipboard of a page without HTTPS', async () => {
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)
    expect(await copyAndPaste('раз\n\tдва')).toEqual({ told: true, pasted: 'раз\n\tдва' })
  })

  it('puts it there when the browser forbids the newer way', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    expect(await copyAndPaste('текст')).toEqual({ told: true, pasted: 'текст' })
  })

  it('says when it cannot', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    vi.spyOn(document, 'execCommand').mockReturnValue(false)
    expect((await copyAndPaste('текст')).told).toBe(false)
  })
})
