import { elementsBelow, type PastedElement } from '../tree/pasted-tree.ts'

/** What fonts draw in the place of letters: a letter, and the sign. Source: the tables of the fonts. */
const wingdings =
  '"✂(☎*✉6⌛?✍A✌C👍D👎E☜F☞G☝H☟J☺K😐L☹M💣N☠P⚐Q✈R☼T❄X✠Y✡Z☪[☯l●m❍n■o□q❑r❒s⬧t⧫u◆v❖x☒z⌘{❀\u009f•¡○¤◉¥◎§▪¨☐ª✦«★¬✶­✴®✹¯✵Ø➢ß←à→á↑â↓ã↖ä↗å↙æ↘è➔ï⇦ð⇨ñ⇧ò⇩ó⬄ô⇳û✗ü✓ý☒þ☑'
const wingdings2 = "'☏O✗P✓Q☒R☑S☒T☒£☐"
const symbol =
  'AΑBΒCΧDΔEΕFΦGΓHΗIΙJϑKΚLΛMΜNΝOΟPΠQΘRΡSΣTΤUΥVςWΩXΞYΨZΖaαbβcχdδeεfφgγhηiιjϕkκlλmμnνoοpπqθrρsσtτuυvϖwωxξyψzζ"∀$∃@≅\\∴^⊥~∼¡ϒ¢′£≤¤⁄¥∞¦ƒ§♣¨♦©♥ª♠«↔¬←­↑®→¯↓²″³≥´×µ∝¶∂·•¸÷¹≠º≡»≈¼…ÀℵÃ℘Ä⊗Å⊕Æ∅Ç∩È∪É⊃Ê⊇Ë⊄Ì⊂Í⊆Î∈Ï∉Ð∠Ñ∇Õ∏Ö√×⋅Ø¬Ù∧Ú∨Û⇔Ü⇐Ý⇑Þ⇒ß⇓à◊å∑ò∫'

const fonts: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
  ['wingdings', signsOf(wingdings)],
  ['wingdings 2', signsOf(wingdings2)],
  ['symbol', signsOf(symbol)],
])

function signsOf(table: string): Map<string, string> {
  const signs = [...table]
  return new Map(signs.flatMap((letter, at) => (at % 2 === 0 ? [[letter, signs[at + 1] ?? letter]] : [])))
}

/** Makes signs of letters in a font of signs, with which Word writes arrows, ticks and Greek letters: without the font they would be letters. */
export function readSymbols(body: PastedElement): void {
  for (const element of elementsBelow(body)) {
    const font = fontOf(element)
    const signs = font === undefined ? undefined : fonts.get(font)
    if (signs) writeSigns(element, signs)
  }
}

/** The font that an element names, the first of several. */
function fontOf({ style, attributes }: PastedElement): string | undefined {
  const named = style.get('mso-symbol-font-family') ?? style.get('font-family') ?? attributes.get('face')
  if (named === undefined || !/^["']?(?:wingdings|symbol)/i.test(named)) return named
  return named.split(',')[0]?.replace(/["']/g, '').trim().toLowerCase()
}

/** Writes the signs of all text in a font; what names another is in that one. */
function writeSigns({ children }: PastedElement, signs: ReadonlyMap<string, string>): void {
  for (const child of children) {
    if (child.kind === 'text') child.text = [...child.text].map(letter => signOf(letter, signs)).join('')
    else if (child.kind === 'element' && fontOf(child) === undefined) writeSigns(child, signs)
  }
}

/** A letter may stand as it is, or in the room that Unicode leaves to fonts. */
function signOf(letter: string, signs: ReadonlyMap<string, string>): string {
  const code = letter.charCodeAt(0)
  const plain = code >= 0xf020 && code <= 0xf0ff ? String.fromCharCode(code - 0xf000) : letter
  return signs.get(plain) ?? letter
}
