import {
  classesOf,
  elementNode,
  isElement,
  textNode,
  type PastedElement,
  type PastedNode,
} from './tree/pasted-tree.ts'

const lines = /^(?:div|p|li|tr)$/

/** Makes of what a code editor copied a block of code, in its language where the editor says it; of one line, code in a line. */
export function convertCode(body: PastedElement, language: string | null): void {
  const block = codeOfLines(body, language)
  const [code] = block.children
  const text = code ? textOf(code) : ''
  body.children = [text.includes('\n') ? block : elementNode('p', [elementNode('code', [textNode(text)])])]
}

/** A block of code of the lines that an element holds. */
export function codeOfLines(element: PastedElement, language: string | null): PastedElement {
  const text = linesOf(element)
    .replaceAll('\u00a0', ' ')
    .replace(/^\n+|\s+$/g, '')
  const code = elementNode('code', [textNode(text)])
  if (language !== null && /^[\w+#-]+$/.test(language)) code.attributes.set('class', `language-${language}`)
  return elementNode('pre', [code])
}

/** The text of nodes as lines; each element that stands by itself is one. */
function linesOf({ children }: PastedElement): string {
  let text = ''
  for (const child of children) {
    const isLine = isElement(child) && lines.test(child.name)
    if (isLine && text !== '' && !text.endsWith('\n')) text += '\n'
    text += textOf(child)
    if (isLine && !text.endsWith('\n')) text += '\n'
  }
  return text
}

function textOf(node: PastedNode): string {
  if (node.kind === 'text') return node.text
  if (!isElement(node)) return ''
  // An empty line is a break alone, or an element that holds one.
  return node.name === 'br' ? '\n' : linesOf(node)
}

/** Whether all that was copied is code of an editor: its font and white space say so. Safari writes each line by itself, and a break for an empty one. */
export function isCodeOfEditor(body: PastedElement): boolean {
  const seen = body.children.filter(
    child => isElement(child) || (child.kind === 'text' && child.text.trim() !== ''),
  )
  const written = seen.filter(child => !isElement(child) || child.name !== 'br')
  return written.length > 0 && written.every(isLineOfEditor)
}

function isLineOfEditor(line: PastedNode): boolean {
  if (!isElement(line) || !/^(?:div|pre)$/.test(line.name) || classesOf(line).length > 0) return false
  const family = line.style.get('font-family') ?? ''
  const isPre = line.name === 'pre' || line.style.get('white-space') === 'pre'
  return isPre && /mono|consolas|courier|menlo|source code|fira code|cascadia|hack/i.test(family)
}
