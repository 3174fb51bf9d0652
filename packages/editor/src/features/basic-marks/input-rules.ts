import { schema, type MarkName } from '@taskfield/document'
import { InputRule } from 'prosemirror-inputrules'

/** Text between delimiters: no delimiter and no object in it, and no space at its ends. */
const within = (delimiter: string): string =>
  String.raw`[^\s${delimiter}\ufffc](?:[^${delimiter}\ufffc]*[^\s${delimiter}\ufffc])?`

/** Typing the second delimiter around a text gives it a mark, and takes the delimiters away. */
function markRule(name: MarkName, delimiter: string, only: 'words' | 'anywhere' = 'words'): InputRule {
  const escaped = delimiter.replace(/[*]/g, String.raw`\$&`)
  const character = escaped.length > 1 && escaped.startsWith('\\') ? escaped.slice(0, 2) : escaped.charAt(0)
  const start = only === 'words' ? String.raw`(?:^|[\s(«„“"\ufffc])` : ''
  const type = schema.marks[name]
  return new InputRule(
    new RegExp(`${start}(${escaped}(${within(character)})${escaped})$`, 'u'),
    (state, match, from, end) => {
      const [whole, signed = '', text = ''] = match
      const open = from + whole.length - signed.length
      const close = open + delimiter.length + text.length
      if (!state.doc.resolve(open).parent.type.allowsMarkType(type)) return null
      const tr = state.tr.delete(close, end).delete(open, open + delimiter.length)
      return tr.addMark(open, open + text.length, type.create()).removeStoredMark(type)
    },
  )
}

/** The delimiters of Markdown. The longer ones come first: `**` is not twice `*`. */
export const markInputRules: readonly InputRule[] = [
  markRule('bold', '**'),
  markRule('bold', '__'),
  markRule('italic', '*'),
  markRule('italic', '_'),
  markRule('strikethrough', '~~', 'anywhere'),
  markRule('inlineCode', '`'),
]
