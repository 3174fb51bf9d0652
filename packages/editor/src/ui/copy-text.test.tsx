import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { copyText } from './copy-text.ts'

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** Copies by a click, as browsers want it, and pastes. */
async function copyAndPaste(text: string): Promise<{ isCopied: boolean | undefined; pasted: string }> {
  const button = document.body.appendChild(document.createElement('button'))
  const area = document.body.appendChild(document.createElement('textarea'))
  let isCopied: boolean | undefined
  button.textContent = 'copy'
  button.addEventListener('click', () => void copyText(text).then(outcome => (isCopied = outcome)))
  await userEvent.click(button)
  await expect.poll(() => isCopied).toBeDefined()
  area.focus()
  await userEvent.keyboard('{Control>}v{/Control}')
  return { isCopied, pasted: area.value }
}

describe('copying a text', () => {
  it('puts it on the clipboard of a page without HTTPS', async () => {
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)
    expect(await copyAndPaste('раз\n\tдва')).toEqual({ isCopied: true, pasted: 'раз\n\tдва' })
  })

  it('puts it there when the browser forbids the newer way', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    expect(await copyAndPaste('текст')).toEqual({ isCopied: true, pasted: 'текст' })
  })

  it('says when it cannot', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    vi.spyOn(document, 'execCommand').mockReturnValue(false)
    expect((await copyAndPaste('текст')).isCopied).toBe(false)
  })
})
