import type { html } from 'parse5'
import type { HtmlNode, LiveTree, ParsedElement } from './html-element.ts'
import { hiddenStyles, type HiddenStyles } from './hidden-styles.ts'
import { insertNode, TreeElement, TreeNode, type ElementClass, type TreeAttribute } from './tree-element.ts'
import { trustedHtml } from './trusted-html.ts'

/** What is used of the browser: this package knows no DOM. */
interface Body extends ParsedElement {
  readonly namespaceURI: html.NS
  innerHTML: string
}

declare const DOMParser: new () => {
  parseFromString(html: string, type: 'text/html'): { createElement(name: 'body'): Body }
}

function parseBody(html: string): Body {
  // Not by DOMParser, which reads a whole page and moves what leads the text into the head. It only makes a document in quirks mode.
  const body = new DOMParser().parseFromString(trustedHtml(''), 'text/html').createElement('body')
  body.innerHTML = trustedHtml(html)
  return body
}

/**
 * Parses HTML with the browser's own parser, in a document of its own: nothing in it runs or loads. It is read as the
 * content of a body, not as a page, so that its tree is the one that `parse5-tree.ts` builds. What is given is a copy: it is read faster than
 * the nodes of a browser, and has its styles and handlers, which the browser is not shown.
 */
export function parseTree(html: string): ParsedElement {
  return parseTreeOf(TreeElement, html)
}

/** The same for whoever reads the tree once: the browser's own nodes, whose names, values and texts are what `shown` gives of them. */
export function parseLive(html: string): LiveTree {
  const styles = hiddenStyles(html)
  return { root: parseBody(styles.html), shown: styles.shown }
}

/** The same as a tree of another class, whose elements note something while they are read. */
export function parseTreeOf<E extends TreeElement>(Element: ElementClass<E>, html: string): E {
  const styles = hiddenStyles(html)
  const body = parseBody(styles.html)
  const root = copyElement(Element, body, styles)
  // The browser nests elements no deeper than 512.
  copyChildren(Element, body, root, styles)
  return root
}

function copyChildren(
  Element: ElementClass<TreeElement>,
  from: HtmlNode,
  to: TreeElement,
  styles: HiddenStyles,
): void {
  for (let child = from.firstChild; child; child = child.nextSibling) {
    if (child.nodeType !== 1)
      insertNode(to, new TreeNode(child.nodeType, styles.shown(child.nodeValue ?? '')), null)
    else {
      const copy = copyElement(Element, child as Body, styles)
      insertNode(to, copy, null)
      copyChildren(Element, child, copy, styles)
    }
  }
}

function copyElement<E extends TreeElement>(
  Element: ElementClass<E>,
  element: Body,
  { shown }: HiddenStyles,
): E {
  const attributes: TreeAttribute[] = []
  for (const named of element.getAttributeNames()) {
    const name = shown(named)
    // Of two of one name the first counts: one in a very odd place was not hidden.
    if (attributes.some(known => known.name === name)) continue
    attributes.push({ name, value: shown(element.getAttribute(named) ?? '') })
  }
  return new Element(shown(element.localName), element.namespaceURI, attributes)
}
