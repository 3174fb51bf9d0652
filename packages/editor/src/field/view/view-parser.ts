import { schema } from '@taskfield/document'
import { DOMParser, type TagParseRule } from 'prosemirror-model'

/** The custom properties that repeat a colour as it was written, by the mark. */
const written: Readonly<Record<string, string>> = {
  fontColor: '--tf-color',
  backgroundColor: '--tf-background',
}

/**
 * Reads back what the view shows and an input method has changed. A browser writes the colours of a `style` attribute in its own way:
 * read from there, all of a coloured text would be taken for replaced, and the caret would be lost.
 */
export const viewParser: DOMParser = new DOMParser(
  schema,
  DOMParser.fromSchema(schema).rules.map(rule => {
    const property = rule.mark === undefined ? undefined : written[rule.mark]
    return property !== undefined && rule.tag !== undefined ? withWrittenColor(rule, property) : rule
  }),
)

function withWrittenColor(rule: TagParseRule, property: string): TagParseRule {
  return {
    ...rule,
    getAttrs: element => {
      const color = element.style.getPropertyValue(property).trim()
      return color ? { color } : (rule.getAttrs?.(element) ?? null)
    },
  }
}
