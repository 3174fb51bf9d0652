import { messageText } from '../messages/message-text.ts'
import type { AriaStates, HostContext } from '../core/feature/host-context.ts'
import type { Words } from '../messages/message.ts'
import { fieldLabel } from './messages.ts'
import type { RichTextFieldProps } from './rich-text-field-props.tsx'

/** What the page knows of the field besides its props. */
export interface AriaFacts {
  /** The words of its labels. */
  readonly labelled: string
  /** The id of the element that says what is wrong with it; `null` where nothing is. */
  readonly problem: string | null
}

/** How the text is named and described to assistive technology. */
export function ariaOf(
  props: RichTextFieldProps,
  words: Words,
  { labelled, problem }: AriaFacts,
): Pick<HostContext, 'label' | 'aria'> {
  const wrong = problem === null ? undefined : true
  const states: AriaStates = {
    'aria-labelledby': props['aria-labelledby'],
    'aria-describedby': props['aria-describedby'],
    'aria-errormessage': props['aria-errormessage'] ?? problem ?? undefined,
    'aria-invalid': say(props['aria-invalid'] ?? wrong),
    'aria-required': say(props['aria-required'] ?? props.required),
  }
  return {
    label: props.label ?? props['aria-label'] ?? (labelled || messageText(fieldLabel, words)),
    aria: Object.fromEntries(Object.entries(states).filter(([, value]) => value !== undefined)),
  }
}

function say(state: boolean | string | undefined): string | undefined {
  return state === undefined ? undefined : String(state)
}
