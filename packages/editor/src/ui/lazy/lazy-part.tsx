import {
  createElement,
  useLayoutEffect,
  useMemo,
  type ComponentType,
  type FunctionComponent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { holdKeys } from './hold-keys.ts'
import { LazyCode } from './lazy-code.ts'
import { areLoaded, useLoaded } from './use-loaded.ts'

interface LoadingOptions {
  /** Whether what is loaded takes the focus: keys that are pressed meanwhile are for it. */
  readonly takesFocus?: boolean
  /** Whether nobody would miss what could not be loaded. */
  readonly isQuiet?: boolean
}

const codes = new WeakMap<object, LazyCode>()

/**
 * A component whose code is loaded in an idle moment, or when it is first drawn if that is earlier. Until then nothing is drawn in its
 * place; a failure is said in the field, with a button that tries again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options: LoadingOptions = {},
): FunctionComponent<Props> {
  const code = new LazyCode(load)
  const needed = [code]
  function LazyPart(props: Props): ReactElement | null {
    useLoadedPart(needed, options)
    return code.loaded && createElement(code.loaded, props)
  }
  codes.set(LazyPart, code)
  return LazyPart
}

interface WhenLoadedProps {
  /** The components that are drawn within; those of `lazyPart` are waited for. */
  readonly popup: object
  readonly content: object
  /** Whether the popup takes the focus. */
  readonly takesFocus: boolean
  readonly children: ReactNode
}

/** Draws a popup once all of it is loaded, so that it opens with its size, and the focus finds what is in it. */
export function WhenLoaded({ popup, content, takesFocus, children }: WhenLoadedProps): ReactNode {
  const needed = useMemo(() => [popup, content].flatMap(part => codes.get(part) ?? []), [popup, content])
  return useLoadedPart(needed, { takesFocus }) ? children : null
}

function useLoadedPart(
  needed: readonly LazyCode[],
  { takesFocus = false, isQuiet = false }: LoadingOptions,
): boolean {
  const { isLoaded, hasFailed } = useLoaded(needed, isQuiet)
  const holdsKeys = takesFocus && !isLoaded && !hasFailed
  useLayoutEffect(() => {
    if (!holdsKeys) return undefined
    const keys = holdKeys()
    return () => (areLoaded(needed) ? keys.give() : keys.drop())
  }, [holdsKeys, needed])
  return isLoaded
}
