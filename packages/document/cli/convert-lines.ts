import { answerLine, type Outcome } from './answer-line.ts'
import { LineSplitter } from './line-splitter.ts'

/** Answers a dump line by line, as fast as the answers are taken; `report` hears what became of each line. */
export async function* convertLines(
  dump: AsyncIterable<Uint8Array>,
  report: (outcome: Outcome) => void,
): AsyncGenerator<string> {
  const splitter = new LineSplitter()
  let number = 0
  const answerAll = (lines: readonly Uint8Array[]): string => {
    let answers = ''
    for (const bytes of lines) {
      number++
      const { text, outcome } = answerLine(bytes, number)
      report(outcome)
      answers += text
    }
    return answers
  }
  for await (const bytes of dump) yield answerAll(splitter.push(bytes))
  yield answerAll(splitter.end())
}
