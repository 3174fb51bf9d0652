/** Marks, in two elements that each hold a rich text, the blocks that the other has not, and shows the first of them. */
export function markDifferences(mine: HTMLElement, theirs: HTMLElement): void {
  const myBlocks = blocksOf(mine)
  const theirBlocks = blocksOf(theirs)
  showFirst(mine, mark(myBlocks, theirBlocks.map(saved)))
  showFirst(theirs, mark(theirBlocks, myBlocks.map(saved)))
}

const mark = (blocks: readonly Element[], others: string[]): Element[] =>
  blocks.filter(block => {
    const twin = others.indexOf(saved(block))
    if (twin >= 0) others.splice(twin, 1)
    block.classList.toggle('differs', twin < 0)
    return twin < 0
  })

/** The block's own HTML, without the mark that an earlier look has left. */
function saved(block: Element): string {
  const copy = block.cloneNode(true) as Element
  copy.classList.remove('differs')
  if (copy.className === '') copy.removeAttribute('class')
  return copy.outerHTML
}

function blocksOf(text: HTMLElement): Element[] {
  return Array.from(text.querySelector('.taskfield-content')?.children ?? [])
}

/** Scrolls the element only, not the page. */
function showFirst(text: HTMLElement, [first]: readonly Element[]): void {
  if (!first) return
  text.scrollTop += first.getBoundingClientRect().top - text.getBoundingClientRect().top - 48
}
