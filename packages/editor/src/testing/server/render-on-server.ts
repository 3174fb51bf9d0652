import { commands } from 'vitest/browser'
import type { RichTextFieldProps } from '../../field/rich-text-field-props.tsx'
import type { RichTextProps } from '../../rich-text/rich-text.tsx'

interface Rendered {
  RichText: RichTextProps
  RichTextField: RichTextFieldProps
}

type Render = <Name extends keyof Rendered>(name: Name, given: readonly Rendered[Name][]) => Promise<string[]>

/** What Node renders of a component, once for each of the given props. */
export const renderOnServer: Render = (name, given) =>
  (commands as unknown as { renderOnServer: Render }).renderOnServer(name, given)
