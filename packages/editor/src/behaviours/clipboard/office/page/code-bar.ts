import { findLanguage } from '../../../../content/highlight/languages.ts'
import {
  classesOf,
  elementsBelow,
  findBelow,
  holdsText,
  isElement,
  type PastedElement,
  type PastedNode,
} from '../tree/pasted-tree.ts'
import { isLeftOut } from './unseen.ts'

/** Numbers that sites draw beside lines of code. */
const lineNumbers = /^(?:linenumber|lineno|linenos|line-numbers?-rows|line-numbers?|blob-num)$/

/** Whether an element holds the numbers of lines of code. */
export const isLineNumber = (element: PastedElement): boolean =>
  classesOf(element).some(name => lineNumbers.test(name))

/**
 * Whether an element of a block of code holds all of the code: no words stand right beside it, and those in elements of their own are of a bar that a site draws around
 * code. `named` is the language that the code is known to be in.
 */
export function isAllCode(block: PastedElement, code: PastedElement, named?: string): boolean {
  if (!holdsText(code)) return false
  const beside = besideOf(block, code).filter(holdsText)
  if (!beside.every(isElement)) return false
  const isPressed = [...elementsBelow(block, part => part !== code)].some(isLeftOut)
  return beside.flatMap(wordsOf).every(word => isOfBar(word, isPressed, named))
}

/** What stands in a block outside of its code. */
function besideOf(around: PastedElement, code: PastedElement): PastedNode[] {
  return around.children.flatMap(child => {
    if (child === code) return []
    const holdsCode = isElement(child) && findBelow(child, part => part === code) !== null
    return holdsCode ? besideOf(child, code) : [child]
  })
}

/** The words of a node, piece by piece, without those that are pressed or that nobody sees. */
function wordsOf(node: PastedNode): string[] {
  if (isElement(node)) return isLeftOut(node) || isLineNumber(node) ? [] : node.children.flatMap(wordsOf)
  return holdsText(node) && node.kind === 'text' ? [node.text.replace(/\s+/g, ' ').trim()] : []
}

/** What is written on what is pressed, where a site draws it with elements of any name. */
const presses =
  /^(?:copy|copied|edit|run|download|expand|collapse|wrap|копировать|скопировано|скачать)(?: (?:code|код))?!?$/i

/** Whether words are numbers, a language, or what is pressed. Beside what is pressed a sign is one of a button, and one word a language that the field does not know. */
function isOfBar(words: string, isPressed: boolean, named?: string): boolean {
  if (!/\p{L}/u.test(words)) return /^[\d ]+$/.test(words) || (isPressed && !/\d/.test(words))
  if (presses.test(words) || findLanguage(words) !== null) return true
  return words.toLowerCase() === named?.toLowerCase() || (isPressed && /^[a-z][a-z+#-]{0,19}$/i.test(words))
}
