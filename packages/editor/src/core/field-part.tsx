import type { ComponentType } from 'react'
import type { Field } from './field.ts'

/** A part of a feature that React draws: a balloon, a dialog, a bar. It shows itself when the state asks for it. */
export type FieldPart = ComponentType<{ readonly field: Field }>

/** What a toolbar item opens. */
export type FieldPanel = ComponentType<{
  readonly field: Field
  /** Closes the panel; the focus goes to the text. */
  readonly close: () => void
}>
