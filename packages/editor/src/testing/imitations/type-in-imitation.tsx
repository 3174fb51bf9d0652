import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { RichTextField } from '../../index.ts'
// oxlint-disable-next-line import/no-unassigned-import -- it makes the imitation a little more of a browser
import './set-up.ts'

/** Presses a text as a library for tests does, and changes it as a typed letter does; gives what was told. */
export async function typeInImitation(): Promise<string | undefined> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const changes: string[] = []
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  await act(async () => root.render(<RichTextField value="<p>b</p>" onChange={html => changes.push(html)} />))
  const text = place.querySelector<HTMLElement>('[role=textbox]')
  await act(async () => {
    for (const type of ['mousedown', 'mouseup', 'click'])
      text?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button: 0 }))
    text?.focus()
    text?.querySelector('p')?.firstChild?.replaceWith('ab')
  })
  await act(async () => root.unmount())
  place.remove()
  return changes.at(-1)
}
