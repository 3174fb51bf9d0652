import { parseDeclarations } from '@taskfield/document'

/** A rule for elements of a name, of a class, or of both. */
interface Rule {
  readonly tag: string
  readonly className: string
  readonly declarations: ReadonlyMap<string, string>
}

const simpleSelector = /^([a-z][a-z\d]*)?(?:\.([-\w]+))?$/i

/** The rules of a document's style sheets that name one element or class each; a clipboard has few others. */
export function readSheets(document: Document): readonly Rule[] {
  return [...document.querySelectorAll('style')].flatMap(({ textContent }) => readRules(textContent))
}

function readRules(text: string): Rule[] {
  const plain = text.replace(/\/\*[^]*?\*\/|<!--|-->/g, '')
  return [...plain.matchAll(/([^{}]*)\{([^{}]*)\}/g)].flatMap(([, selectors = '', block = '']) => {
    const declarations = parseDeclarations(block)
    return selectors.split(',').flatMap(selector => {
      const match = simpleSelector.exec(selector.trim())
      if (!match || match[0] === '') return []
      return [{ tag: match[1]?.toLowerCase() ?? '', className: match[2] ?? '', declarations }]
    })
  })
}

/** What an element's own style and the rules say of it: its own style wins, then rules of classes, then those of elements. */
export function looksOf(element: Element, rules: readonly Rule[]): Map<string, string> {
  const fitting = rules.filter(
    ({ tag, className }) =>
      (tag === '' || tag === element.localName) &&
      (className === '' || element.classList.contains(className)),
  )
  const ranked = fitting.toSorted((a, b) => Number(a.className !== '') - Number(b.className !== ''))
  const own = parseDeclarations(element.getAttribute('style') ?? '')
  return new Map([...ranked.flatMap(({ declarations }) => [...declarations]), ...own])
}

/** Whether the rules say what elements of a name look like by themselves, as a program's grid does. */
export function withoutTagRules(rules: readonly Rule[], tag: string): readonly Rule[] {
  return rules.filter(rule => rule.tag !== tag || rule.className !== '')
}
