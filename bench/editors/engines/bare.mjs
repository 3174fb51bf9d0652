/** What the browser itself costs: an element that it edits alone, with a plain style. */
window.openEditor = html => {
  const text = document.createElement('div')
  text.contentEditable = 'true'
  text.innerHTML = html
  document.body.append(text)
  return { root: text, html: () => text.innerHTML, close: () => text.remove() }
}
