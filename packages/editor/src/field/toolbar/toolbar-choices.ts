import type { ToolbarItemName } from '../features.ts'

/** The names of what the drop-downs of the toolbar offer. */
export interface ToolbarChoices {
  readonly heading: 'paragraph' | 'heading-1' | 'heading-2' | 'heading-3'
  readonly alignment: 'left' | 'center' | 'right' | 'justify'
  /** Languages of code, as `plaintext` and those that the saved form has after `language-`. */
  readonly codeBlock: string
}

/** What an item of the toolbar offers; nothing where it is no drop-down. */
export type ToolbarChoice<Name extends ToolbarItemName> = Name extends keyof ToolbarChoices
  ? ToolbarChoices[Name]
  : never
