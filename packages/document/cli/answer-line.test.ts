import { describe, expect, it } from 'vitest'
import { answerLine, type Outcome } from './answer-line.ts'

function answer(source: string | Uint8Array): { outcome: Outcome; said: unknown } {
  const { text, outcome } = answerLine(Buffer.from(source), 7)
  expect(text).toMatch(/^(?:[^\n]+\n)?$/)
  return { outcome, said: text === '' ? null : (JSON.parse(text) as unknown) }
}

// More than a million tags take their time on a busy machine.
describe('a line of a dump', () => {
  it.each([
    ['"<p>а</p>"', { html: '<p>а</p>', changed: false, lost: [] }],
    ['"<b>а</b>"', { html: '<p><strong>а</strong></p>', changed: true, lost: [] }],
    ['{"id":5,"html":"<p>а</p>"}', { id: 5, html: '<p>а</p>', changed: false, lost: [] }],
    ['{"html":"","id":"a-1","name":"б"}', { id: 'a-1', html: '', changed: false, lost: [] }],
    ['{"id":null,"html":"<p></p>"}', { id: null, html: '', changed: true, lost: [] }],
    ['  {"html":"<p>а\\u2028б</p>"}\r', { html: '<p>а\u2028б</p>', changed: false, lost: [] }],
    ['"<p>а\u2028б</p>"', { html: '<p>а\u2028б</p>', changed: false, lost: [] }],
    ['\ufeff"<p>а</p>"', { html: '<p>а</p>', changed: false, lost: [] }],
  ])('is answered in the saved form: %s', (source, said) => {
    expect(answer(source)).toEqual({ outcome: 'kept', said })
  })

  it('says what would be lost', () => {
    const said = { id: 1, html: '<p>а</p>', changed: true, lost: ['iframe', 'p[title]', 'p{font-size}'] }
    const html = '<p title="б" style="font-size:9px">а</p><iframe></iframe>'
    expect(answer(JSON.stringify({ id: 1, html }))).toEqual({ outcome: 'lossy', said })
  })

  it.each(['', '   ', '\r'])('is passed over when it is blank: %j', source => {
    expect(answer(source)).toEqual({ outcome: 'blank', said: null })
  })

  it.each([
    ['{"id":1', { line: 7, error: expect.stringMatching(/^Not JSON: /) as string }],
    ['17', { line: 7, error: 'Neither a string nor an object with html' }],
    ['null', { line: 7, error: 'Neither a string nor an object with html' }],
    ['["<p>"]', { line: 7, error: 'Neither a string nor an object with html' }],
    ['{"id":4,"html":null}', { line: 7, id: 4, error: 'The field html is not a string' }],
    ['{"id":4}', { line: 7, id: 4, error: 'The field html is not a string' }],
    [
      '{"id":9007199254740993,"html":"<p>а</p>"}',
      { line: 7, error: 'The id has too many digits for a JSON number: write it as a string' },
    ],
    [
      JSON.stringify({ id: 2, html: '<br>'.repeat(1_250_001) }),
      { line: 7, id: 2, error: expect.stringMatching(/^HtmlTooComplex: /) as string },
    ],
  ])('that cannot be read gives its number and the reason: %.40s', (source, said) => {
    expect(answer(source)).toEqual({ outcome: 'bad', said })
  })

  it('that is not UTF-8 gives its number, for its text would be spoilt', () => {
    const latin = Uint8Array.of(0x22, 0xe9, 0x22)
    expect(answer(latin)).toEqual({
      outcome: 'bad',
      said: { line: 7, error: 'Not UTF-8 text, or more than 512 MB of it' },
    })
  })
})
