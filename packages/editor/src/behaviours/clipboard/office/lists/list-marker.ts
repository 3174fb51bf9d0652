/** What stands before an item of a list. */
export interface ListMarker {
  readonly isNumbered: boolean
  /** A CSS `list-style-type`; `null` is the usual of the list. */
  readonly style: string | null
  /** The number of the item; `null` where it has none. */
  readonly number: number | null
}

/** How Word calls what a list is numbered with. Cyrillic letters have no name in CSS, and become numbers. */
const wordFormats: Readonly<Record<string, string>> = {
  'alpha-lower': 'lower-latin',
  'alpha-upper': 'upper-latin',
  'roman-lower': 'lower-roman',
  'roman-upper': 'upper-roman',
  'arabic-leading-zero': 'decimal-leading-zero',
  'decimal-leading-zero': 'decimal-leading-zero',
}

const bullets: Readonly<Record<string, string>> = {
  '·': 'disc',
  '•': 'disc',
  '●': 'disc',
  '\uf0b7': 'disc',
  o: 'circle',
  '○': 'circle',
  '◦': 'circle',
  '§': 'square',
  '▪': 'square',
  '■': 'square',
  '\uf0a7': 'square',
}

const romanDigits: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 }

/** The letters that Russian lists are numbered with. */
const cyrillic = 'абвгдежзиклмнопрстуфхцчшщэюя'

/** Reads the marker of an item. `format` is Word's name of what the level is numbered with, where it says so. */
export function readMarker(text: string, format: string | null): ListMarker {
  const marker = text.replace(/[\s\u00a0]+/g, '')
  if (format === 'bullet' || format === 'image') return bullet(marker)
  const numbers = marker.match(/\p{L}+|\d+/gu)
  const last = numbers?.at(-1)
  if (format === null && !isNumbering(marker)) return bullet(marker)
  const style = format === null ? guessStyle(last ?? '') : (wordFormats[format] ?? null)
  return { isNumbered: true, style, number: last === undefined ? null : numberOf(last, style) }
}

const bullet = (marker: string): ListMarker => ({
  isNumbered: false,
  style: bullets[marker] ?? null,
  number: null,
})

/** Whether a text is what items are numbered with: `1.`, `2.1`, `a)`, `(iv)`, `а)`. */
function isNumbering(text: string): boolean {
  return /^\(?(?:\d+[.)]?)+\)?$|^\(?(?:\d+\.)*(?:[ivxlcdm]+|[IVXLCDM]+|[a-zа-я]{1,2}|[A-ZА-Я])[.)]+$/u.test(
    text,
  )
}

function guessStyle(label: string): string | null {
  if (/^\d*$/.test(label) || /[а-я]/i.test(label)) return null
  const isLower = label === label.toLowerCase()
  if (/^(?:i|[ivx]{2,})$/i.test(label)) return isLower ? 'lower-roman' : 'upper-roman'
  return isLower ? 'lower-latin' : 'upper-latin'
}

function numberOf(label: string, style: string | null): number | null {
  if (/^\d+$/.test(label)) return Number(label)
  const letters = label.toLowerCase()
  if (style?.endsWith('roman') === true) return romanNumber(letters)
  const place = cyrillic.indexOf(letters)
  if (letters.length === 1 && place >= 0) return place + 1
  return /^[a-z]+$/.test(letters) ? latinNumber(letters) : null
}

function romanNumber(letters: string): number | null {
  let number = 0
  for (const [index, letter] of [...letters].entries()) {
    const value = romanDigits[letter]
    if (value === undefined) return null
    number += value < (romanDigits[letters[index + 1] ?? ''] ?? 0) ? -value : value
  }
  return number
}

/** `a` to `z`, then `aa`, `bb` as Word counts. */
function latinNumber(letters: string): number | null {
  const first = letters.charAt(0)
  if (letters !== first.repeat(letters.length)) return null
  return first.charCodeAt(0) - 96 + 26 * (letters.length - 1)
}
