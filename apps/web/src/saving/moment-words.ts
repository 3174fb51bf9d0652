import type { Message } from '@taskfield/editor'

const formats = (options: Intl.DateTimeFormatOptions): ((moment: Date) => Message) => {
  const ru = new Intl.DateTimeFormat('ru', options)
  const en = new Intl.DateTimeFormat('en-GB', options)
  return moment => ({ ru: ru.format(moment), en: en.format(moment) })
}

const time = formats({ hour: '2-digit', minute: '2-digit' })
const day = formats({ day: 'numeric', month: 'long' })
const dayAndYear = formats({ day: 'numeric', month: 'long', year: 'numeric' })

/**
 * When something happened: «сегодня в 14:05», «вчера в 14:05», «12 ноября в 14:05» in the same year, «12 ноября 2025 г.»
 * before.
 */
export function momentWords(moment: Date, now: Date): Message {
  const at = time(moment)
  if (isSameDay(moment, now)) return { ru: `сегодня в ${at.ru}`, en: `today at ${at.en}` }
  if (isSameDay(moment, dayBefore(now))) return { ru: `вчера в ${at.ru}`, en: `yesterday at ${at.en}` }
  if (moment.getFullYear() !== now.getFullYear()) return dayAndYear(moment)
  return { ru: `${day(moment).ru} в ${at.ru}`, en: `${day(moment).en} at ${at.en}` }
}

/** The time alone of what happened today; of anything else when it happened. */
export function justNow(moment: Date, now: Date): Message {
  const at = time(moment)
  return isSameDay(moment, now) ? { ru: `в ${at.ru}`, en: `at ${at.en}` } : momentWords(moment, now)
}

/** A moment as the origin of something: «от 14:05» on the same day, «от 12 ноября, 14:05» in the same year. */
export function fromMoment(moment: Date, now: Date): Message {
  const at = time(moment)
  if (isSameDay(moment, now)) return { ru: `от ${at.ru}`, en: `from ${at.en}` }
  const isThisYear = moment.getFullYear() === now.getFullYear()
  const date = isThisYear ? day(moment) : dayAndYear(moment)
  return isThisYear
    ? { ru: `от ${date.ru}, ${at.ru}`, en: `from ${date.en}, ${at.en}` }
    : { ru: `от ${date.ru}`, en: `from ${date.en}` }
}

function isSameDay(one: Date, other: Date): boolean {
  return one.toDateString() === other.toDateString()
}

function dayBefore(date: Date): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() - 1)
}
