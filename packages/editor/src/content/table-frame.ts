import { messageText } from '../messages/message-text.ts'
import { isHtmlElement, isTag } from '../dom/kinds.ts'
import type { Words } from '../messages/message.ts'
import { wideTableLabel } from './messages.ts'
import { watchStuckHeadings } from './stuck-headings.ts'
import { watchSizes } from './watched-sizes.ts'

/**
 * The frame of a table, in which it scrolls sideways where it is wider than the text. It is for the eye alone and is never
 * saved. The outer element draws the shadows at its sides, the inner one scrolls.
 */
export interface TableFrame {
  readonly frame: HTMLElement
  readonly scroller: HTMLElement
}

/** The frame of a table as the read-only view has it. Attributes for keys and screen readers come when the table is seen to be too wide. */
export const tableFrameTags = {
  open: '<div class="tf-table-frame"><div class="tf-table-scroller">',
  close: '</div></div>',
}

/** Makes the frame for a table that is not on the page yet. */
export function createTableFrame(table: HTMLElement): TableFrame {
  const frame = document.createElement('div')
  frame.className = 'tf-table-frame'
  const scroller = frame.appendChild(document.createElement('div'))
  scroller.className = 'tf-table-scroller'
  scroller.append(table)
  return { frame, scroller }
}

/** The frame around an element of a table on the page; `null` where it has none. */
export function findTableFrame(element: Element): TableFrame | null {
  const frame = element.closest<HTMLElement>('.tf-table-frame')
  const scroller = frame?.firstElementChild
  return frame && isHtmlElement(scroller) ? { frame, scroller } : null
}

/** Lets the tables of a read-only view be scrolled by keys, and says so, as long as they are too wide. */
export function watchTables(content: ParentNode, words: Words): () => void {
  const frames = [...content.querySelectorAll<HTMLElement>('.tf-table-frame')].flatMap(
    frame => findTableFrame(frame) ?? [],
  )
  const ends = frames.map(found =>
    watchTableFrame(found, isWide => {
      if (isWide) nameScroller(found, words)
      else for (const name of ['tabindex', 'role', 'aria-label']) found.scroller.removeAttribute(name)
    }),
  )
  return () => ends.forEach(end => end())
}

function nameScroller({ frame, scroller }: TableFrame, words: Words): void {
  const caption = frame.parentElement?.querySelector(':scope > figcaption')?.textContent.trim()
  const label = messageText(wideTableLabel, words)
  scroller.tabIndex = 0
  scroller.role = 'region'
  scroller.ariaLabel = caption ? `${caption}. ${label}` : label
}

/** What the heading rows may take of the window, where they stay in sight. */
const maxHeadingPart = 0.4

/**
 * Marks a frame while its table is wider than it, and the sides where there is more of it; tells where its heading rows
 * stand when they stay in sight. Returns what ends it.
 */
export function watchTableFrame(
  { frame, scroller }: TableFrame,
  onWidth: (isWide: boolean) => void = () => {},
): () => void {
  const table = scroller.firstElementChild
  if (!isTag(table, 'table') || typeof ResizeObserver === 'undefined') return () => {}
  let isWide = false
  let stopStuck = (): void => {}
  const showSides = (): void => {
    const left = Math.abs(scroller.scrollLeft)
    frame.toggleAttribute('data-more-before', isWide && left > 1)
    frame.toggleAttribute('data-more-after', isWide && left + scroller.clientWidth < scroller.scrollWidth - 1)
  }
  const measure = (): void => {
    const wasWide = isWide
    isWide = table.offsetWidth > scroller.clientWidth + 1
    if (isWide !== wasWide) {
      frame.toggleAttribute('data-wide', isWide)
      onWidth(isWide)
    }
    showSides()
    stopStuck()
    stopStuck = placeHeadings(frame, table)
  }
  const stopWatching = watchSizes([scroller, table], measure)
  scroller.addEventListener('scroll', showSides, { passive: true })
  return () => {
    stopWatching()
    stopStuck()
    scroller.removeEventListener('scroll', showSides)
  }
}

/**
 * Says how far below the first heading row the second and the third stand: CSS cannot add up the heights of rows. Returns
 * what ends looking where they are.
 */
function placeHeadings(frame: HTMLElement, table: HTMLTableElement): () => void {
  const count = Number(table.dataset['headingRows'] ?? table.tHead?.rows.length ?? 0)
  if (count === 0) return () => {}
  const rows = [...table.rows].slice(0, count)
  const heights = rows.map(row => row.offsetHeight)
  const height = heights.reduce((sum, one) => sum + one, 0)
  const isHigh = count > 3 || height > window.innerHeight * maxHeadingPart
  frame.toggleAttribute('data-high-heading', isHigh)
  frame.style.setProperty('--tf-first-row', `${heights[0] ?? 0}px`)
  frame.style.setProperty('--tf-two-rows', `${(heights[0] ?? 0) + (heights[1] ?? 0)}px`)
  return isHigh ? () => {} : watchStuckHeadings(frame, rows[0])
}
