import { useEffect, useState } from 'react'

/** How long a wrong value may stand before it is called wrong: ms, from the specification. */
const errorDelay = 500

/** Turns true a while after its input did, and waits anew whenever `key` changes. */
export function useLater(value: boolean, key: string): boolean {
  const [late, setLate] = useState<string | null>(null)
  useEffect(() => {
    if (!value) return undefined
    const timer = setTimeout(() => setLate(key), errorDelay)
    return () => clearTimeout(timer)
  }, [value, key])
  return value && late === key
}
