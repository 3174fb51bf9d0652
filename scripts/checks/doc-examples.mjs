import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inRoot } from '../root.mjs'
import { run, tool } from '../run.mjs'

/** A block of TypeScript, and right above it, if it stands in more than it shows, `<!-- given` with what it is given. */
const block = /^(?:<!-- given\n[^]*?^-->\n+)?```(tsx?)\n[^]*?^```$/gm

const options = {
  target: 'ES2023',
  lib: ['ES2024', 'DOM', 'DOM.Iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  types: ['vite/client'],
  resolveJsonModule: true,
  noEmit: true,
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
}

/**
 * The examples of a page, each a module of its own in which every line has the number that it has in the page.
 * @param {string} page
 * @param {string} markdown
 * @returns {{ file: string, text: string }[]}
 */
export function examplesOf(page, markdown) {
  return [...markdown.matchAll(block)].map(({ 0: found, 1: kind, index }) => {
    const above = markdown.slice(0, index).split('\n').length - 1
    const code = found.replaceAll(/^(?:<!-- given|-->|```\w*)$/gm, '')
    return { file: `${page}.${above + 1}.${kind}`, text: `${'\n'.repeat(above)}${code}\nexport {}\n` }
  })
}

/**
 * What the compiler says of examples against the packages as they are built: one program for all of them. `besides` are further
 * files that they import.
 * @param {readonly { file: string, text: string }[]} examples
 * @param {Readonly<Record<string, string>>} besides
 * @returns {Promise<string[]>}
 */
export async function faultsOf(examples, besides = {}) {
  // Within the tree, so that packages are found as a host finds them.
  const folder = inRoot('node_modules', '.cache', `doc-examples-${process.pid}`)
  const write = (file, text) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  try {
    for (const { file, text } of examples) write(file, text)
    for (const [file, text] of Object.entries(besides)) write(file, text)
    write(
      'tsconfig.json',
      JSON.stringify({ compilerOptions: options, files: examples.map(({ file }) => file) }),
    )
    const { code, output } = await run(tool('tsc'), ['-p', '.', '--pretty', 'false'], { cwd: folder })
    const faults = output.split('\n').filter(line => line !== '')
    return code === 0 || faults.length > 0 ? faults : ['The compiler failed and said nothing.']
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
