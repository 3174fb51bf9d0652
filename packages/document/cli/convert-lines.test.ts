import { expect, it } from 'vitest'
import type { Outcome } from './answer-line.ts'
import { convertLines } from './convert-lines.ts'

async function* chunksOf(texts: Iterable<string>, taken: string[] = []): AsyncGenerator<Uint8Array> {
  for (const text of texts) {
    taken.push(text)
    yield Buffer.from(text)
  }
}

it('numbers bad lines as an editor does, blank ones counted, and goes on after them', async () => {
  const outcomes: Outcome[] = []
  const dump = chunksOf(['"<p>а</p>"\n\nне', 'т\n"<p>б', '</p>"\n{}'])
  const answers: string[] = []
  for await (const answer of convertLines(dump, outcome => outcomes.push(outcome))) answers.push(answer)
  const said = answers
    .join('')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as { line?: number; html?: string })
  expect(outcomes).toEqual(['kept', 'blank', 'bad', 'kept', 'bad'])
  expect(said.map(({ line, html }) => line ?? html)).toEqual(['<p>а</p>', 3, '<p>б</p>', 5])
})

it('reads a chunk of the dump only when the answers to the one before were taken', async () => {
  const taken: string[] = []
  const answers = convertLines(chunksOf(['"1"\n', '"2"\n', '"3"\n', '"4"\n'], taken), () => {})
  await answers.next()
  await answers.next()
  expect(taken).toEqual(['"1"\n', '"2"\n'])
  await answers.return(undefined)
})
