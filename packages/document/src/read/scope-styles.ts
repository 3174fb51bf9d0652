import { declarationsOf } from '../html/element-parts.ts'
import type { HtmlElement } from '../html/html-element.ts'
import { parseRulesOf } from './parse-rules.ts'
import type { ReadScope } from './read-scope.ts'

/** The scope within an element whose style makes marks (`font-weight:bold`) or ends them (`font-weight:normal`). */
export function withStyles(element: HtmlElement, scope: ReadScope): ReadScope {
  const declarations = declarationsOf(element)
  if (declarations.size === 0) return scope
  let marks = scope.marks
  for (const rule of parseRulesOf(scope.schema).styles) {
    const value = declarations.get(rule.property)
    const attrs = value === undefined ? false : rule.attrs(value)
    if (attrs === false) continue
    element.consumed?.(`{${rule.property}}`)
    marks = rule.clears ? rule.mark.removeFromSet(marks) : rule.mark.create(attrs).addToSet(marks)
  }
  return marks === scope.marks ? scope : { ...scope, marks }
}
