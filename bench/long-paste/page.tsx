import { RichTextField } from '@taskfield/editor'
import '@taskfield/editor/styles.css'
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** Shows a field of one word with the caret in it. */
window.openField = () => {
  const main = document.body.appendChild(document.createElement('main'))
  flushSync(() =>
    createRoot(main).render(createElement(RichTextField, { value: '<p>Слово</p>', onChange: () => {} })),
  )
}

/** Pastes HTML in a task of its own. */
window.paste = (html: string) => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', html)
  setTimeout(() => {
    performance.mark('paste')
    document
      .querySelector('[role=textbox]')
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
}
