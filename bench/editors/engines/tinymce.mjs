// oxlint-disable import/no-unassigned-import -- its parts add themselves to it
import tinymce from 'tinymce'
import 'tinymce/icons/default'
import 'tinymce/models/dom'
import 'tinymce/themes/silver'
import 'tinymce/plugins/codesample'
import 'tinymce/plugins/link'
import 'tinymce/plugins/lists'
import 'tinymce/plugins/media'
import 'tinymce/plugins/pagebreak'
import 'tinymce/plugins/searchreplace'
import 'tinymce/plugins/table'
import 'tinymce/skins/ui/oxide/skin.js'
import 'tinymce/skins/ui/oxide/content.js'
import 'tinymce/skins/content/default/content.js'

window.openEditor = async html => {
  const target = document.body.appendChild(document.createElement('div'))
  target.innerHTML = html
  // Inline: in the page itself, as the others, and not in a frame of its own.
  const [editor] = await tinymce.init({
    target,
    inline: true,
    license_key: 'gpl',
    menubar: false,
    plugins: 'codesample link lists media pagebreak searchreplace table',
    toolbar:
      'undo redo | blocks | bold italic underline strikethrough | forecolor backcolor | link table blockquote codesample media pagebreak | bullist numlist outdent indent aligncenter | searchreplace',
  })
  return {
    root: editor.getBody(),
    html: () => editor.getContent(),
    commands: {
      bold: () => editor.execCommand('Bold'),
      color: () => editor.execCommand('ForeColor', false, '#ff0000'),
      heading: () => editor.execCommand('FormatBlock', false, 'h2'),
      list: () => editor.execCommand('InsertUnorderedList'),
      indent: () => editor.execCommand('Indent'),
      align: () => editor.execCommand('JustifyCenter'),
      quote: () => editor.execCommand('mceBlockQuote'),
    },
    close: () => {
      editor.remove()
      target.remove()
    },
  }
}
