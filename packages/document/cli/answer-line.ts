import { convertHtml } from '@taskfield/document/convert'
import { decodeText, notText } from './decode-text.ts'
import { parseRecord } from './record.ts'

/** What became of a line: converted with or without losses, not readable, or nothing in it. */
export type Outcome = 'kept' | 'lossy' | 'bad' | 'blank'

export interface Answer {
  /** The line to print, with its line feed; `''` for a blank line. */
  readonly text: string
  readonly outcome: Outcome
}

const answer = (outcome: Outcome, value: unknown): Answer => ({ outcome, text: `${JSON.stringify(value)}\n` })

/** Answers one line of a dump with one line of JSON; `line` is its number, from 1, for what cannot be read. */
export function answerLine(bytes: Uint8Array, line: number): Answer {
  const source = decodeText(bytes)
  if (source === null) return answer('bad', { line, error: notText })
  if (source.trim() === '') return { outcome: 'blank', text: '' }
  const record = parseRecord(source)
  if ('error' in record) return answer('bad', { line, ...record })
  try {
    const { html, lost } = convertHtml(record.html)
    const changed = html !== record.html
    return answer(lost.length > 0 ? 'lossy' : 'kept', { id: record.id, html, changed, lost })
  } catch (error) {
    // Whatever one text does, the others of the dump are still to be read.
    return answer('bad', { line, id: record.id, error: String(error) })
  }
}
