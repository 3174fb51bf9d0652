import { LazyCode } from '../../ui/lazy/lazy-code.ts'

// oxlint-disable-next-line typescript/consistent-type-imports -- an import of its own would load it at once
export type Rest = typeof import('./rest.ts')

/** The code that comes right after the field. With `@taskfield/editor/whole` it is there from the start. */
export const theRest: LazyCode<Rest> = new LazyCode(() => import('./rest.ts'))
