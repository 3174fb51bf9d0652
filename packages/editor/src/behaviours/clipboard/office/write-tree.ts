import type { PastedElement, PastedNode } from './pasted-tree.ts'

const voids: ReadonlySet<string> = new Set(['br', 'col', 'hr', 'img', 'input', 'wbr'])

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
}

const special = /[&<>"\r]/

const escape = (text: string): string =>
  special.test(text) ? text.replace(/[&<>"\r]/g, character => escapes[character] ?? '') : text

/** Writes nodes as HTML, without comments. */
export function writeTree(nodes: readonly PastedNode[]): string {
  return nodes.map(writeNode).join('')
}

/** After how many nodes writing in steps lets something else happen: a few ms. */
const nodesInStep = 500

/** The same in steps, between which a page can do something else. */
export function* writeTreeInSteps(nodes: readonly PastedNode[]): Generator<void, string, void> {
  let written = ''
  for (let from = 0; from < nodes.length; from += nodesInStep) {
    written += writeTree(nodes.slice(from, from + nodesInStep))
    yield
  }
  return written
}

function writeNode(node: PastedNode): string {
  if (node.kind === 'text') return escape(node.text)
  if (node.kind === 'comment' || node.name === 'head') return ''
  const tag = `<${node.name}${writeAttributes(node)}>`
  return voids.has(node.name) ? tag : `${tag}${openLine(node)}${writeTree(node.children)}</${node.name}>`
}

function writeAttributes({ attributes, style }: PastedElement): string {
  let written = ''
  for (const [name, value] of attributes)
    if (/^[^\s"'<>/=]+$/.test(name)) written += ` ${name}="${escape(value)}"`
  return style.size > 0 ? `${written} style="${escape(writeStyle(style))}"` : written
}

/** The text of a `style` attribute. */
export function writeStyle(style: ReadonlyMap<string, string>): string {
  return [...style].map(([name, value]) => `${name}:${value}`).join(';')
}

/** A parser leaves out the first line break of code. */
function openLine({ name, children: [first] }: PastedElement): string {
  return name === 'pre' && first?.kind === 'text' && first.text.startsWith('\n') ? '\n' : ''
}
