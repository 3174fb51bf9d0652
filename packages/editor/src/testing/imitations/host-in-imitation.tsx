import { act, createElement as h } from 'react'
import { createRoot } from 'react-dom/client'
import { RichText, RichTextField } from '../../index.ts'
import type { FieldHandle } from '../../field/handle.ts'
import { everyKind } from '../every-kind.ts'

/** What a test of a host sees in an imitation of a browser, after it has set the text. */
export async function tryHost(): Promise<Record<'told' | 'inForm' | 'edited' | 'color', string | undefined>> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const html = everyKind.join('')
  const changes: string[] = []
  const handles: FieldHandle[] = []
  const place = document.body.appendChild(document.createElement('form'))
  const root = createRoot(place)
  const field = h(RichTextField, {
    value: html,
    name: 'about',
    onChange: changed => changes.push(changed),
    onReady: handle => handles.push(handle),
  })
  await act(async () => root.render([h('div', { key: 1 }, field), h(RichText, { key: 2, html })]))
  await act(async () => {
    handles[0]?.setHtml('<h2>two</h2>')
    handles[0]?.focus()
    handles[0]?.flush()
  })
  const shown = place.querySelector<HTMLElement>('.taskfield-content:not([role]) p span[style]')
  const seen = {
    told: changes.at(-1),
    inForm: place.querySelector('textarea')?.value,
    edited: place.querySelector('[role=textbox]')?.textContent,
    color: shown?.style.color,
  }
  await act(async () => root.unmount())
  place.remove()
  return seen
}
