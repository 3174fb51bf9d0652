/** What the browser itself costs: an element that it edits alone, with a plain style. */
window.openEditor = html => {
  const text = document.createElement('div')
  text.contentEditable = 'true'
  text.innerHTML = html
  document.body.append(text)
  // oxlint-disable-next-line typescript/no-deprecated -- what a browser edits alone has no other way
  const run = (name, value) => document.execCommand(name, false, value)
  const commands = {
    bold: () => run('bold'),
    color: () => run('foreColor', '#ff0000'),
    heading: () => run('formatBlock', 'h2'),
    list: () => run('insertUnorderedList'),
    indent: () => run('indent'),
    align: () => run('justifyCenter'),
    quote: () => run('formatBlock', 'blockquote'),
  }
  return { root: text, html: () => text.innerHTML, commands, close: () => text.remove() }
}
