import type { ComponentType } from 'react'
import type { EditorContext } from './editor-context.ts'

/** A part of a feature that React draws: a dialog, a bar. It shows itself when the state asks for it. */
export type Overlay = ComponentType<{ readonly editor: EditorContext }>

/** What a toolbar item opens. */
export type PanelComponent = ComponentType<{
  readonly editor: EditorContext
  /** Closes the panel; the focus goes to the text. */
  readonly close: () => void
}>
