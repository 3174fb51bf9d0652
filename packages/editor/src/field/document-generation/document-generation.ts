import { FileDown } from 'lucide-react'
import type { ItemPlace } from '../../core/toolbar/toolbar-layout.ts'
import type { FieldHandle } from '../handle.ts'
import type { HostButton } from '../host/injected-item.tsx'
import { Generation, type Generate } from './generation.ts'
import { generateLabel } from './messages.ts'

/** What the button of `documentGeneration` does, and how it looks. */
export interface DocumentGenerationOptions extends ItemPlace, Partial<Pick<HostButton, 'label' | 'icon'>> {
  /**
   * Makes a file of the content. What it resolves with, a file or its address, is offered in the message of success; what it
   * rejects with is shown as the reason. Without it the generation is only played: after 5 s it succeeds, and the content is logged.
   */
  readonly onGenerate?: Generate
}

/** How long the generation that is only played takes: ms, from the specification. */
const simulatedDuration = 5000

/**
 * A button for `injectItems` that makes a file of the content and says how that goes. Make it once, outside of the component
 * or in `useMemo`.
 */
export function documentGeneration(options: DocumentGenerationOptions = {}): HostButton {
  const { onGenerate = simulate, label = generateLabel, icon = FileDown, ...place } = options
  const generations = new WeakMap<FieldHandle, Generation>()
  return {
    ...place,
    name: 'documentGeneration',
    label,
    icon,
    run(field) {
      const generation = generations.get(field) ?? new Generation(field, onGenerate)
      generations.set(field, generation)
      generation.start()
    },
  }
}

const simulate: Generate = (html, { signal }) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      // oxlint-disable-next-line no-console -- the simulation of the specification does nothing else with the content
      console.log(html)
      resolve()
    }, simulatedDuration)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new DOMException('', 'AbortError'))
    })
  })
