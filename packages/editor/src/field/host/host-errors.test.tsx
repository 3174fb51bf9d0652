import { SquareCode } from 'lucide-react'
import { NodeSelection } from 'prosemirror-state'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderField, type RenderedField } from '../../testing/render-field.tsx'
import type { FieldHandle } from '../handle.ts'
import type { InjectedItem } from './injected-item.tsx'
import type { RichTextFieldProps } from '../rich-text-field-props.tsx'

// Wide enough for all items.
beforeAll(() => page.viewport(1600, 800))

const broken = (): never => {
  throw new Error('Broken')
}
const mention = '<p><span class="mention" data-id="7" data-type="task">#7 Задача</span></p>'
const image = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.png', { type: 'image/png' })

const itemOf = (parts: object): InjectedItem[] => [
  { name: 'own', label: 'Своё', icon: SquareCode, run: () => {}, ...parts },
]
const press = async (): Promise<void> => userEvent.click(page.getByRole('button', { name: 'Своё' }))
const type = async (): Promise<void> => userEvent.keyboard('a')
const paste = (text: RenderedField['text'], data: DataTransfer): void => {
  text.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
}
function dataOf(fill: (data: DataTransfer) => unknown): DataTransfer {
  const data = new DataTransfer()
  fill(data)
  return data
}

interface BrokenHost {
  readonly props: Partial<RichTextFieldProps>
  readonly act?: (field: RenderedField) => Promise<unknown> | void
}

const select = ({ handle }: RenderedField): void => {
  handle.run(({ doc, tr }, dispatch) => {
    dispatch?.(tr.setSelection(NodeSelection.create(doc, 1)))
    return true
  })
}

const hosts: readonly (readonly [string, BrokenHost])[] = [
  [
    'onPendingChange',
    {
      props: { onPendingChange: broken, upload: async () => ({ url: '/a.png' }) },
      act: ({ text }) =>
        paste(
          text,
          dataOf(data => data.items.add(image)),
        ),
    },
  ],
  ['run of an item', { props: { injectItems: itemOf({ run: broken }) }, act: press }],
  ['isActive of an item', { props: { injectItems: itemOf({ isActive: broken }) }, act: type }],
  ['isEnabled of an item', { props: { injectItems: itemOf({ isEnabled: broken }) }, act: type }],
  ['the icon of an item', { props: { injectItems: itemOf({ icon: broken }) } }],
  [
    'the panel of an item',
    {
      props: {
        injectItems: [{ name: 'own', label: 'Своё', icon: SquareCode, panel: Broken }],
      },
      act: press,
    },
  ],
  ['mentionCard', { props: { value: mention, mentionCard: broken }, act: select }],
  ['what mentionCard draws', { props: { value: mention, mentionCard: () => <Broken /> }, act: select }],
  [
    'mentionFromUrl',
    {
      props: { mentionFromUrl: broken },
      act: ({ text }) =>
        paste(
          text,
          dataOf(data => data.setData('text/plain', 'https://a.example/7')),
        ),
    },
  ],
  [
    'a promise of mentionFromUrl',
    {
      props: { mentionFromUrl: async () => broken() },
      act: ({ text }) =>
        paste(
          text,
          dataOf(data => data.setData('text/plain', 'https://a.example/7')),
        ),
    },
  ],
  [
    'mediaProviders',
    {
      props: {
        mediaProviders: [{ name: 'own', patterns: [/^own\.example\//], embedUrl: broken }],
        value: '<figure class="media"><oembed url="https://own.example/1"></oembed></figure>',
      },
    },
  ],
  [
    'subscribe',
    {
      props: {},
      act: ({ handle }) => {
        handle.subscribe(broken)
        return type()
      },
    },
  ],
  ['a command of run', { props: {}, act: ({ handle }) => expect(handle.run(broken)).toBe(false) }],
  [
    'onClose of a message',
    {
      props: {},
      act: ({ handle }) => {
        handle.notify({ kind: 'success', text: 'a', duration: 1, onClose: broken })
      },
    },
  ],
]

function Broken(): never {
  return broken()
}

describe('a host that throws', () => {
  it.each(hosts)('in %s is told of it, and the text goes on', async (_name, { props, act }) => {
    // React logs what a boundary has caught.
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const errors: unknown[] = []
    const field = await renderField({ initFocus: true, onError: error => errors.push(error), ...props })
    await act?.(field)
    await expect.poll(() => errors).toContainEqual(new Error('Broken'))
    await expectTyping(field)
  })

  it.each([
    ['throws', broken],
    ['rejects', async () => broken()],
  ])('in its feed of mentions, which %s, sees it in the list', async (_name, mentionFeed) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const field = await renderField({ initFocus: true, mentionFeed })
    await userEvent.keyboard('#')
    await expect.element(page.getByRole('option', { name: 'Повторить' })).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expectTyping(field)
  })

  it('in renderMention has the words of the item drawn', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const items = [{ id: '#7 Задача', objectType: 'task', objectId: 7, name: 'Задача' }]
    const field = await renderField({
      initFocus: true,
      mentionFeed: () => items,
      renderMention: () => <Broken />,
      onError: () => {},
    })
    await userEvent.keyboard('#')
    await expect.element(page.getByRole('option', { name: '#7 Задача' })).toHaveTextContent('#7 Задача')
    await userEvent.keyboard('{Escape}')
    await expectTyping(field)
  })

  it('in onReady, or in onError itself, has its field all the same', async () => {
    const thrown = vi.fn<(event: ErrorEvent) => void>(event => event.preventDefault())
    window.addEventListener('error', thrown)
    const field = await renderField({ initFocus: true, onFocus: broken, onError: broken })
    await expect.poll(() => thrown).toHaveBeenCalled()
    await expectTyping(field)
    window.removeEventListener('error', thrown)
  })
})

async function expectTyping({ handle }: { readonly handle: FieldHandle }): Promise<void> {
  handle.setHtml('<p>one</p>')
  handle.focus()
  await userEvent.keyboard('{Control>}{End}{/Control} two')
  await expect.poll(() => handle.getHtml()).toBe('<p>one two</p>')
}
