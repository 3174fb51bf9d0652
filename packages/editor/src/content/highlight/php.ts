import { clike } from '@codemirror/legacy-modes/mode/clike'
import type { StreamParser } from '@codemirror/streamparser'

const words = (text: string): Record<string, true> =>
  Object.fromEntries(text.split(' ').map(word => [word, true]))

/** PHP as a language of C's family; the library has none of its own. */
export const php: StreamParser<unknown> = clike({
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
  multiLineStrings: true,
  hooks: {
    $(stream: { eatWhile(match: RegExp): boolean }) {
      stream.eatWhile(/[\w$]/)
      return 'variableName'
    },
    '#'(stream: { skipToEnd(): void }) {
      stream.skipToEnd()
      return 'comment'
    },
  },
})
