import { convertAtlassian } from './atlassian.ts'
import { convertCode, isCodeOfEditor } from './code-editor.ts'
import { convertDocument, convertLibreOffice } from './documents.ts'
import { convertGoogleDocs } from './google-docs.ts'
import { convertMessage } from './messengers.ts'
import {
  findBelow,
  isElement,
  readTree,
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
import { convertWord } from './word/word.ts'
import { convertWordOnline } from './word-online.ts'
import { writeTree } from './write-tree.ts'

/** What a program copied, as plain HTML of the same look. */
export interface ConvertedPaste {
  readonly html: string
  /** How many cells are left of tables that had too many; `null` where all are. */
  readonly cellsLeft: number | null
}

type Converter = (body: PastedElement, sheet: StyleSheet) => void

const converters: Readonly<Record<PasteSource, Converter>> = {
  taskfield: restoreOwn,
  word: convertWord,
  wordOnline: convertWordOnline,
  excel: convertSheet,
  sheets: convertSheet,
  googleDocs: convertGoogleDocs,
  libreOffice: convertLibreOffice,
  document: convertDocument,
  atlassian: convertAtlassian,
  message: convertMessage,
  page: convertPage,
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
  const tree = readTree(root)
  const sheet = new StyleSheet(tree)
  replaceBelow(tree, node => (isElement(node) && node.name === 'style' ? [] : [node]))
  const body = findBelow(tree, ({ name }) => name === 'body') ?? tree
  if (source === 'page' && isCodeOfEditor(body)) convertCode(body, language)
  else converters[source](body, sheet)
  const cellsLeft = source === 'taskfield' ? null : limitCells(body)
  return { html: writeTree(body.children), cellsLeft }
}
