import { expect, it, vi } from 'vitest'
import { checkMessages } from './check-messages.ts'

it('names the texts of a host that stand in place of none, once', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const texts = { Bold: 'Fett', bold: 'fett', 'Headline {number}': '' }
  const messages = { texts }
  checkMessages(messages)
  checkMessages(messages)
  checkMessages({ texts: { Bold: 'Fett' } })
  checkMessages(null)
  expect(warn.mock.calls).toHaveLength(1)
  expect(warn.mock.calls[0]?.[0]).toContain('"bold", "Headline {number}"')
  warn.mockRestore()
})
