import { expect, it } from 'vitest'
import { openField } from '../../testing/open-field.ts'

// Without the helper of tests that loads the code first.
it('a paste that comes before its code is given again once the code is there', async () => {
  const { text, written } = openField('<p>до|</p>')
  const clipboardData = new DataTransfer()
  const item = "<span style='mso-list:Ignore'>1.</span>Пункт"
  clipboardData.setData(
    'text/html',
    `<p style='mso-list:l0 level1 lfo1'>${item}</p><p style='mso-list:l0 level1 lfo1'>${item}</p>`,
  )
  clipboardData.setData('text/plain', 'не то')
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  text.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
  await expect.poll(() => written()).toBe('<p>доПункт</p><ol><li>Пункт|</li></ol>')
})
