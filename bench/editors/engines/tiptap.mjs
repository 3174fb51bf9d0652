import { Editor } from '@tiptap/core'
import { TableKit } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'

// Without any interface: it has none.
window.openEditor = html => {
  const element = document.body.appendChild(document.createElement('div'))
  const editor = new Editor({ element, extensions: [StarterKit, TableKit], content: html })
  const close = () => {
    editor.destroy()
    element.remove()
  }
  return { root: element.querySelector('[contenteditable]'), html: () => editor.getHTML(), close }
}
