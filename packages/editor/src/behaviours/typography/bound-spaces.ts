import { findReplacement, type Replacement, type TextChange } from './text-change.ts'

const shortWords = 'а|в|во|до|за|и|из|к|ко|на|не|ни|но|о|об|от|по|с|со|у'

/** None of them begins with another, so that a space which undo gave back is not bound again at the next letter. */
export const units: readonly string[] = [
  'кг мг мм см км га мс сек мин кВт Гц КБ МБ ГБ ТБ kg mg mm cm km ml ms px Hz KB MB GB TB',
  'руб тыс млн млрд шт чел стр',
  'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
].flatMap(line => line.split(' '))

const noBreakSpace = '\u00a0'

const replacements: readonly Replacement[] = [
  [new RegExp(`(?<=(?:^|[\\s(«„“"])(?:${shortWords})) (?=[«„“"(]?[\\p{L}\\d]$)`, 'iu'), noBreakSpace],
  [new RegExp(`(?<=\\d) (?=(?:[%‰°₽$€]|${units.join('|')})$)`, 'iu'), noBreakSpace],
  // These may begin any other word: only what follows tells that they are units.
  [/(?<=\d) (?=(?:[гмлтчр]|мл)[^\p{L}\d]$)/u, noBreakSpace],
  [/(?<=[№§]) (?=\d$)/, noBreakSpace],
]

/**
 * The space after a short preposition or conjunction once the next word is begun, and the one between a number and
 * its unit, sign or month: there a line must not end.
 */
export function findBoundSpace(before: string): TextChange | null {
  return findReplacement(replacements, before)
}
