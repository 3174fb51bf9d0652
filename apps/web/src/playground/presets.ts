import type { Message } from '@taskfield/editor'
import { sample } from './sample.ts'
import { emptyText, hugeText, sampleText } from './messages.ts'

/** A text to try the field with. */
export interface Preset {
  name: string
  label: Message
  html: () => string
}

export const presets: readonly Preset[] = [
  { name: 'empty', label: emptyText, html: () => '' },
  { name: 'sample', label: sampleText, html: () => sample },
  { name: 'huge', label: hugeText, html: writeHuge },
]

/** The HTML that the setting `value` stands for: a preset's, or the value itself. */
export function htmlOf(value: string): string {
  return presets.find(preset => preset.name === value)?.html() ?? value
}

const hugeSections = 1000

/** Half a million characters in sections, each with a heading, text, a list and now and then a table. */
function writeHuge(): string {
  return Array.from({ length: hugeSections }, (_, index) => section(index + 1)).join('')
}

function section(number: number): string {
  const table =
    number % 5 === 0
      ? '<figure class="table"><table><tbody><tr><td>Срок</td><td>5 дней</td></tr><tr><td>Отдел</td><td>Закупки</td></tr></tbody></table></figure>'
      : ''
  return (
    `<h3>${number}. Раздел</h3>` +
    `<p>Заявка проверяется по <strong>трём признакам</strong>: сумма, поставщик и срок. Если хотя бы один из них ` +
    `не совпал с договором, заявка возвращается автору с указанием причины, а срок считается заново.</p>` +
    `<p>Ответственный получает <i>письмо</i> и видит заявку в своём списке. Пока он не ответил, её можно отозвать.</p>` +
    `<ul><li>сумма до 100 000 ₽;</li><li>поставщик из списка № ${number};</li><li>срок не больше месяца.</li></ul>${table}`
  )
}
