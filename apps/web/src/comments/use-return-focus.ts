import { useCallback, useRef } from 'react'

/**
 * Gives the focus to the button that stands where a form was, so that keys do not begin at the top of the page. The first value is the
 * button's `ref`, the second says that the form is about to go.
 */
export function useReturnFocus(): [ref: (button: HTMLButtonElement | null) => void, expect: () => void] {
  const isExpected = useRef(false)
  const ref = useCallback((button: HTMLButtonElement | null) => {
    if (!button || !isExpected.current) return
    isExpected.current = false
    button.focus()
  }, [])
  const expect = useCallback(() => {
    isExpected.current = true
  }, [])
  return [ref, expect]
}
