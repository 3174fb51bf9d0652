import { schema } from '@taskfield/document'
import { InputRule } from 'prosemirror-inputrules'
import { readAddress } from './address.ts'

const { link } = schema.marks

/** `[text](address)`, as Markdown writes a link: the text becomes the link once the bracket is closed. */
export const markdownLinkRule: InputRule = new InputRule(
  /(?<![!\\])\[([^[\]\ufffc]+)\]\((\S+)\)$/u,
  (state, match, start, end) => {
    const [, text = '', address = ''] = match
    const read = readAddress(address)
    if ('error' in read || !state.doc.resolve(start).parent.type.allowsMarkType(link)) return null
    const from = start + 1
    return state.tr
      .delete(from + text.length, end)
      .delete(start, from)
      .addMark(start, start + text.length, link.create({ href: read.href }))
      .removeStoredMark(link)
  },
  { inCodeMark: false },
)
