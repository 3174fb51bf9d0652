import { expect, it } from 'vitest'
import { paste } from '../../testing/clipboard.ts'
import { openField } from '../../testing/open-field.ts'

it('keeps the lines of a text whose HTML has lost them', async () => {
  const { text, written, press } = openField('<p>x|</p>')
  paste(text, {
    html: '<meta charset="utf-8"><span style="font-size:14px">Раз\n\nдва\nтри</span>',
    plain: 'Раз\n\nдва\nтри',
  })
  expect(written()).toBe('<p>xРаз</p><p>два<br>три|</p>')
  await press('{Control>}z{/Control}')
  expect(written()).toBe('<p>x|</p>')
})

it.each([
  ['a board', '<span data-meta="<--(board)x(/board)-->"></span>', 'Смета'],
  ['a button', '<button style="orphans: 2">Смета</button>', 'Смета'],
])('pastes the text beside HTML that holds none: of %s', (_, html, plain) => {
  const { text, written } = openField('<p>x|</p>')
  paste(text, { html, plain })
  expect(written()).toBe('<p>xСмета|</p>')
})
