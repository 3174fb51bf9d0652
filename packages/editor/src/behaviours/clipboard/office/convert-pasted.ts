import { convertAtlassian } from './atlassian.ts'
import { readBoxSigns } from './box-signs.ts'
import { convertCode, isCodeOfEditor } from './code-editor.ts'
import { convertDocument, convertLibreOffice } from './documents.ts'
import { convertGoogleDocs } from './google-docs.ts'
import { convertMessage } from './messengers.ts'
import {
  findBelow,
  isElement,
  readTreeInSteps,
  replaceBelow,
  type PastedElement,
  type SourceElement,
} from './pasted-tree.ts'
import { restoreOwn } from '../own/restore-own.ts'
import { convertSheet } from './sheets.ts'
import type { PasteSource } from './source-of.ts'
import { StyleSheet } from './style-sheet.ts'
import { limitCells } from './tables.ts'
import { convertPage } from './web-page.ts'
import { wordPasses } from './word/word.ts'
import { convertWordOnline } from './word-online.ts'
import { writeTreeInSteps } from './write-tree.ts'

/** What a program copied, as plain HTML of the same look. */
export interface ConvertedPaste {
  readonly html: string
  /** How many cells are left of tables that had too many; `null` where all are. */
  readonly cellsLeft: number | null
}

type Pass = (body: PastedElement, sheet: StyleSheet) => void

/** What is done to the clipboard of each source, one after the other. */
const converters: Readonly<Record<PasteSource, readonly Pass[]>> = {
  taskfield: [restoreOwn],
  word: wordPasses,
  wordOnline: [convertWordOnline],
  excel: [convertSheet],
  sheets: [convertSheet],
  googleDocs: [convertGoogleDocs],
  libreOffice: [convertLibreOffice],
  document: [convertDocument],
  atlassian: [convertAtlassian],
  message: [convertMessage],
  page: [convertPage],
}

/**
 * Turns what a program copied into plain HTML that says the same. Works on the text of attributes: browsers drop from styles
 * what they do not know, and what they do not know is what office programs say.
 *
 * @param language what a code editor says beside the HTML of the language of the code.
 */
export function convertPasted(
  root: SourceElement,
  source: PasteSource,
  language: string | null = null,
): ConvertedPaste {
  const steps = convertInSteps(root, source, language)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/**
 * The same in steps, between which the page can do something else. Each says how many passes over the text are done. `shown` is that of
 * `hiddenStyles`.
 */
export function* convertInSteps(
  root: SourceElement,
  source: PasteSource,
  language: string | null = null,
  shown?: (text: string) => string,
): Generator<number, ConvertedPaste, void> {
  let passes = 0
  const tree = yield* whileAt(passes++, readTreeInSteps(root, shown))
  yield passes++
  const sheet = new StyleSheet(tree)
  replaceBelow(tree, node => (isElement(node) && node.name === 'style' ? [] : [node]))
  const body = findBelow(tree, ({ name }) => name === 'body') ?? tree
  yield passes++
  if (source === 'page' && isCodeOfEditor(body)) convertCode(body, language)
  else
    for (const pass of converters[source]) {
      pass(body, sheet)
      yield passes++
    }
  if (source !== 'taskfield') readBoxSigns(body)
  yield passes
  const cellsLeft = source === 'taskfield' ? null : limitCells(body)
  return { html: yield* whileAt(passes, writeTreeInSteps(body.children)), cellsLeft }
}

/** The steps of one pass. */
function* whileAt<T>(passes: number, steps: Generator<void, T, void>): Generator<number, T, void> {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    yield passes
  }
}
