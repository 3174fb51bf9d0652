import { clike } from '@codemirror/legacy-modes/mode/clike'
import { html } from '@codemirror/legacy-modes/mode/xml'
import type { StreamParser, StringStream } from '@codemirror/streamparser'

/** What the library's parser of C's family remembers, as far as it matters here. */
interface CodeState {
  /** Reads what goes on over lines: a string, a comment, a heredoc; `null` between them. */
  tokenize: ((stream: StringStream, state: CodeState) => string) | null
}

interface PhpState {
  /** `null` before the first line. */
  isHtml: boolean | null
  readonly html: unknown
  readonly code: CodeState
}

const words = (text: string): Record<string, true> =>
  Object.fromEntries(text.split(' ').map(word => [word, true]))

/** `defKeywords`, before a name, are missing in the types of the library. */
const options = {
  name: 'php',
  keywords: words(
    'abstract and array as break case catch class clone const continue declare default do echo else elseif empty enddeclare ' +
      'endfor endforeach endif endswitch endwhile enum extends final finally fn for foreach function global goto if ' +
      'implements include include_once instanceof insteadof interface isset list match namespace new or print private ' +
      'protected public readonly require require_once return static switch throw trait try unset use var while xor yield',
  ),
  atoms: words(
    'true false null TRUE FALSE NULL __CLASS__ __DIR__ __FILE__ __LINE__ __METHOD__ __NAMESPACE__',
  ),
  defKeywords: words('class const enum function interface namespace trait'),
  types: words('bool float int iterable mixed never object self string void'),
  multiLineStrings: true,
  hooks: {
    $(stream: StringStream) {
      stream.eatWhile(/[\w$]/)
      return 'variableName'
    },
    '#'(stream: StringStream) {
      // An attribute.
      if (stream.eat('[')) return 'operator'
      stream.skipToEnd()
      return 'comment'
    },
    '<'(stream: StringStream, state: CodeState) {
      const start = /^<<[ \t]*(["']?)([A-Za-z_]\w*)\1/.exec(stream.string.slice(stream.pos))
      if (!start?.[2]) return false
      stream.pos += start[0].length
      state.tokenize = heredoc(start[2])
      return 'string'
    },
  },
}

const code = clike(options) as StreamParser<CodeState>

function heredoc(name: string): NonNullable<CodeState['tokenize']> {
  const end = new RegExp(`^\\s*${name}\\b`)
  return (stream, state) => {
    const before = stream.string.slice(0, stream.pos)
    const [last] = before.trim() === '' ? (end.exec(stream.string) ?? []) : []
    if (last === undefined) stream.skipToEnd()
    else {
      stream.pos = last.length
      state.tokenize = null
    }
    return 'string'
  }
}

/** PHP with the HTML around it. A snippet is PHP from its first line on, unless that begins with an element. */
export const php: StreamParser<PhpState> = {
  name: 'php',
  startState: unit => ({
    isHtml: null,
    html: html.startState?.(unit),
    code: code.startState?.(unit) ?? { tokenize: null },
  }),
  copyState: state => ({ ...state, html: { ...(state.html as object) }, code: { ...state.code } }),
  token(stream, state) {
    state.isHtml ??= /^\s*<[a-z!/]/i.test(stream.string)
    if (state.isHtml ? stream.match(/^<\?(?:php\b|=)?/) : opensOrCloses(stream, state)) {
      state.isHtml = stream.current() === '?>'
      return 'meta'
    }
    return state.isHtml ? readHtml(stream, state) : code.token(stream, state.code)
  },
}

/** Within a string or a comment the characters say nothing. */
function opensOrCloses(stream: StringStream, state: PhpState): boolean {
  return state.code.tokenize === null && Boolean(stream.match(/^(?:<\?(?:php\b|=)|\?>)/))
}

/** Reads HTML up to the PHP that may stand anywhere in it. */
function readHtml(stream: StringStream, state: PhpState): string | null {
  const { pos } = stream
  const style = html.token(stream, state.html)
  const end = stream.string.indexOf('<?', pos)
  if (end > pos && end < stream.pos) stream.pos = end
  return style
}
