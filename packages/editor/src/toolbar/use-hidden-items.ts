import { useLayoutEffect, useState, type RefObject } from 'react'
import type { ToolbarOverflow } from '../core/toolbar/toolbar-layout.ts'
import { drawnScale } from '../ui/drawn-scale.ts'

const none: ReadonlySet<string> = new Set()

/**
 * The names of the items that find no room in a toolbar. All are drawn and measured once: the toolbar keeps its items. For fingers it scrolls sideways instead, and hides nothing.
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
    let measured: { readonly widths: readonly number[]; readonly more: number } | null = null
    const fit = (): void => {
      measured ??= { widths: measureItems(element), more: widthOfMore(element) }
      const { widths, more } = measured
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

/** The room for the button of the rest, with its gap: it is as wide as any button is high. */
function widthOfMore(bar: HTMLElement): number {
  const height = bar.querySelector('.tf-tool')?.getBoundingClientRect().height ?? 0
  return height / drawnScale(bar) + parseFloat(getComputedStyle(bar).columnGap)
}

function innerWidthOf(element: HTMLElement): number {
  const style = getComputedStyle(element)
  return element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
}

function haveSameNames(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every(name => b.has(name))
}
