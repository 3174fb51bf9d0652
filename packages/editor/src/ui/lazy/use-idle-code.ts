import { useEffect } from 'react'
import { loadAllCode } from './lazy-code.ts'
import { whenIdle } from './when-idle.ts'

/** Loads what the field may need later when the page has nothing else to do. */
export function useIdleCode(): void {
  useEffect(() => whenIdle(() => void loadAllCode(), 2000), [])
}
