import { RichText, RichTextField, type FieldHandle } from '@taskfield/editor'
import '@taskfield/editor/styles.css'
import { createElement, createRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
// What a panel and a key do, which have no name among the items of the toolbar.
import { setColor } from '../../../packages/editor/dist/features/color/set-color.js'
import { toggleTodoList } from '../../../packages/editor/dist/features/list/toolbar-items.js'

// What follows the first part of the field at once is no part of opening a text, as the code of the others is not.
const whole = import('@taskfield/editor/whole')

window.openEditor = async (html: string) => {
  await whole
  const main = document.body.appendChild(document.createElement('main'))
  const field = createRef<FieldHandle>()
  const element = createElement(RichTextField, { ref: field, value: html, onChange: () => {} })
  const root = createRoot(main)
  flushSync(() => root.render(element))
  const close = () => {
    root.unmount()
    main.remove()
  }
  const commands = {
    bold: () => field.current?.run('bold'),
    color: () => field.current?.run(setColor('fontColor', '#ff0000')),
    heading: () => field.current?.run('heading', 'heading-1'),
    list: () => field.current?.run('bulletedList'),
    todo: () => field.current?.run(toggleTodoList),
    indent: () => field.current?.run('indent'),
    align: () => field.current?.run('alignment', 'center'),
    quote: () => field.current?.run('blockQuote'),
  }
  return { root: main.querySelector('[role=textbox]'), html: () => field.current?.getHtml(), commands, close }
}

window.showTexts = (texts: readonly string[]) => {
  const main = document.body.appendChild(document.createElement('main'))
  const views = texts.map((html, key) => createElement(RichText, { key, html }))
  flushSync(() => createRoot(main).render(views))
}
