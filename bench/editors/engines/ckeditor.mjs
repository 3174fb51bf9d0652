import {
  Alignment,
  Autoformat,
  BlockQuote,
  Bold,
  ClassicEditor,
  Code,
  CodeBlock,
  Essentials,
  FindAndReplace,
  Font,
  Heading,
  Image,
  ImageCaption,
  ImageResize,
  ImageStyle,
  ImageToolbar,
  Indent,
  IndentBlock,
  Italic,
  Link,
  List,
  MediaEmbed,
  Mention,
  PageBreak,
  Paragraph,
  PasteFromOffice,
  Strikethrough,
  Table,
  TableToolbar,
  TodoList,
  Underline,
} from 'ckeditor5'
import 'ckeditor5/ckeditor5.css'

// The features of the field, in the open-source build.
const plugins = [
  Alignment,
  Autoformat,
  BlockQuote,
  Bold,
  Code,
  CodeBlock,
  Essentials,
  FindAndReplace,
  Font,
  Heading,
  Image,
  ImageCaption,
  ImageResize,
  ImageStyle,
  ImageToolbar,
  Indent,
  IndentBlock,
  Italic,
  Link,
  List,
  MediaEmbed,
  Mention,
  PageBreak,
  Paragraph,
  PasteFromOffice,
  Strikethrough,
  Table,
  TableToolbar,
  TodoList,
  Underline,
]
const toolbar =
  'undo redo | heading | bold italic underline strikethrough code | fontColor fontBackgroundColor | link insertTable blockQuote codeBlock mediaEmbed pageBreak | bulletedList numberedList todoList outdent indent alignment | findAndReplace'.split(
    ' ',
  )

window.openEditor = async html => {
  const attachTo = document.body.appendChild(document.createElement('div'))
  const editor = await ClassicEditor.create({
    attachTo,
    licenseKey: 'GPL',
    plugins,
    toolbar,
    root: { initialData: html },
  })
  const run = (name, options) => editor.execute(name, options)
  return {
    root: editor.editing.view.getDomRoot(),
    html: () => editor.getData(),
    commands: {
      bold: () => run('bold'),
      color: () => run('fontColor', { value: '#ff0000' }),
      heading: () => run('heading', { value: 'heading1' }),
      list: () => run('bulletedList'),
      todo: () => run('todoList'),
      indent: () => run('indent'),
      align: () => run('alignment', { value: 'center' }),
      quote: () => run('blockQuote'),
    },
    close: async () => {
      await editor.destroy()
      attachTo.remove()
    },
  }
}
