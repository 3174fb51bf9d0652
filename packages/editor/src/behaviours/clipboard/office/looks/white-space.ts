import {
  classesOf,
  elementNode,
  isElement,
  textNode,
  type PastedElement,
  type PastedNode,
} from '../tree/pasted-tree.ts'

/** As many as the field writes for a tab. */
const tab = '\u00a0'.repeat(4)

/** Makes white space that shows, as the style of an element around it says, what shows without the style. */
export function keepWhiteSpace(element: PastedElement, isKept = false): void {
  const value = element.style.get('white-space') ?? element.style.get('white-space-collapse')
  const keeps = value === undefined ? isKept : /^(?:pre|break-spaces|preserve)/.test(value)
  if (element.name === 'pre') return
  element.children = element.children.flatMap(child => {
    if (isElement(child) && isAppleSpace(child)) return [textNode(child.name === 'br' ? '' : ' ')]
    if (isElement(child)) keepWhiteSpace(child, keeps || classesOf(child).includes('Apple-tab-span'))
    return child.kind === 'text' && keeps ? shownSpaces(child.text, isBetweenBlocks(element)) : [child]
  })
}

const isAppleSpace = (element: PastedElement): boolean => classesOf(element).includes('Apple-converted-space')

const blocks = /^(?:p|div|h[1-6]|ul|ol|li|table|tbody|thead|tr|blockquote|section|article)$/

const isBetweenBlocks = ({ children }: PastedElement): boolean =>
  children.some(child => isElement(child) && blocks.test(child.name))

function shownSpaces(text: string, isBetween: boolean): PastedNode[] {
  if (isBetween && text.trim() === '') return [textNode(text)]
  return text
    .replaceAll('\t', tab)
    .replace(/ {2,}/g, spaces => `${'\u00a0'.repeat(spaces.length - 1)} `)
    .split(/\r?\n/)
    .flatMap((line, index) => (index === 0 ? [textNode(line)] : [elementNode('br'), textNode(line)]))
}
