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
        ['link', 'image', 'video', 'blockquote', 'code-block'],
        [{ list: 'ordered' }, { list: 'bullet' }, { list: 'check' }],
      ],
    },
  })
  quill.clipboard.dangerouslyPasteHTML(html)
  // It has no way to be taken away but this.
  return { root: quill.root, html: () => quill.getSemanticHTML(), close: () => outer.remove() }
}
