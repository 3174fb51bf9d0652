import Quill from 'quill'
import 'quill/dist/quill.snow.css'

window.openEditor = html => {
  const outer = document.body.appendChild(document.createElement('div'))
  const place = outer.appendChild(document.createElement('div'))
  const quill = new Quill(place, {
    theme: 'snow',
    modules: {
      toolbar: [
        [{ header: [2, 3, 4, false] }],
        ['bold', 'italic', 'underline', 'strike', 'code'],
        [{ color: [] }, { background: [] }],
        [{ indent: '-1' }, { indent: '+1' }, { align: [] }],
        ['link', 'image', 'video', 'blockquote', 'code-block'],
        [{ list: 'ordered' }, { list: 'bullet' }, { list: 'check' }],
      ],
    },
  })
  quill.clipboard.dangerouslyPasteHTML(html)
  const run = (name, value) => quill.format(name, value, 'user')
  const commands = {
    bold: () => run('bold', true),
    color: () => run('color', '#ff0000'),
    heading: () => run('header', 2),
    list: () => run('list', 'bullet'),
    todo: () => run('list', 'unchecked'),
    indent: () => run('indent', '+1'),
    align: () => run('align', 'center'),
    quote: () => run('blockquote', true),
  }
  // It has no way to be taken away but this.
  return { root: quill.root, html: () => quill.getSemanticHTML(), commands, close: () => outer.remove() }
}
