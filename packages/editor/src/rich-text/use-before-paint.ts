import { useEffect, useLayoutEffect } from 'react'

/** `useLayoutEffect`, of which React 18 complains where a server renders. */
export const useBeforePaint: typeof useLayoutEffect =
  typeof document === 'undefined' ? useEffect : useLayoutEffect
