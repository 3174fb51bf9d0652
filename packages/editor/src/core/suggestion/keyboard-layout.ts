const latin = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const russian = 'ёйцукенгшщзхъфывапролджэячсмитьбю'

const pairs: ReadonlyMap<string, string> = new Map(
  Array.from(latin, (key, index): [string, string][] => {
    const letter = russian[index] ?? key
    return [
      [key, letter],
      [letter, key],
    ]
  }).flat(),
)

/**
 * What the keys of a text would have typed on the other layout, Latin or Russian: `pflfxf` is `задача`, `сщву` is `code`.
 * Takes small letters.
 */
export function onOtherLayout(text: string): string {
  return Array.from(text, character => pairs.get(character) ?? character).join('')
}
