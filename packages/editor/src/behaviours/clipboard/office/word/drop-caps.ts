import {
  elementsBelow,
  holdsText,
  isElement,
  textOf,
  type PastedElement,
  type PastedNode,
} from '../tree/pasted-tree.ts'

/** Puts the letters of a drop cap, which Word keeps in a frame before its paragraph, back to the beginning of that. */
export function joinDropCaps(container: PastedElement): void {
  let cap: PastedElement | null = null
  const joined = new Set<PastedNode>()
  for (const child of container.children) {
    // The white space between paragraphs parts nothing.
    if (!isElement(child)) cap = holdsText(child) ? null : cap
    else if (isDropCap(child)) cap = child
    else {
      const letters = cap && child.name === 'p' ? lettersOf(cap) : null
      if (cap && letters) {
        child.children.unshift(...letters)
        joined.add(cap)
      }
      cap = null
      joinDropCaps(child)
    }
  }
  if (joined.size > 0) container.children = container.children.filter(child => !joined.has(child))
}

const isDropCap = ({ style }: PastedElement): boolean =>
  style.get('mso-element')?.startsWith('dropcap-') === true

/** What stands in the paragraphs of a frame; `null` where other things stand beside them. */
function lettersOf(cap: PastedElement): PastedNode[] | null {
  const letters = [cap, ...elementsBelow(cap)]
    .filter(({ name }) => name === 'p')
    .flatMap(line => line.children)
  return letters.map(textOf).join('').trim() === textOf(cap).trim() ? letters : null
}
