const entities = { amp: '&', lt: '<', gt: '>', nbsp: ' ', quot: '"' }

const plain = text =>
  text
    .replace(/<softBreak[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (whole, name) => entities[name] ?? whole)
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()

/**
 * The blocks of an expected document as the fixtures of CKEditor 5 write it: elements of its model, with the list of each block in
 * attributes. Empty blocks are left out: how many of them stay is a matter of looks.
 */
export function expectedBlocks(model) {
  const blocks = model.matchAll(/<(paragraph|heading\d)\b([^>]*)>([^]*?)<\/\1>/g)
  return [...blocks]
    .map(([, name, attributes, content]) => ({
      isHeading: name !== 'paragraph',
      list: /listType="(\w+)"/.exec(attributes)?.[1] ?? null,
      level: Number(/listIndent="(\d+)"/.exec(attributes)?.[1] ?? -1),
      text: plain(content),
    }))
    .filter(({ text }) => text !== '')
    .map(asHeading)
}

/** A numbered heading stays a heading, and its number is text: any number will do. */
function asHeading(block) {
  return block.isHeading && block.list === 'numbered'
    ? { ...block, list: null, level: -1, isNumbered: true }
    : block
}

/** How many pictures the expected document holds with their bytes. */
export function expectedPictures(model) {
  return [...model.matchAll(/<image(?:Inline|Block)[^>]*\bsrc="data:/g)].length
}

/** Fixtures were formatted since they were copied: their white space says nothing. */
const letters = text => text.replace(/\s/g, '')

/** The blocks of a document. */
export function blocksOf(doc) {
  const blocks = []
  const visit = (node, lists) => {
    if (node.isTextblock) {
      const text = plain(node.textBetween(0, node.content.size, ' ', ' '))
      if (text !== '') blocks.push({ list: lists.at(-1) ?? null, level: lists.length - 1, text })
      return
    }
    const inside = node.type.name === 'list' ? [...lists, node.attrs.kind] : lists
    node.forEach(child => visit(child, inside))
  }
  visit(doc, [])
  return blocks
}

const withoutNumber = ({ isNumbered }, text) => (isNumbered ? text.replace(/^[\d.]+ /, '') : text)

/** Whether the text of all blocks is as expected, whatever they are. */
export function hasText(expected, found) {
  return (
    expected.length === found.length &&
    expected.every((block, index) => letters(withoutNumber(block, found[index].text)) === letters(block.text))
  )
}

/** Whether all blocks stand in the lists and on the levels that are expected, with their text. */
export function hasStructure(expected, found) {
  return (
    hasText(expected, found) &&
    expected.every(({ list, level }, index) => found[index].list === list && found[index].level === level)
  )
}
