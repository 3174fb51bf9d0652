import { StringStream, type StreamParser } from '@codemirror/streamparser'

/** The colours of code; each is the highlight `tf-code-` and this name. */
export const tokenNames = ['comment', 'string', 'number', 'keyword', 'type', 'name'] as const

export type TokenName = (typeof tokenNames)[number]

/** A part of a line in one colour. */
export interface Token {
  readonly from: number
  readonly to: number
  readonly name: TokenName
}

/** What a parser remembers at the start of a line; copied before each use. */
export type LineState = unknown

const tabSize = 4
/** A longer line is data, not code to be read. */
const maxLineLength = 2_000
/** A parser that moves on by nothing this often will not move on at all. */
const maxEmptyTokens = 10

const colored: readonly [RegExp, TokenName][] = [
  [/comment|meta|docComment/i, 'comment'],
  [/string|regexp|character|inserted/i, 'string'],
  [/number|bool|atom|null|literal|color|unit/i, 'number'],
  [/keyword|operatorKeyword|modifier|self|deleted/i, 'keyword'],
  [/type|class|namespace|standard|builtin|tagName|tag/i, 'type'],
  [/definition|function|def|property|attribute|heading/i, 'name'],
]

function nameOf(style: string): TokenName | null {
  return colored.find(([pattern]) => pattern.test(style))?.[1] ?? null
}

export function startState(parser: StreamParser<unknown>): LineState {
  return parser.startState?.(2) ?? {}
}

function copyState(parser: StreamParser<unknown>, state: LineState): LineState {
  if (parser.copyState) return parser.copyState(state)
  return { ...(state as object) }
}

/** Reads one line: its coloured parts, and what the next line begins with. */
export function readLine(
  parser: StreamParser<unknown>,
  line: string,
  before: LineState,
): { readonly tokens: readonly Token[]; readonly after: LineState } {
  const after = copyState(parser, before)
  if (line === '') parser.blankLine?.(after, 2)
  const tokens = line.length > maxLineLength ? [] : [...tokensIn(parser, line, after)]
  return { tokens, after }
}

/** Moves a parser over a line, and gives what it colours. */
function* tokensIn(
  parser: StreamParser<unknown>,
  line: string,
  state: LineState,
): Generator<Token, void, void> {
  const stream = new StringStream(line, tabSize, 2)
  let empty = 0
  while (!stream.eol() && empty < maxEmptyTokens) {
    stream.start = stream.pos
    const style = parser.token(stream, state)
    const isEmpty = stream.pos <= stream.start
    empty = isEmpty ? empty + 1 : 0
    const name = style === null || isEmpty ? null : nameOf(style)
    if (name !== null) yield { from: stream.start, to: stream.pos, name }
  }
}
