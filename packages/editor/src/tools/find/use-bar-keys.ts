import { useEffect, useRef, type RefObject } from 'react'

interface BarActions {
  readonly close: () => void
  readonly go: (step: 1 | -1) => void
}

/** The keys of the bar: Escape closes it, F3 and Enter in the first field go on, with Shift back. */
export function useBarKeys(bar: RefObject<HTMLElement | null>, actions: BarActions): void {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    const element = bar.current
    if (!element) return undefined
    const onKey = (event: KeyboardEvent): void => {
      const inFind = event.target instanceof Element && event.target.matches('.tf-find-input')
      if (event.key === 'Escape') latest.current.close()
      else if (event.key === 'F3' || (event.key === 'Enter' && inFind))
        latest.current.go(event.shiftKey ? -1 : 1)
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    element.addEventListener('keydown', onKey)
    return () => element.removeEventListener('keydown', onKey)
  }, [bar])
}
