import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderField, type RenderedField } from '../../testing/render-field.tsx'
import type { RichTextFieldProps } from '../rich-text-field-props.tsx'

/** Everything that a field can be given, besides what tells the test that it is ready. */
const names = Object.keys({
  value: 0,
  onChange: 0,
  initFocus: 0,
  commentEditor: 0,
  onShiftEnter: 0,
  sendKey: 0,
  sendWhileUploading: 0,
  injectItems: 0,
  features: 0,
  hostFeatures: 0,
  readOnly: 0,
  disabled: 0,
  placeholder: 0,
  wordCount: 0,
  typography: 0,
  selectionToolbar: 0,
  id: 0,
  className: 0,
  required: 0,
  onFocus: 0,
  onBlur: 0,
  onError: 0,
  styleAttributes: 0,
  name: 0,
  form: 0,
  linkSchemes: 0,
  mediaProviders: 0,
  uploadUrl: 0,
  uploadRequest: 0,
  uploadLimits: 0,
  upload: 0,
  uploadsKey: 0,
  onPendingChange: 0,
  taskId: 0,
  mentionFeed: 0,
  mentionHref: 0,
  mentionCard: 0,
  mentionFromUrl: 0,
  mentionLength: 0,
  renderMention: 0,
  popupContainer: 0,
  locale: 0,
  messages: 0,
  label: 0,
  'aria-label': 0,
  'aria-labelledby': 0,
  'aria-describedby': 0,
  'aria-errormessage': 0,
  'aria-invalid': 0,
  'aria-required': 0,
} satisfies Record<Exclude<keyof RichTextFieldProps, 'ref' | 'onReady'>, 0>)

const media = '<figure class="media"><oembed url="https://own.example/1"></oembed></figure>'
const value = `<p>one <a href="slack://a">two</a></p>${media}<p>end</p>`

async function expectTyping({ handle, container }: RenderedField): Promise<void> {
  handle.focus()
  await userEvent.keyboard('{Control>}{End}{/Control}!')
  expect(handle.getHtml()).toMatch(/!<\/p>$/)
  expect(container.querySelector('[role=toolbar]')).not.toBeNull()
}

/** What a host without types gives, too. */
const given = (name: string, what: unknown): Partial<RichTextFieldProps> => ({ [name]: what })

describe('null', () => {
  it.each(names)('is as good as nothing for %s, from the start and later', async name => {
    const errors = vi.spyOn(console, 'error')
    const onError = vi.fn<(error: unknown) => void>()
    const field = await renderField({ value, onError, ...given(name, null) })
    const look = (): unknown => [
      field.container.querySelector('[role=toolbar]')?.childElementCount,
      field.text.ariaLabel,
    ]
    const nothing = await renderField({ value, onError, ...given(name, undefined) })
    await expectTyping(field)
    expect(look()).toEqual([
      nothing.container.querySelector('[role=toolbar]')?.childElementCount,
      nothing.text.ariaLabel,
    ])
    await nothing.rerender(given(name, null))
    await expectTyping(nothing)
    expect(errors.mock.calls).toEqual([])
    expect(onError).not.toHaveBeenCalled()
  })
})

describe('a value that is no text', () => {
  it.each([7, { html: '' }, true])(
    '%j, given later, is refused in words, and the text stays',
    async wrong => {
      const onError = vi.fn<(error: unknown) => void>()
      const field = await renderField({ value: '<p>one</p>', onError })
      await expectTyping(field)
      await field.rerender(given('value', wrong))
      // A host that shows the error is rendered again.
      await field.rerender({ placeholder: 'again' })
      expect(onError.mock.calls.map(([error]) => String(error))).toEqual([
        `TypeError: readHtml takes HTML as a string and got ${typeof wrong}; an empty content is ''.`,
      ])
      await expectTyping(field)
      expect(field.handle.getHtml()).toBe('<p>one!!</p>')
      await field.rerender({ value: '<p>two</p>' })
      expect(field.handle.getHtml()).toContain('two')
    },
  )
})
