import type { FeatureSwitches } from './features.ts'
import type { HostContext } from '../core/feature/host-context.ts'

/** What stands around the text. */
export type FieldSurroundings = Pick<HostContext, 'hint' | 'focusToolbar'>

/** What the host may change while the field lives. */
export interface FieldSettings extends Omit<HostContext, 'send'> {
  readonly onChange: ((html: string) => void) | undefined
  readonly onShiftEnter: ((html: string) => void) | undefined
  readonly features: FeatureSwitches
}

/** What features see of the settings. `actions` stay the same functions however often the host renders. */
export function readContext(
  { onChange: _onChange, onShiftEnter, features: _features, ...context }: FieldSettings,
  actions: { readonly send: () => void; readonly focusToolbar: () => void },
): HostContext {
  const canSend = context.mode === 'comment' && onShiftEnter !== undefined
  return { ...context, ...actions, send: canSend ? actions.send : null }
}
