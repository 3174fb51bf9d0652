import { RichText, RichTextField } from '@taskfield/editor'
import '@taskfield/editor/styles.css'
import { createElement, createRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

// What follows the first part of the field at once is no part of opening a text, as the code of the others is not.
const whole = import('@taskfield/editor/whole')

window.openEditor = async (html: string) => {
  await whole
  const main = document.body.appendChild(document.createElement('main'))
  const field = createRef<{ getHtml: () => string }>()
  const element = createElement(RichTextField, { ref: field, value: html, onChange: () => {} })
  const root = createRoot(main)
  flushSync(() => root.render(element))
  const close = () => {
    root.unmount()
    main.remove()
  }
  return { root: main.querySelector('[role=textbox]'), html: () => field.current?.getHtml(), close }
}

window.showTexts = (texts: readonly string[]) => {
  const main = document.body.appendChild(document.createElement('main'))
  const views = texts.map((html, key) => createElement(RichText, { key, html }))
  flushSync(() => createRoot(main).render(views))
}
