import { describe, expect, it } from 'vitest'
import format from '../../../docs/html-format.md?raw'
import { convertHtml } from './convert/convert-html.ts'
import { betterForms, forBothForms, furtherForms } from './testing/corpus/our-forms.ts'
import { examplesOf, pairsOf } from './testing/doc-examples.ts'
import { readerLimits } from './html/limits.ts'
import { readHtml } from './read/read-html.ts'
import { writeHtml } from './write/write-html.ts'

const save = (html: string): string => writeHtml(readHtml(html))

/** Line breaks between tags are for the eye; those within text are meant. */
const joined = (html: string): string => html.replaceAll(/>\n(?=<)/g, '>')
const inputs = examplesOf(format, 'in').map(({ text }) => joined(text))

describe('docs/html-format.md', () => {
  it.each(pairsOf(format, 'in', 'out'))('says what is saved: $input', ({ input, output }) => {
    expect(save(input)).toBe(joined(output))
  })

  it.each(examplesOf(format, 'kept'))('says what is saved as it is: $text', ({ text }) => {
    expect(save(joined(text))).toBe(joined(text))
  })

  it.each(examplesOf(format, 'kept', 'out'))('lists nothing as lost of what was saved: $text', ({ text }) => {
    expect(convertHtml(joined(text))).toEqual({ html: joined(text), lost: [] })
  })

  it.each([...betterForms, ...forBothForms, ...furtherForms])(
    'lists every case in which we differ from the older editor: $why: $input',
    ({ input }) => {
      expect(inputs.some(example => example.includes(input))).toBe(true)
    },
  )

  it.each(Object.entries(readerLimits))('names the limit %s, %d', (_name, limit) => {
    const [, limits = ''] = /^## Limits$([^]*?)^## /m.exec(format) ?? []
    expect(limits).toContain(` ${limit.toLocaleString('en')} `)
  })
})
