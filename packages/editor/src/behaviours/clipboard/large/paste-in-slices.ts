import {
  hiddenStyles,
  HtmlTooComplex,
  parseTree,
  parseablePiecesInSteps,
  pendingUploads,
  readTrees,
  schema,
  writeBlocks,
  type HtmlElement,
  type ReadOptions,
} from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import { convertInSteps, type ConvertedPaste } from '../office/convert-pasted.ts'
import type { PasteSource } from '../office/source-of.ts'
import { readSourceInSteps } from '../office/tree/read-source.ts'
import { readTreeInSteps, type ReadTree } from '../office/tree/read-tree.ts'
import { parseInSteps } from './parse-in-steps.ts'
import { Pauses } from './pauses.ts'

/** What is pasted, and who waits for it. */
export interface SlicedPaste {
  readonly html: string
  /** `null` where the HTML only needs to be read. */
  readonly source: PasteSource | null
  /** What a code editor says beside it of the language. */
  readonly language: string | null
  readonly options: ReadOptions
  /** Makes HTML that was converted ready to be read. */
  readonly prepare: (html: string) => string
  /** Ends the work, which then throws the reason. */
  readonly signal: AbortSignal
  /** Hears how much is done: from 0 to 1. */
  readonly onProgress: (done: number) => void
}

/** Blocks that were pasted, and how many cells are left of tables that had too many. */
export interface SlicedBlocks {
  readonly blocks: readonly Node[]
  readonly cellsLeft: number | null
}

/** About how many passes converting takes. */
const usualPasses = 12

/** Converts and reads HTML as a paste does, in slices between which the page does what else there is to do. */
export async function pasteInSlices(paste: SlicedPaste): Promise<SlicedBlocks> {
  const pauses = new Pauses(paste.signal)
  const { html, cellsLeft } = await convert(paste, pauses)
  await pauses.take()
  const prepared = paste.prepare(html)
  await pauses.take()
  const pieces = await parseable(prepared, pauses)
  await pauses.take()
  return { blocks: await read(pieces, paste, pauses), cellsLeft }
}

async function convert(paste: SlicedPaste, pauses: Pauses): Promise<ConvertedPaste> {
  const { html, source, language, onProgress } = paste
  if (!source) return { html, tree: null, cellsLeft: null }
  const tree = await readTreeSlowly(html, pauses)
  if (!tree) return { html, tree, cellsLeft: null }
  let passes = 0
  return pauses.between(convertInSteps(tree, source, { language }), () =>
    onProgress(Math.min(++passes / usualPasses, 1) / 2),
  )
}

/** The tree of HTML, which a parser makes where it is not plain; `null` of HTML that no text needs. */
async function readTreeSlowly(html: string, pauses: Pauses): Promise<ReadTree | null> {
  const plain = await pauses.between(readSourceInSteps(html))
  if (plain) return plain
  try {
    await pauses.between(parseablePiecesInSteps(html))
  } catch (error) {
    if (!(error instanceof HtmlTooComplex)) throw error
    return null
  }
  await pauses.take()
  const { html: hidden, shown } = hiddenStyles(html)
  await pauses.take()
  const documentElement = await pauses.between(parseInSteps(hidden))
  await pauses.take()
  return pauses.between(readTreeInSteps(documentElement, shown))
}

/** HTML in pieces for a parser; HTML that no text needs as its text. */
async function parseable(html: string, pauses: Pauses): Promise<readonly string[]> {
  try {
    return await pauses.between(parseablePiecesInSteps(html, { partsWrappers: true }))
  } catch (error) {
    if (!(error instanceof HtmlTooComplex)) throw error
    return pauses.between(parseablePiecesInSteps(html.replace(/<[^>]*>/g, ' ')))
  }
}

async function read(
  pieces: readonly string[],
  { options, onProgress }: SlicedPaste,
  pauses: Pauses,
): Promise<Node[]> {
  const blocks: Node[] = []
  let count = 0
  function* trees(): Generator<HtmlElement> {
    for (const piece of pieces) {
      count++
      yield parseTree(piece)
    }
  }
  for (const done of readTrees(trees(), schema, options)) {
    blocks.push(...done)
    // What is saved of a node, and what it waits for, is kept with it: all of it is asked for at one go.
    for (const block of done) {
      writeBlocks(schema.nodes.doc.create(null, block))
      pendingUploads(block)
    }
    if (!pauses.areDue) continue
    onProgress(0.5 + count / pieces.length / 2)
    // oxlint-disable-next-line no-await-in-loop -- what else there is to do goes first
    await pauses.take()
  }
  return blocks
}
