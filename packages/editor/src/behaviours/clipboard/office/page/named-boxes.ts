import {
  classesOf,
  findBelow,
  isElement,
  shownText,
  type PastedElement,
  type PastedNode,
} from '../tree/pasted-tree.ts'

/**
 * The words of what Trello draws as a coloured box: the name of a label, or of a person behind a picture or two letters. `null` for all else.
 * Boxes that stand side by side are parted by a comma. A label that is only a colour has no words.
 */
export function wordsOfBox(box: PastedElement, { children }: PastedElement): string | null {
  if (!isLabel(box) && !isPerson(box)) return null
  const words = isPerson(box) ? nameOf(box) : shownText(box)
  // What a site says of a person besides is text.
  if (!words.includes(shownText(box)) && shownText(box).length > mostInitials) return null
  if (words === '') return words
  const before = children.slice(0, children.indexOf(box)).findLast(isSeen)
  return isElement(before) && (isLabel(before) || isPerson(before)) ? `, ${words}` : words
}

const mostInitials = 4

const isLabel = (element: PastedElement): boolean => {
  const id = element.attributes.get('data-testid')
  return (
    (/^(?:compact-)?card-label$/.test(id ?? '') && element.attributes.has('data-color')) ||
    classesOf(element).includes('card-label')
  )
}

const isPerson = (element: PastedElement): boolean =>
  /(?:^|-)member(?:-avatar)?$/.test(element.attributes.get('data-testid') ?? '') ||
  classesOf(element).includes('member-avatar') ||
  classesOf(element).includes('member-initials')

/** Trello says `Анна Петрова (anna1)` of a picture: the name, and what she is called there. */
function nameOf(person: PastedElement): string {
  const named = findBelow(person, ({ attributes }) => namers.some(name => attributes.has(name)))
  const said = [person, named].flatMap(one => namers.map(name => one?.attributes.get(name))).find(Boolean)
  return (said ?? shownText(person)).replace(/\s*\([^()]*\)$/, '').trim()
}

const namers = ['title', 'aria-label', 'alt'] as const

const isSeen = (node: PastedNode): boolean =>
  isElement(node) ? wordsOrPicture(node) : node.kind === 'text' && node.text.trim() !== ''

const wordsOrPicture = (element: PastedElement): boolean =>
  isLabel(element) || isPerson(element) || shownText(element) !== ''
