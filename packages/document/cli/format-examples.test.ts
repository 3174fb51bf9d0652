import { pairsOf } from '@taskfield/document/testing/doc-examples.ts'
import { expect, it } from 'vitest'
import format from '../../../docs/html-format.md?raw'
import { answerLine } from './answer-line.ts'

it.each(pairsOf(format, 'dump', 'answers'))(
  'docs/html-format.md says what is answered',
  ({ input, output }) => {
    const answers = input.split('\n').map((line, index) => answerLine(Buffer.from(line), index + 1).text)
    expect(answers.join('').trimEnd()).toBe(output)
  },
)
