import {
  elementNode,
  isElement,
  textNode,
  textOf,
  type PastedElement,
  type PastedNode,
} from '../tree/pasted-tree.ts'

/** The start of a drawing, which its name tells, and a text box with what it holds. */
const part =
  /<v:(?:shape|rect|roundrect|oval)\b((?:[^<>"']|"[^"]*"|'[^']*')*)>|<v:textbox\b[^>]*>([^]*?)<\/v:textbox>/gi

/**
 * Puts the text of Word's text boxes behind the paragraphs at which they are drawn: it stands in the comment of the drawing alone, and what browsers show instead of it
 * is a picture that nobody has.
 */
export function readTextBoxes(body: PastedElement): void {
  const ids = new Set<string>()
  readBelow(body, ids)
  if (ids.size > 0) dropPictures(body, ids)
}

function readBelow(parent: PastedElement, ids: Set<string>): void {
  parent.children = parent.children.flatMap((child): PastedNode[] => {
    if (child.kind === 'comment') return [child, ...linesOf(child.text, ids)]
    if (!isElement(child)) return [child]
    if (!/^(?:p|h[1-6])$/.test(child.name)) {
      readBelow(child, ids)
      return [child]
    }
    const lines = commentsBelow(child).flatMap(text => linesOf(text, ids))
    return lines.length > 0 && textOf(child).trim() === '' ? lines : [child, ...lines]
  })
}

const commentsBelow = ({ children }: PastedElement): string[] =>
  children.flatMap(child => {
    if (child.kind === 'comment') return [child.text]
    return isElement(child) ? commentsBelow(child) : []
  })

/** The paragraphs of the text boxes of a drawing. */
function linesOf(drawing: string, ids: Set<string>): PastedElement[] {
  if (!/^\[if gte vml/i.test(drawing) || !drawing.includes('<v:textbox')) return []
  let id = ''
  const lines: PastedElement[] = []
  for (const [, attributes, box] of drawing.matchAll(part)) {
    if (attributes !== undefined) id = /\sid=["']?([^"'\s>]+)/i.exec(` ${attributes}`)?.[1] ?? ''
    for (const text of box
      ?.split(/<\/(?:p|h\d|li)>/i)
      .map(shownOf)
      .filter(Boolean) ?? []) {
      ids.add(id)
      lines.push(elementNode('p', [textNode(text)]))
    }
  }
  return lines
}

const entities: Readonly<Record<string, string>> = { nbsp: '\u00a0', amp: '&', lt: '<', gt: '>', quot: '"' }

/** The text of a piece of HTML. */
export const shownOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d+)|(\w+));/g, (whole, code: string | undefined, name: string | undefined) =>
      code === undefined
        ? (entities[name ?? ''] ?? whole)
        : String.fromCodePoint(Math.min(Number(code), 0x10ffff)),
    )
    .replace(/\s+/g, ' ')
    .trim()

/** Leaves out what is drawn for browsers of shapes whose text is there. */
function dropPictures(parent: PastedElement, ids: ReadonlySet<string>): void {
  parent.children = parent.children.filter(child => {
    if (!isElement(child)) return true
    dropPictures(child, ids)
    const shapes = child.name === 'img' ? child.attributes.get('v:shapes')?.split(/\s+/) : undefined
    return !shapes?.every(id => ids.has(id))
  })
}
