import { schema, writeBlocks } from '@taskfield/document'
import { expect, it } from 'vitest'
import { readPastedText } from './pasted-text.ts'

const lines = (count: number): string[] => Array.from({ length: count }, (_, at) => `строка ${at}`)

it('keeps 1,000 lines in one paragraph, and makes each of more a paragraph', () => {
  expect(readPastedText(lines(1000).join('\n')).content.childCount).toBe(1)
  const { content } = readPastedText(`${lines(1001).join('\n')}\n\nконец`)
  expect(content.childCount).toBe(1002)
  expect(writeBlocks(schema.node('doc', null, content))).toMatch(
    /^<p>строка 0<\/p><p>строка 1<\/p>.*<p>строка 1000<\/p><p>конец<\/p>$/,
  )
})

it('breaks lines and paragraphs where signs other than the usual say so, and leaves out what shows nothing', () => {
  const { content } = readPastedText('\ufeffраз\vдва\u2028три\fче\0ты\u001bре\u2029пять\u00adшесть')
  const written = content.content.map(block => block.textBetween(0, block.content.size, null, '|'))
  expect(written).toEqual(['раз|два|три', 'четыре', 'пять\u00adшесть'])
})
