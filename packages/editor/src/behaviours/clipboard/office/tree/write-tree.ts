import { PlainTreeBuilder, type ParsedElement, type TreeAttribute } from '@taskfield/document'
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

/** HTML, and its tree where any parser makes that of it. */
export interface WrittenTree {
  readonly html: string
  /** `null` of HTML that needs a parser. */
  readonly tree: ParsedElement | null
}

/** Writes nodes as HTML, without comments. */
export function writeTree(nodes: readonly PastedNode[]): string {
  return new TreeWriter(false).write(nodes).html
}

/** After how many nodes writing in steps lets something else happen: a few ms. */
const nodesInStep = 500

/** The same in steps, between which a page can do something else, and with the tree where it is asked for. */
export function* writeTreeInSteps(
  nodes: readonly PastedNode[],
  withTree = false,
): Generator<void, WrittenTree, void> {
  const writer = new TreeWriter(withTree)
  for (let from = 0; from < nodes.length; from += nodesInStep) {
    writer.write(nodes.slice(from, from + nodesInStep))
    yield
  }
  return writer.written
}

class TreeWriter {
  #html = ''
  #tree: PlainTreeBuilder | null

  constructor(withTree: boolean) {
    this.#tree = withTree ? new PlainTreeBuilder() : null
  }

  get written(): WrittenTree {
    return { html: this.#html, tree: this.#tree?.root ?? null }
  }

  write(nodes: readonly PastedNode[]): WrittenTree {
    for (const node of nodes) this.#writeNode(node)
    return this.written
  }

  #writeNode(node: PastedNode): void {
    if (node.kind === 'element' && node.name !== 'head') this.#writeElement(node)
    if (node.kind !== 'text' || node.text === '') return
    this.#html += escape(node.text)
    this.#keep(this.#tree?.text(node.text))
  }

  #writeElement(element: PastedElement): void {
    const { name, children } = element
    const attributes = attributesOf(element)
    this.#html += attributes.length > 0 ? `<${name}${attributes.map(written).join('')}>` : `<${name}>`
    this.#keep(!attributes.some(isCapital) && this.#tree?.open(name, attributes))
    if (voids.has(name)) return
    if (name === 'pre') this.#html += openLine(element)
    this.write(children)
    this.#html += `</${name}>`
    this.#keep(this.#tree?.close(name))
  }

  /** Lets go of a tree that is another than a parser's. */
  #keep(isPlain: boolean | undefined): void {
    if (isPlain === false) this.#tree = null
  }
}

/** Most elements have no attributes. */
const none: TreeAttribute[] = []

function attributesOf({ attributes, style }: PastedElement): TreeAttribute[] {
  if (attributes.size === 0 && style.size === 0) return none
  const own: TreeAttribute[] = []
  for (const [name, value] of attributes) if (/^[^\s"'<>/=]+$/.test(name)) own.push({ name, value })
  if (style.size > 0) own.push({ name: 'style', value: writeStyle(style) })
  return own
}

const written = ({ name, value }: TreeAttribute): string => ` ${name}="${escape(value)}"`

/** A parser makes small letters of capitals. */
const isCapital = ({ name }: TreeAttribute): boolean => /[A-Z]/.test(name)

/** The text of a `style` attribute. */
export function writeStyle(style: ReadonlyMap<string, string>): string {
  return [...style].map(([name, value]) => `${name}:${value}`).join(';')
}

/** A parser leaves out the first line break of code. */
function openLine({ children: [first] }: PastedElement): string {
  return first?.kind === 'text' && first.text.startsWith('\n') ? '\n' : ''
}
