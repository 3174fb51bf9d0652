import { expect, it } from 'vitest'
import { openField } from '../../testing/open-field.ts'

// Without the helper of tests that loads the code first.
it('a drop that comes before its code is given again, at its place, once the code is there', async () => {
  const { text, written } = openField('<p>|</p>')
  const dataTransfer = new DataTransfer()
  const item = "<span style='mso-list:Ignore'>1.</span>Пункт"
  const line = `<p style='mso-list:l0 level1 lfo1'>${item}</p>`
  dataTransfer.setData('text/html', line + line)
  const { left, top } = text.querySelector('p')?.getBoundingClientRect() ?? new DOMRect()
  const place = { clientX: left + 1, clientY: top + 5, bubbles: true, cancelable: true }
  text.dispatchEvent(new DragEvent('drop', { dataTransfer, ...place }))
  await expect.poll(() => written()).toBe('<ol><li>[Пункт</li><li>Пункт]</li></ol>')
})
