import { expect, it } from 'vitest'
import { isTextAlone } from './text-alone.ts'

const plain = 'Раз <b>\n\n* два & три'

it.each([
  [
    'words in spans',
    `<meta charset="utf-8"><!--StartFragment--><span style="font-size:14px">Раз &lt;b&gt; * два &amp; <font>три</font></span>`,
    plain,
    true,
  ],
  ['a text of one line', '<span>Раз</span>', 'Раз\n', false],
  ['a paragraph', '<p>Раз b два три</p>', plain, false],
  ['a break', '<span>Раз b<br>два три</span>', plain, false],
  ['a link', '<a href="/">Раз b два три</a>', plain, false],
  ['other words', '<span>Раз b два четыре</span>', plain, false],
  ['lines that a style keeps', '<span style="white-space:pre-wrap">Раз b\n\nдва три</span>', plain, false],
])('HTML is nothing but the words of the text beside it: %s', (_, html, text, isAlone) => {
  expect(isTextAlone(html, text)).toBe(isAlone)
})
