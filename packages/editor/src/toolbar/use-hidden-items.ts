import { useLayoutEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { ToolbarOverflow } from '../core/toolbar/toolbar-layout.ts'
import { drawnScale } from '../ui/drawn-scale.ts'

const none: ReadonlySet<string> = new Set()

/**
 * The names of the items that find no room in a toolbar. All are drawn and measured once, and again when the toolbar changes while its controls have become larger or smaller: it
 * keeps its items. For fingers it scrolls sideways instead, and hides nothing.
 */
export function useHiddenItems(
  bar: RefObject<HTMLElement | null>,
  names: readonly string[],
  overflow: ToolbarOverflow,
): ReadonlySet<string> {
  const [hidden, setHidden] = useState(none)
  useLayoutEffect(() => {
    const element = bar.current
    // Imitations of a browser, such as jsdom, measure nothing.
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    if (matchMedia('(pointer: coarse)').matches) return undefined
    // Not before the observer calls: the page is laid out then.
    let measured: { readonly control: number; readonly widths: readonly number[] } | null = null
    const fit = (): void => {
      const control = heightOfControl(element)
      if (measured?.control !== control) {
        if (measured) flushSync(() => setHidden(none))
        measured = { control, widths: measureItems(element) }
      }
      const { widths } = measured
      const more = control + lengthOf(getComputedStyle(element).columnGap)
      const found = findHidden(names, widths, innerWidthOf(element), { more, overflow })
      setHidden(before => (haveSameNames(before, found) ? before : found))
    }
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    return () => observer.disconnect()
    // oxlint-disable-next-line react/exhaustive-deps -- another list of items is another toolbar
  }, [bar])
  return hidden
}

/** The room (px) for the button of the rest, and what it takes in. */
interface Rest {
  readonly more: number
  readonly overflow: ToolbarOverflow
}

/** Which items go, the rarest first, until those that stay and the button of the rest fit into the width (px). */
export function findHidden(
  names: readonly string[],
  widths: readonly number[],
  width: number,
  { more, overflow: { kept, first } }: Rest,
): ReadonlySet<string> {
  const hidden = new Set<string>()
  let free = width - widths.reduce((sum, item) => sum + item, 0)
  if (free >= 0) return none
  free -= more
  const rare = first.filter(name => names.includes(name))
  for (const name of new Set([...rare, ...names.toReversed()])) {
    if (free >= 0) break
    if (kept.has(name)) continue
    hidden.add(name)
    free += widths[names.indexOf(name)] ?? 0
  }
  return hidden
}

/** How much of the row each item takes: px, with the gap and the line before it. */
function measureItems(bar: HTMLElement): number[] {
  const scale = drawnScale(bar)
  const items = [...bar.querySelectorAll(':scope > :is(.tf-tool, .tf-tool-split)')]
  let end = items[0]?.getBoundingClientRect().left ?? 0
  return items.map(item => {
    const start = end
    end = item.getBoundingClientRect().right
    return (end - start) / scale
  })
}

/** How high any button is, and how wide that of the rest is (px). */
function heightOfControl(bar: HTMLElement): number {
  const tool = bar.querySelector('.tf-tool')
  return tool ? lengthOf(getComputedStyle(tool).height) : 0
}

/** A computed length (px). Where a token is no length it is `normal` or `auto`. */
function lengthOf(computed: string): number {
  return parseFloat(computed) || 0
}

function innerWidthOf(element: HTMLElement): number {
  const style = getComputedStyle(element)
  return element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
}

function haveSameNames(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every(name => b.has(name))
}
