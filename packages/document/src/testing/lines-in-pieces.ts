import type { ParseTree } from '../html/html-element.ts'
import { plainTrees } from '../html/plain-tree.ts'
import { treeLines } from './tree-lines.ts'

/** The lines of a text's tree, whose plain pieces of so many characters are parsed without a parser, and what follows them with one. */
export function linesInPieces(html: string, length: number, parseTree: ParseTree): string[] {
  const trees = plainTrees(html, length)
  const lines: string[] = []
  for (;;) {
    const { done, value } = trees.next()
    if (done) return [...lines, ...treeLines(parseTree(value))]
    lines.push(...treeLines(value))
  }
}
