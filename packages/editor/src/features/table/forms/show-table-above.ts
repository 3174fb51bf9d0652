import { pageOf, windowOf } from '../../../dom/root-of.ts'
import { isHtmlElement } from '../../../dom/kinds.ts'
import type { EditorContext } from '../../../core/feature/editor-context.ts'
import { findTable } from '../find-table.ts'

/** The space between the table and the form: px. */
const gap = 8

/**
 * Where a form stands at the bottom of a phone, scrolls until it covers its table no more; of a high table it shows the top.
 * Returns what takes back the room below the field that was needed for it.
 */
export function showTableAbove({ state, view }: EditorContext, form: HTMLElement): () => void {
  const floating = form.closest('.tf-floating')
  const found = findTable(state.selection)
  const figure = found && view?.nodeDOM(found.pos - 1)
  const field = view?.dom.closest<HTMLElement>('.tf-field')
  if (!floating || !field || !isHtmlElement(figure)) return () => {}
  if (getComputedStyle(floating).position !== 'fixed') return () => {}
  const by = distance(figure, floating, field)
  const { scrollHeight, scrollTop, clientHeight } = pageOf(field).documentElement
  const missing = by - (scrollHeight - scrollTop - clientHeight)
  if (missing > 0) field.style.marginBlockEnd = `${missing}px`
  windowOf(field).scrollBy(0, by)
  return () => field.style.removeProperty('margin-block-end')
}

/** How far the page is scrolled for it: px. */
function distance(figure: Element, floating: Element, field: Element): number {
  const { top, bottom } = figure.getBoundingClientRect()
  const bar = field.querySelector('.tf-toolbar')?.getBoundingClientRect() ?? new DOMRect()
  const covered = bottom + gap - floating.getBoundingClientRect().top
  const room = top - gap - (bar.top <= 0 ? bar.bottom : 0)
  return Math.max(0, Math.min(covered, room))
}
