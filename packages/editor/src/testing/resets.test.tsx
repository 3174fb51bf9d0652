import bootstrap from 'bootstrap/dist/css/bootstrap.css?raw'
import reboot from 'bootstrap/dist/css/bootstrap-reboot.css?raw'
import preflight from 'tailwindcss/preflight.css?raw'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { FieldHandle } from '../field/handle.ts'
import { RichTextField } from '../field/rich-text-field.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import { loadAllCode } from '../ui/lazy/lazy-code.ts'
import { everyKind } from './every-kind.ts'
import '../styles/field.css'

/** What the style sheet of a page does to all elements of a kind. */
const resets: readonly (readonly [string, string])[] = [
  ['the preflight of Tailwind', preflight],
  ['the same in its layer', `@layer base { ${preflight} }`],
  ['Bootstrap', bootstrap],
  ['the reboot of Bootstrap', reboot],
  ['reset of margins and boxes', '* { margin: 0; padding: 0; border: 0; box-sizing: border-box }'],
  [
    'a reset of everything that text has',
    `html body * { margin: 0; padding: 0; border: 0; outline: 0; font: inherit; color: inherit; background: none; list-style: none; text-align: inherit;
      text-decoration: none; vertical-align: baseline; line-height: 1; letter-spacing: 2px; float: none; display: block; border-radius: 0; box-sizing: border-box }`,
  ],
  [
    'rules of a page for its own text',
    `body { color: red; font: 30px/3 serif; text-align: center; text-transform: uppercase; letter-spacing: 3px; word-spacing: 5px; text-indent: 9px; white-space: pre;
       list-style: square inside; border-collapse: collapse; text-shadow: 1px 1px red; hyphens: auto; word-break: break-all; cursor: pointer }
     h1, h2, h3, h4 { color: green; margin: 40px; font: 50px serif; text-transform: uppercase }
     p, li, td, th, blockquote, pre, figure { margin: 33px; padding: 11px; background: pink; max-width: 90px } a { color: lime; text-decoration: none; border-bottom: 3px solid }
     table { width: auto; border-spacing: 7px; border-collapse: separate } td, th { border: 5px dotted; text-align: right } ul, ol { list-style: none; padding: 0 }
     button { background: lime; border: 3px solid; border-radius: 20px; padding: 20px; color: white; font: 30px serif; min-width: 90px; text-transform: uppercase; box-shadow: 0 0 9px red }
     input { width: 100%; padding: 20px; border: 9px solid; background: yellow; appearance: none } label { display: block; margin: 9px; font-weight: bold }
     svg, img { display: block; vertical-align: middle; max-width: 50px; margin: 5px } kbd { background: black; color: white; padding: 5px } code, pre { color: magenta; font-size: 9px }
     span, div, section { letter-spacing: 4px } hr { border: 9px solid }`,
  ],
]

/** What makes the looks of an element. */
const compared = (
  'display position float clear overflow-x overflow-y box-sizing width height min-width max-width min-height max-height margin-top margin-right margin-bottom ' +
  'margin-left padding-top padding-right padding-bottom padding-left border-top-width border-right-width border-bottom-width border-left-width ' +
  'border-top-style border-left-style border-top-color border-left-color border-top-left-radius border-bottom-right-radius border-collapse border-spacing ' +
  'outline-style background-color background-image box-shadow opacity color font-family font-size font-style font-weight font-variant-caps line-height ' +
  'letter-spacing word-spacing list-style-type list-style-position list-style-image tab-size text-align text-decoration-line text-decoration-color ' +
  'text-indent text-shadow text-transform vertical-align white-space-collapse text-wrap-mode word-break hyphens caption-side quotes'
).split(' ')

/** All that is drawn of the field and of what it has opened, by what it is. */
function looksOf(what: string): Map<string, readonly string[]> {
  const elements = [...document.querySelectorAll(what)].filter(
    element => !element.matches('[hidden], [hidden] *, svg *'),
  )
  return new Map(
    elements.map((element, at) => {
      const style = getComputedStyle(element)
      const name = `${at} ${element.localName}.${element.getAttribute('class') ?? ''}`
      return [name, compared.map(property => style.getPropertyValue(property))]
    }),
  )
}

/** What a style sheet that comes after ours changes. */
function changesBy(css: string, what: string): readonly string[] {
  const before = looksOf(what)
  const sheet = document.head.appendChild(document.createElement('style'))
  sheet.textContent = css
  const after = looksOf(what)
  sheet.remove()
  return [...before].flatMap(([name, values]) =>
    values.flatMap((value, at) => {
      const now = after.get(name)?.[at]
      return now === value ? [] : [`${name}: ${compared[at]}: ${value} -> ${now}`]
    }),
  )
}

const html = everyKind.join('')
let handle: FieldHandle | null = null

async function open(): Promise<void> {
  await page.viewport(1000, 800)
  await loadAllCode()
  await render(
    <div style={{ position: 'absolute', inset: '20px auto auto 20px', width: 760, height: 3000 }}>
      <RichTextField
        value={html}
        label="Описание"
        wordCount
        onReady={ready => {
          handle = ready
        }}
      />
      <RichText html={html} />
    </div>,
  )
}

/** What the field opens: how, and the element that shows it. */
const opened: readonly (readonly [string, string, () => Promise<void>])[] = [
  ['a drop-down', '.tf-menu', () => userEvent.click(page.getByRole('button', { name: 'Заголовок 1' }))],
  ['colours', '.tf-color-panel', () => userEvent.click(page.getByRole('button', { name: 'Цвет текста' }))],
  ['the form of a link', '.tf-form', () => userEvent.keyboard('{Control>}k{/Control}')],
  ['the bar of find', '.tf-find', () => userEvent.keyboard('{Control>}f{/Control}')],
  ['the help', '.tf-help', () => userEvent.keyboard('{Alt>}0{/Alt}')],
  ['suggestions', '.tf-suggestions', () => userEvent.keyboard('{Control>}{Home}{/Control}{End}{Enter}/')],
  [
    'a message',
    '.tf-toast',
    async () => void handle?.notify({ kind: 'error', text: 'Не сохранено', duration: 0 }),
  ],
]

/** All of the field but its text, and what stands elsewhere for it. */
const chrome = ':is(.tf-field, .tf-popups, .tf-toast-place) :not(.tf-editable *)'

describe('on every page', () => {
  it.each(resets)('a text looks the same, in the field and in the view: %s', async (_, css) => {
    await open()
    expect(changesBy(css, '.taskfield-content, .taskfield-content *')).toEqual([])
  })

  it.each(opened)('the field and what it opens look the same: %s', async (_, shown, act) => {
    await open()
    await userEvent.click(page.getByRole('heading', { name: 'Заголовок' }).first())
    await act()
    await expect.poll(() => document.querySelector(shown)?.getAnimations().length).toBe(0)
    for (const [name, css] of resets) expect.soft(changesBy(css, chrome), name).toEqual([])
  })
})
