import { StrictMode, useRef, useState, type KeyboardEvent, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import type { FieldHandle } from '../handle.ts'
import { RichTextField } from '../rich-text-field.tsx'
import '../../styles/field.css'

const sendKeys = '{Control>}{Enter}{/Control}'

interface HostProps {
  readonly start?: string
  /** What the host makes of what it is told. */
  readonly take?: (html: string) => string
}

/** What a test sees of a host. */
interface Seen {
  readonly saved: readonly string[]
  readonly savedOnBlur: readonly string[]
  readonly set: (html: string) => void
  readonly handle: () => FieldHandle
}

/** README's host, which also sends by keys of its own, saves on blur and can be set from outside. */
async function renderHost({ start = '', take = html => html }: HostProps = {}): Promise<Seen> {
  const saved: string[] = []
  const savedOnBlur: string[] = []
  const setters: ((html: string) => void)[] = []
  const handles: FieldHandle[] = []
  function Host(): ReactElement {
    const [html, setHtml] = useState(start)
    const field = useRef<FieldHandle>(null)
    setters[0] = setHtml
    const sendByKey = ({ key, ctrlKey, altKey }: KeyboardEvent): void => {
      if (key !== 'Enter' || !ctrlKey) return
      saved.push(altKey ? (field.current?.getHtml() ?? '') : html)
      setHtml('')
    }
    return (
      <form
        onSubmit={event => {
          event.preventDefault()
          saved.push(html)
          setHtml('')
        }}
      >
        <div role="presentation" onKeyDown={sendByKey} onBlur={() => savedOnBlur.push(html)}>
          <RichTextField
            ref={field}
            value={html}
            onChange={changed => setHtml(take(changed))}
            onReady={handle => handles.push(handle)}
            name="description"
            commentEditor
            initFocus
          />
        </div>
      </form>
    )
  }
  await render(
    <StrictMode>
      <Host />
    </StrictMode>,
  )
  return {
    saved,
    savedOnBlur,
    // As in a handler of a key or a click: before any timer.
    set: html => flushSync(() => setters[0]?.(html)),
    handle: () => {
      const handle = handles.at(-1)
      if (!handle) throw new Error('The field is not ready.')
      return handle
    },
  }
}

const submit = (): void => document.querySelector('form')?.requestSubmit()

describe('a host that keeps what it is told in its state', () => {
  const errors = vi.spyOn(console, 'error')
  beforeEach(() => void errors.mockClear())
  afterEach(() => {
    if (errors.mock.calls.length > 0) throw new Error(`React complains: ${errors.mock.calls.join()}`)
  })

  it.each([
    ['what it was', '<p>one</p>'],
    ['nothing', ''],
    ['something else', '<p>other</p>'],
  ])('sets the field to %s right after a key', async (_, value) => {
    const { set, handle } = await renderHost({ start: '<p>one</p>' })
    await userEvent.keyboard(' two three')
    handle().getHtml()
    set(value)
    await expect.poll(() => handle().getHtml()).toBe(value)
    await userEvent.keyboard('!')
    await expect.poll(() => handle().getHtml()).toContain('!')
  })

  it('sends all that was typed by a key of its own, and empties the field', async () => {
    const { saved, handle } = await renderHost()
    for (const typed of ['ab', 'c', 'def']) {
      await userEvent.keyboard(`${typed}${sendKeys}`)
      await expect.poll(() => handle().getHtml()).toBe('')
    }
    expect(saved).toEqual(['<p>ab</p>', '<p>c</p>', '<p>def</p>'])
  })

  it('sends what `getHtml` says, and empties the field', async () => {
    const { saved, handle } = await renderHost()
    await userEvent.keyboard('abc{Control>}{Alt>}{Enter}{/Alt}{/Control}')
    expect(saved).toEqual(['<p>abc</p>'])
    await expect.poll(() => handle().getHtml()).toBe('')
  })

  it('saves all that was typed when its form is submitted, and empties the field', async () => {
    const { saved, handle } = await renderHost()
    await userEvent.keyboard('abcdef')
    submit()
    expect(saved).toEqual(['<p>abcdef</p>'])
    await expect.poll(() => handle().getHtml()).toBe('')
  })

  it('saves all that was typed when the field loses the focus', async () => {
    const { savedOnBlur } = await renderHost({ start: '<p>one</p>' })
    await userEvent.keyboard(' two{Tab}')
    await expect.poll(() => savedOnBlur.at(-1)).toBe('<p>one two</p>')
  })

  it('changes what it is told', async () => {
    const { handle } = await renderHost({ take: html => html.replaceAll(':)', '☺') })
    await userEvent.keyboard('one :)')
    await expect.poll(() => handle().getHtml()).toBe('<p>one ☺</p>')
    await userEvent.keyboard('!')
    await expect.poll(() => handle().getHtml()).toBe('<p>one ☺!</p>')
  })

  it('empties the field as its answer to what it is told', async () => {
    const { handle } = await renderHost({
      start: '<p>one</p>',
      take: html => (html.includes('/clear') ? '' : html),
    })
    await userEvent.keyboard(' /clear')
    await expect.poll(() => handle().getHtml()).toBe('')
  })

  it('keeps what was typed while a colleague added a paragraph', async () => {
    const { set, handle } = await renderHost({ start: '<p>one</p>' })
    await userEvent.keyboard(' two')
    set('<p>one</p><p>theirs</p>')
    await expect.poll(() => handle().getHtml()).toContain('<p>theirs</p>')
  })

  it('gives two values at once, of which the last counts', async () => {
    const { set, handle } = await renderHost({ start: '<p>one</p>' })
    await userEvent.keyboard(' two')
    await expect.poll(() => handle().getHtml()).toBe('<p>one two</p>')
    submit()
    set('<p>first</p>')
    set('<p>last</p>')
    await expect.poll(() => handle().getHtml()).toBe('<p>last</p>')
  })

  it('opens a dialog of the field right after a key', async () => {
    const { handle } = await renderHost({ start: '<p>one</p>' })
    await userEvent.keyboard(' two{Control>}k{/Control}')
    await userEvent.keyboard('example.org{Enter}')
    await expect.poll(() => handle().getHtml()).toContain('href="https://example.org"')
  })
})

describe('a value that the field has told', () => {
  it('is not read', async () => {
    const reads = vi.spyOn(document.implementation, 'createHTMLDocument')
    const { handle } = await renderHost({ start: '<p>one</p>' })
    const before = reads.mock.calls.length
    for (const key of 'abcdef') {
      await userEvent.keyboard(key)
      await expect.poll(() => handle().getHtml()).toContain(key)
    }
    submit()
    await expect.poll(() => handle().getHtml()).toBe('')
    // Only the empty value was the host's own, and that needs no parser.
    expect(reads.mock.calls.length - before).toBe(0)
    reads.mockRestore()
  })
})
