import { Editor } from '@tiptap/core'
import { TaskItem, TaskList } from '@tiptap/extension-list'
import { TableKit } from '@tiptap/extension-table'
import { TextAlign } from '@tiptap/extension-text-align'
import { Color, TextStyle } from '@tiptap/extension-text-style'
import { StarterKit } from '@tiptap/starter-kit'

const extensions = [
  StarterKit,
  TableKit,
  TaskList,
  TaskItem.configure({ nested: true }),
  TextStyle,
  Color,
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
]

// Without any interface: it has none.
window.openEditor = html => {
  const element = document.body.appendChild(document.createElement('div'))
  const editor = new Editor({ element, extensions, content: html })
  const close = () => {
    editor.destroy()
    element.remove()
  }
  const run = change => change(editor.chain()).run()
  const commands = {
    bold: () => run(chain => chain.setBold()),
    color: () => run(chain => chain.setColor('#ff0000')),
    heading: () => run(chain => chain.setHeading({ level: 2 })),
    list: () => run(chain => chain.toggleBulletList()),
    todo: () => run(chain => chain.toggleTaskList()),
    align: () => run(chain => chain.setTextAlign('center')),
    quote: () => run(chain => chain.toggleBlockquote()),
  }
  return { root: element.querySelector('[contenteditable]'), html: () => editor.getHTML(), commands, close }
}
