import { RichTextField } from '@taskfield/editor'
import '@taskfield/editor/styles.css'
import { createElement, createRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

window.openEditor = (html: string) => {
  const main = document.body.appendChild(document.createElement('main'))
  const field = createRef<{ getHtml: () => string }>()
  const element = createElement(RichTextField, { ref: field, value: html, onChange: () => {} })
  flushSync(() => createRoot(main).render(element))
  return { root: main.querySelector('[role=textbox]'), html: () => field.current?.getHtml() }
}
