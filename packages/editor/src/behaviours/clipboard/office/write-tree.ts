import type { PastedElement, PastedNode } from './pasted-tree.ts'

const voids: ReadonlySet<string> = new Set(['br', 'col', 'hr', 'img', 'input', 'wbr'])

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
}

const escape = (text: string): string => text.replace(/[&<>"\r]/g, character => escapes[character] ?? '')

/** Writes nodes as HTML, without comments. */
export function writeTree(nodes: readonly PastedNode[]): string {
  return nodes.map(writeNode).join('')
}

function writeNode(node: PastedNode): string {
  if (node.kind === 'text') return escape(node.text)
  if (node.kind === 'comment' || node.name === 'head') return ''
  const tag = `<${node.name}${writeAttributes(node)}>`
  return voids.has(node.name) ? tag : `${tag}${openLine(node)}${writeTree(node.children)}</${node.name}>`
}

function writeAttributes({ attributes, style }: PastedElement): string {
  const all = [...attributes]
  if (style.size > 0) all.push(['style', writeStyle(style)])
  return all
    .filter(([name]) => /^[^\s"'<>/=]+$/.test(name))
    .map(([name, value]) => ` ${name}="${escape(value)}"`)
    .join('')
}

/** The text of a `style` attribute. */
export function writeStyle(style: ReadonlyMap<string, string>): string {
  return [...style].map(([name, value]) => `${name}:${value}`).join(';')
}

/** A parser leaves out the first line break of code. */
function openLine({ name, children: [first] }: PastedElement): string {
  return name === 'pre' && first?.kind === 'text' && first.text.startsWith('\n') ? '\n' : ''
}
