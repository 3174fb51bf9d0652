import type { ParsedElement } from '@taskfield/document'
import { convertAtlassian } from './atlassian.ts'
import { readBoxSigns } from './lists/box-signs.ts'
import { convertCode, isCodeOfEditor } from './code-editor.ts'
import { convertDocument, convertLibreOffice } from './documents.ts'
import { convertGoogleDocs } from './google-docs.ts'
import { convertMessage } from './messengers.ts'
import { isNeeded, type Pass } from './pass.ts'
import { findBelow, type PastedElement } from './tree/pasted-tree.ts'
import { readTree, type ReadTree } from './tree/read-tree.ts'
import { restoreOwn } from '../own/restore-own.ts'
import { convertSheet } from './tables/sheets.ts'
import type { PasteSource } from './source-of.ts'
import { StyleSheet } from './looks/style-sheet.ts'
import { limitCells } from './tables/tables.ts'
import { pagePasses } from './page/web-page.ts'
import { wordPasses } from './word/word.ts'
import { convertWordOnline } from './word/word-online.ts'
import { writeTreeInSteps, type WrittenTree } from './tree/write-tree.ts'

/** What a program copied, as plain HTML of the same look, and its tree where it was asked for and no parser would make another. */
export interface ConvertedPaste extends WrittenTree {
  /** How many cells are left of tables that had too many; `null` where all are. */
  readonly cellsLeft: number | null
}

/** What is done to the clipboard of each source, one after the other. */
const converters: Readonly<Record<PasteSource, readonly Pass[]>> = {
  taskfield: [{ convert: restoreOwn }],
  word: wordPasses,
  wordOnline: [{ convert: convertWordOnline }],
  excel: [{ convert: convertSheet }],
  sheets: [{ convert: convertSheet }],
  googleDocs: [{ convert: convertGoogleDocs }],
  libreOffice: [{ convert: convertLibreOffice }],
  document: [{ convert: convertDocument }],
  atlassian: [{ convert: convertAtlassian }, ...pagePasses],
  message: [{ convert: convertMessage }, ...pagePasses],
  page: pagePasses,
}

/** What is known of what is converted, and what is asked for. */
export interface ConvertOptions {
  /** What a code editor says beside the HTML of the language of the code. */
  readonly language?: string | null
  /** Whether the tree of the HTML is asked for. */
  readonly withTree?: boolean
}

/**
 * Turns what a program copied into plain HTML that says the same. Works on the text of attributes: browsers drop from styles
 * what they do not know, and what they do not know is what office programs say.
 */
export function convertPasted(
  root: ParsedElement,
  source: PasteSource,
  options: ConvertOptions = {},
): ConvertedPaste {
  return convertTree(readTree(root), source, options)
}

/** The same of a tree that was read. */
export function convertTree(
  read: ReadTree,
  source: PasteSource,
  options: ConvertOptions = {},
): ConvertedPaste {
  const steps = convertInSteps(read, source, options)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The same in steps, between which the page can do something else. */
export function* convertInSteps(
  read: ReadTree,
  source: PasteSource,
  { language = null, withTree = false }: ConvertOptions = {},
): Generator<void, ConvertedPaste, void> {
  const sheet = new StyleSheet(read.sheets)
  const body = bodyOf(read.root)
  yield
  if (source === 'page' && isCodeOfEditor(body)) convertCode(body, language)
  else
    for (const pass of converters[source]) {
      if (isNeeded(pass, read.names)) pass.convert(body, sheet)
      yield
    }
  const isOurs = source === 'taskfield'
  if (!isOurs) readBoxSigns(body)
  yield
  const cellsLeft = isOurs ? null : limitCells(body)
  return { ...(yield* writeTreeInSteps(body.children, withTree)), cellsLeft }
}

function bodyOf(root: PastedElement): PastedElement {
  return (root.name === 'body' ? null : findBelow(root, ({ name }) => name === 'body')) ?? root
}
