const time = new Intl.DateTimeFormat('ru', { hour: '2-digit', minute: '2-digit' })
const day = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long' })
const dayAndYear = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', year: 'numeric' })

/**
 * When something happened: «сегодня в 14:05», «вчера в 14:05», «12 ноября в 14:05» in the same year, «12 ноября 2025 г.»
 * before.
 */
export function momentWords(moment: Date, now: Date): string {
  if (isSameDay(moment, now)) return `сегодня в ${time.format(moment)}`
  if (isSameDay(moment, dayBefore(now))) return `вчера в ${time.format(moment)}`
  if (moment.getFullYear() === now.getFullYear()) return `${day.format(moment)} в ${time.format(moment)}`
  return dayAndYear.format(moment)
}

/** A moment as the origin of something: «от 14:05» on the same day, «от 12 ноября, 14:05» in the same year. */
export function fromMoment(moment: Date, now: Date): string {
  if (isSameDay(moment, now)) return `от ${time.format(moment)}`
  if (moment.getFullYear() === now.getFullYear()) return `от ${day.format(moment)}, ${time.format(moment)}`
  return `от ${dayAndYear.format(moment)}`
}

function isSameDay(one: Date, other: Date): boolean {
  return one.toDateString() === other.toDateString()
}

function dayBefore(date: Date): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() - 1)
}
