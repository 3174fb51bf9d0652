import {
  classesOf,
  elementNode,
  isElement,
  textNode,
  type PastedElement,
  type PastedNode,
} from './pasted-tree.ts'

const lines = /^(?:div|p|li|tr)$/

/** Makes of what a code editor copied a block of code, in its language where the editor says it; of one line, code in a line. */
export function convertCode(body: PastedElement, language: string | null): void {
  const text = linesOf(body)
    .replaceAll('\u00a0', ' ')
    .replace(/^\n+|\s+$/g, '')
  const code = elementNode('code', [textNode(text)])
  if (language !== null && /^[\w+#-]+$/.test(language)) code.attributes.set('class', `language-${language}`)
  body.children = [
    text.includes('\n')
      ? elementNode('pre', [code])
      : elementNode('p', [elementNode('code', [textNode(text)])]),
  ]
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

/** Whether all that was copied is code of an editor: one element whose font and white space say so. */
export function isCodeOfEditor(body: PastedElement): boolean {
  const [only, other] = body.children.filter(
    child => isElement(child) || (child.kind === 'text' && child.text.trim() !== ''),
  )
  if (!isElement(only) || other || !/^(?:div|pre)$/.test(only.name) || classesOf(only).length > 0)
    return false
  const family = only.style.get('font-family') ?? ''
  const isPre = only.name === 'pre' || only.style.get('white-space') === 'pre'
  return isPre && /mono|consolas|courier|menlo|source code|fira code|cascadia|hack/i.test(family)
}
