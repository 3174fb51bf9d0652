import { StrictMode, useEffect, useRef, type ComponentType, type ReactElement } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { WordsProvider } from '../../messages/locale.tsx'
import { lazyPart } from './lazy-part.tsx'
import { LoadFailures } from './load-failures.tsx'

type Form = ComponentType<object>

interface PendingForm {
  readonly promise: Promise<Form>
  readonly resolve: (form: Form) => void
  readonly reject: (error: Error) => void
}

function AddressForm(): ReactElement {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return <input ref={input} aria-label="Address" />
}

/** The code of a form that comes, or does not, when the test says so. */
function pendingForm(): PendingForm {
  let settle: Omit<PendingForm, 'promise'> | undefined
  const promise = new Promise<Form>((resolve, reject) => (settle = { resolve, reject }))
  if (!settle) throw new Error('A promise runs its executor at once.')
  return { promise, ...settle }
}

async function show(Part: ComponentType<{ giveUp?: () => void }>, giveUp?: () => void): Promise<void> {
  await render(
    <StrictMode>
      <WordsProvider words={{ locale: 'en', messages: null }}>
        <LoadFailures>
          <textarea aria-label="Text" />
          <Part {...(giveUp && { giveUp })} />
        </LoadFailures>
      </WordsProvider>
    </StrictMode>,
  )
}

it('says that a part could not be loaded, and tries again', async () => {
  let isOnline = false
  const load = (): Promise<Form> =>
    isOnline ? Promise.resolve(AddressForm) : Promise.reject(new Error('offline'))
  await show(lazyPart(load))
  const failure = page.getByRole('alert')
  await expect.element(failure).toHaveTextContent('could not be loaded')
  await userEvent.click(failure.getByRole('button', { name: 'Try again' }))
  await expect.element(failure).toBeVisible()
  isOnline = true
  await userEvent.click(failure.getByRole('button', { name: 'Try again' }))
  await expect.element(page.getByRole('textbox', { name: 'Address' })).toBeVisible()
  expect(failure.query()).toBe(null)
})

it('keeps what is typed while a part is loaded that takes the focus', async () => {
  const { promise, resolve } = pendingForm()
  await show(
    lazyPart(() => promise),
    vi.fn<() => void>(),
  )
  const text = page.getByRole('textbox', { name: 'Text' })
  text.element().focus()
  await userEvent.keyboard('ab c')
  resolve(AddressForm)
  await expect.element(page.getByRole('textbox', { name: 'Address' })).toHaveValue('ab c')
  await userEvent.keyboard('!')
  await expect.element(page.getByRole('textbox', { name: 'Address' })).toHaveValue('ab c!')
  await expect.element(text).toHaveValue('')
})

/** Takes the focus in the frame behind its first, which comes late on a slow machine. */
function SlowForm(): ReactElement {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const drawn = performance.now() + 700
    while (performance.now() < drawn);
    requestAnimationFrame(() => input.current?.focus())
  }, [])
  return <input ref={input} aria-label="Address" />
}

it('keeps what is typed for a part that needs long to draw itself', async () => {
  const { promise, resolve } = pendingForm()
  await show(
    lazyPart(() => promise),
    vi.fn<() => void>(),
  )
  page.getByRole('textbox', { name: 'Text' }).element().focus()
  await userEvent.keyboard('ab c')
  resolve(SlowForm)
  await expect.element(page.getByRole('textbox', { name: 'Address' })).toHaveValue('ab c')
})

it('gives the keys back to the text once the part has failed', async () => {
  const { promise, reject } = pendingForm()
  await show(
    lazyPart(() => promise),
    vi.fn<() => void>(),
  )
  const text = page.getByRole('textbox', { name: 'Text' })
  text.element().focus()
  await userEvent.keyboard('a')
  reject(new Error('offline'))
  await expect.element(page.getByRole('alert')).toBeVisible()
  await userEvent.keyboard('b')
  await expect.element(text).toHaveValue('b')
})

/** Goes at Escape, and gives the focus back to where it was. */
function ShortForm(): ReactElement | null {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const onKeyDown = ({ key }: { readonly key: string }): void => {
    if (key === 'Escape') document.querySelector<HTMLElement>('[contenteditable]')?.focus()
  }
  return <input ref={input} aria-label="Address" onKeyDown={onKeyDown} />
}

it('hands what is typed behind the key that closes it to the text', async () => {
  const { promise, resolve } = pendingForm()
  await show(
    lazyPart(() => promise),
    vi.fn<() => void>(),
  )
  const text = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => text.remove())
  text.contentEditable = 'true'
  text.focus()
  await userEvent.keyboard('x{Escape}ab c')
  resolve(ShortForm)
  await expect.poll(() => text.textContent).toBe('ab c')
  await expect.element(page.getByRole('textbox', { name: 'Address' })).toHaveValue('x')
})

it('is given up when something is pressed before it is there', async () => {
  const { promise } = pendingForm()
  const giveUp = vi.fn<() => void>()
  await show(
    lazyPart(() => promise),
    giveUp,
  )
  const text = page.getByRole('textbox', { name: 'Text' })
  await userEvent.click(text)
  expect(giveUp).toHaveBeenCalledOnce()
  await userEvent.keyboard('ab')
  await expect.element(text).toHaveValue('ab')
})
