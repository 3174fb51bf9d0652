import { TaskfieldEditor } from './taskfield-editor.ts'

export { createTaskFeed, documentGeneration, type FieldHandle } from '@taskfield/editor'
export type { FieldSettings } from './draw-field.tsx'
export { mountRichTextField, type MountedField } from './mount-rich-text-field.ts'
export { TaskfieldEditor }

declare global {
  interface HTMLElementTagNameMap {
    'taskfield-editor': TaskfieldEditor
  }
}

// Two scripts of a page may bring it, and a server has none.
if (globalThis.customElements && !customElements.get('taskfield-editor'))
  customElements.define('taskfield-editor', TaskfieldEditor)
