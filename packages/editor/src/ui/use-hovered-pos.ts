import { useCallback, useRef, useState } from 'react'

/** The position of what is under the pointer, and what tells it: React hears of it only where it is another one. */
export function useHoveredPos(): [hovered: number | null, hover: (pos: number | null) => void] {
  const [hovered, setHovered] = useState<number | null>(null)
  const known = useRef<number | null>(null)
  const hover = useCallback((pos: number | null): void => {
    if (pos === known.current) return
    known.current = pos
    setHovered(pos)
  }, [])
  return [hovered, hover]
}
