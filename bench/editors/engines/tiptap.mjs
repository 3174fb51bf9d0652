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
  const run = change => change(editor.chain()).run()
  const commands = {
    bold: () => run(chain => chain.toggleBold()),
    heading: () => run(chain => chain.setHeading({ level: 2 })),
    list: () => run(chain => chain.toggleBulletList()),
    quote: () => run(chain => chain.toggleBlockquote()),
  }
  return { root: element.querySelector('[contenteditable]'), html: () => editor.getHTML(), commands, close }
}
