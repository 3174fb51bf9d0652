import { schema, writeBeside } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import { whenIdle } from '../../ui/lazy/when-idle.ts'

/** From how many blocks on, how many at a time, and how long until something else may happen: ms. */
const [many, atOnce, slice] = [200, 32, 8]

/**
 * Writes the blocks of a long text in idle moments. What is saved of a block is kept with it, so that the first change is told to the host as
 * soon as any other. `value` is what the host gave: what is written as it stands there takes no memory of its own. Returns what ends it.
 */
export function writeAhead({ children }: Node, value: string): () => void {
  let [at, place] = [0, 0]
  let end = (): void => {}
  const write = (): void => {
    const started = performance.now()
    for (; at < children.length; at += atOnce) {
      if (performance.now() - started > slice) return ask()
      place = writeBeside(schema.nodes.doc.create(null, children.slice(at, at + atOnce)), value, place)
    }
  }
  const ask = (): void => {
    end = whenIdle(write, 50)
  }
  if (children.length >= many) ask()
  return () => end()
}
