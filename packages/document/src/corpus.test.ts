import { describe, expect, it } from 'vitest'
import bugReport from './testing/corpus/documents/bug-report.html?raw'
import minutes from './testing/corpus/documents/minutes.html?raw'
import specification from './testing/corpus/documents/specification.html?raw'
import {
  betterForms,
  forBothForms,
  furtherForms,
  mendedForms,
  rewrittenForms,
  type OurForm,
} from './testing/corpus/our-forms.ts'
import { savedForms, type SavedForm } from './testing/corpus/saved-forms.ts'
import { treeOf } from './testing/same-html.ts'
import { readHtml } from './read/read-html.ts'
import { writeHtml } from './write/write-html.ts'

const save = (html: string): string => writeHtml(readHtml(html))
const exceptions: readonly OurForm[] = [...betterForms, ...forBothForms, ...furtherForms, ...mendedForms]
const ourForm = ({ input }: SavedForm): OurForm | undefined => exceptions.find(form => form.input === input)
const formsOf = ({ saved, v35, v48 }: SavedForm): string[] =>
  [saved, v35, v48].filter(form => form !== undefined)

const agreed = savedForms.filter(form => form.saved !== undefined && !ourForm(form))
const differing = savedForms.filter(form => form.saved === undefined && !ourForm(form))
const isCut = ({ input }: SavedForm): boolean => mendedForms.some(form => form.input === input)
const recordedForms = [...new Set(savedForms.filter(form => !isCut(form)).flatMap(formsOf))]
const unchanged = recordedForms.filter(form => !rewrittenForms.some(({ input }) => input === form))
const emptyDoc: unknown = readHtml('').toJSON()

describe('an input of the older editor', () => {
  it.each(agreed)('is saved as both versions save it: $group: $input', ({ input, saved }) => {
    expect(treeOf(save(input))).toBe(treeOf(saved ?? ''))
  })

  it.each(differing)('is saved as one of the versions saves it: $group: $input', form => {
    expect(formsOf(form).map(treeOf)).toContain(treeOf(save(form.input)))
  })

  it.each(exceptions)('is saved in our own form: $why: $input', ({ input, saved }) => {
    expect(treeOf(save(input))).toBe(treeOf(saved))
  })

  it('has a form of ours wherever we do better on purpose, and only for inputs that were recorded', () => {
    const marked = savedForms.filter(({ weDiffer }) => weDiffer !== undefined)
    expect(betterForms.map(({ input }) => input)).toEqual(marked.map(({ input }) => input))
    const inputs = new Set(savedForms.map(({ input }) => input))
    expect(exceptions.filter(({ input }) => !inputs.has(input))).toEqual([])
    expect(new Set(exceptions.map(({ input }) => input)).size).toBe(exceptions.length)
  })

  it.each(savedForms)('is settled once it is saved: $group: $input', ({ input }) => {
    const doc = readHtml(input)
    doc.check()
    expect(save(writeHtml(doc))).toBe(writeHtml(doc))
  })
})

describe('what the older editor saved', () => {
  it.each(unchanged)('is saved again as it is: %s', form => {
    expect(treeOf(save(form))).toBe(treeOf(form))
  })

  it.each(rewrittenForms)('is saved in a better form: $why: $input', ({ input, saved }) => {
    expect(recordedForms).toContain(input)
    expect(treeOf(save(input))).toBe(treeOf(saved))
  })

  it.each(recordedForms)('is read to a document that lasts: %s', form => {
    const doc = readHtml(form)
    const isKept = writeHtml(doc) !== ''
    expect(readHtml(writeHtml(doc)).toJSON()).toEqual(isKept ? doc.toJSON() : emptyDoc)
  })

  it.each([
    ['text only', '<p>text only</p>'],
    ['text<p>p</p>text2<b>bold</b>', '<p>text</p><p>p</p><p>text2<strong>bold</strong></p>'],
  ])('is what stands in the recording of another case: %s', (input, saved) => {
    expect(treeOf(save(input))).toBe(treeOf(saved))
  })

  it.each([
    ['an error report', bugReport],
    ['a specification', specification],
    ['minutes', minutes],
  ])('comes back unchanged as a whole document: %s', (_name, html) => {
    expect(treeOf(save(html))).toBe(treeOf(html.trim()))
  })
})
