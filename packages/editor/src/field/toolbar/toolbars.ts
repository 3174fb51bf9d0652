import type { ToolbarLayout, ToolbarOverflow } from '../../core/toolbar/toolbar-layout.ts'
import type { ToolbarItemName } from '../features.ts'

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

/** What becomes of items for which a toolbar has no room. */
export const fieldOverflow: ToolbarOverflow<ToolbarItemName> = {
  // Nobody looks for these behind «…» at the moment when they are needed.
  kept: new Set(['undo', 'redo']),
  first: [
    'codeBlock',
    'pageBreak',
    'outdent',
    'indent',
    'backgroundColor',
    'alignment',
    'fontColor',
    'media',
    'table',
  ],
}
