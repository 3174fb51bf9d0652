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
  /** Whether nobody would miss what could not be loaded. */
  readonly isQuiet?: boolean
}

interface Awaited {
  /**
   * Closes what takes the focus, once it is there: keys that are pressed meanwhile are for it. Called when the mouse is pressed meanwhile, as
   * the focus goes to what is pressed. `false` while nothing is to open.
   */
  readonly giveUp?: (() => void) | false | undefined
}

const codes = new WeakMap<object, LazyCode>()

/**
 * A component whose code is loaded in an idle moment, or when it is first drawn if that is earlier. Until then nothing is drawn in its
 * place; a failure is said in the field, with a button that tries again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options: LoadingOptions = {},
): FunctionComponent<Props & Awaited> {
  const code = new LazyCode(load)
  const needed = [code]
  function LazyPart(props: Props & Awaited): ReactElement | null {
    useLoadedPart(needed, props.giveUp, options.isQuiet)
    return code.loaded && createElement(code.loaded, props)
  }
  codes.set(LazyPart, code)
  return LazyPart
}

interface WhenLoadedProps extends Awaited {
  /** The components that are drawn within; those of `lazyPart` are waited for. */
  readonly popup: object
  readonly content: object
  readonly children: ReactNode
}

/** Draws a popup once all of it is loaded, so that it opens with its size, and the focus finds what is in it. */
export function WhenLoaded({ popup, content, giveUp, children }: WhenLoadedProps): ReactNode {
  const needed = useMemo(() => [popup, content].flatMap(part => codes.get(part) ?? []), [popup, content])
  return useLoadedPart(needed, giveUp) ? children : null
}

function useLoadedPart(needed: readonly LazyCode[], giveUp: Awaited['giveUp'], isQuiet?: boolean): boolean {
  const { isLoaded, hasFailed } = useLoaded(needed, isQuiet)
  const holdsKeys = !!giveUp && !isLoaded && !hasFailed
  useLayoutEffect(() => {
    if (!giveUp || !holdsKeys) return undefined
    const keys = holdKeys(giveUp)
    return () => (areLoaded(needed) ? keys.give() : keys.drop())
    // oxlint-disable-next-line react/exhaustive-deps -- what is held must not begin anew with each rendering
  }, [holdsKeys, needed])
  return isLoaded
}
