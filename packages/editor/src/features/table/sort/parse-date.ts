const russian = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})(?: г\.)?(?:,? (\d{1,2}):(\d{2})(?::(\d{2}))?)?$/
const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?)?$/

/** Reads a date such as `21.11.2026`, `21.11.26 9:30` or `2026-11-21`: ms since 1970, for comparing. `null` for what is none. */
export function parseDate(text: string): number | null {
  const trimmed = text.trim()
  const ours = russian.exec(trimmed)
  if (ours) {
    const [, day, month, year = '', ...time] = ours
    return dateOf([year.length === 2 ? `20${year}` : year, month, day], time)
  }
  const [, year, month, day, ...time] = iso.exec(trimmed) ?? []
  return year === undefined ? null : dateOf([year, month, day], time)
}

type Parts = readonly (string | undefined)[]

/** `null` for a day that no calendar has. */
function dateOf(
  [year, month, day]: Parts,
  [hours = '0', minutes = '0', seconds = '0']: Parts,
): number | null {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  if (date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(day)) return null
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null
  return date.getTime() + ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000
}
