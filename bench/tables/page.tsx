import { RichTextField } from '@taskfield/editor'
import '@taskfield/editor/whole'
import '@taskfield/editor/styles.css'
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** Shows a field with a text; what it gives is there when the field has been drawn. */
window.openField = html => {
  const main = document.body.appendChild(document.createElement('main'))
  const root = createRoot(main)
  flushSync(() => root.render(createElement(RichTextField, { value: html, onChange: () => {} })))
  return new Promise(resolve => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
}

/** Counts the frames from now on; the function that is given back tells the longest wait for one. */
window.watchFrames = () => {
  let [last, frames, longest, isOn] = [performance.now(), 0, 0, true]
  const started = last
  const next = now => {
    longest = Math.max(longest, now - last)
    last = now
    frames++
    if (isOn) requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
  window.endFrames = () => {
    isOn = false
    return { frames, longest, seconds: (performance.now() - started) / 1000 }
  }
}

/** Leaves of the page what is drawn of the text, editable by the browser alone. */
window.bareText = () => {
  const text = document.querySelector('[role=textbox]')
  const bare = document.createElement('div')
  Object.assign(bare, { className: text.className, contentEditable: 'true', role: 'textbox' })
  bare.innerHTML = text.innerHTML
  document.body.replaceChildren(bare)
}
