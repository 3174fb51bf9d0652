import { RichText, RichTextField } from '@taskfield/editor'
import '@taskfield/editor/whole'
import '@taskfield/editor/styles.css'
import { createElement, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

const drawn = (): Promise<unknown> =>
  new Promise(resolve => {
    requestAnimationFrame(() => setTimeout(resolve))
  })

const onShiftEnter = (): void => {}

const main = document.body.appendChild(document.createElement('main'))
const root = createRoot(main)
/** The comments that are shown. */
let views: readonly ReactElement[] = []

/** Draws what is read, and perhaps a field below it. */
function render(...field: readonly ReactElement[]): Promise<unknown> {
  flushSync(() => root.render([...views, ...field]))
  return drawn()
}

Object.assign(window, {
  showComments: (comments: readonly string[]) => {
    views = comments.map((html, index) => createElement(RichText, { key: index, html }))
    return render()
  },
  openField: () =>
    render(
      createElement(RichTextField, {
        key: 'field',
        value: '',
        commentEditor: true,
        initFocus: true,
        onShiftEnter,
      }),
    ),
  closeField: () => render(),
})
