import type { ToolbarLayout } from '../core/toolbar/toolbar-layout.ts'
import type { ToolbarItemName } from './features.ts'

/** The toolbar for descriptions and documents. */
export const fullToolbar: ToolbarLayout<ToolbarItemName> = [
  'heading',
  'alignment',
  '|',
  'bold',
  'italic',
  'link',
  '|',
  'bulletedList',
  'numberedList',
  'blockQuote',
  '|',
  'fontColor',
  'backgroundColor',
  '|',
  'indent',
  'outdent',
  '|',
  'pageBreak',
  'image',
  'table',
  'media',
  '|',
  'undo',
  'redo',
  '|',
  'codeBlock',
]

/** The toolbar for comments. */
export const commentToolbar: ToolbarLayout<ToolbarItemName> = [
  'bold',
  'italic',
  'strikethrough',
  'link',
  '|',
  'bulletedList',
  'numberedList',
  'blockQuote',
  '|',
  'fontColor',
  'backgroundColor',
  '|',
  'image',
  'media',
  'codeBlock',
]

/** What stays in sight in a narrow toolbar: nobody looks for it behind «…» at the moment when it is needed. */
export const keptItems: ReadonlySet<string> = new Set<ToolbarItemName>(['undo', 'redo'])
