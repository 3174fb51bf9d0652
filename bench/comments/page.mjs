import { RichText, RichTextField } from '@taskfield/editor'
import '@taskfield/editor/styles.css'
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

const drawn = () =>
  new Promise(resolve => {
    requestAnimationFrame(() => setTimeout(resolve))
  })

const onShiftEnter = () => {}

/** What stands on the page: comments that are read, and below them perhaps a field, or all of them as fields. */
function render(root, comments, field) {
  const views = comments.map((html, index) => createElement(RichText, { key: index, html }))
  const own = { key: 'field', value: '', commentEditor: true, initFocus: true, onShiftEnter }
  flushSync(() => root.render(field ? [...views, createElement(RichTextField, own)] : views))
  return drawn()
}

const main = document.body.appendChild(document.createElement('main'))
const root = createRoot(main)
let shown = []

/** Shows comments that are read. */
window.showComments = comments => {
  shown = comments
  return render(root, comments, false)
}

/** Opens a field below them, and takes it away. */
window.openField = () => render(root, shown, true)
window.closeField = () => render(root, shown, false)
