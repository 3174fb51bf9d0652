import { useLayoutEffect, useState, type RefObject } from 'react'

/** Counts the items that fit into a toolbar. All are drawn and measured once; the toolbar keeps its items. */
export function useFittingItems(bar: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(Infinity)
  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return
    const ends = measureEnds(element)
    const more = widthOfMore(element)
    const fit = (): void => setCount(countFitting(ends, innerWidthOf(element), more))
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    return () => observer.disconnect()
  }, [bar])
  return count
}

/** How many items end within the width; unless all do, the last place is for the button of the rest. */
function countFitting(ends: readonly number[], width: number, more: number): number {
  if ((ends.at(-1) ?? 0) <= width) return ends.length
  return ends.filter(end => end <= width - more).length
}

/** Where each item ends, in px from the start of the first. */
function measureEnds(bar: HTMLElement): number[] {
  const items = [...bar.querySelectorAll(':scope > :is(.tf-tool, .tf-tool-split)')]
  const start = items[0]?.getBoundingClientRect().left ?? 0
  return items.map(item => item.getBoundingClientRect().right - start)
}

/** The room for the button of the rest, with its gap: it is as wide as any button is high. */
function widthOfMore(bar: HTMLElement): number {
  const height = bar.querySelector('.tf-tool')?.getBoundingClientRect().height ?? 0
  return height + parseFloat(getComputedStyle(bar).columnGap)
}

function innerWidthOf(element: HTMLElement): number {
  const style = getComputedStyle(element)
  return element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
}
