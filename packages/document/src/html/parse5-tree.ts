import { html, Parser, type Token, type TreeAdapter, type TreeAdapterTypeMap } from 'parse5'
import type { LiveTree, ParsedElement } from './html-element.ts'
import { HtmlTooComplex, readerLimits } from './limits.ts'
import { parsePlainTree } from './plain-tree.ts'
import { insertNode, TreeElement, TreeNode, type ElementClass } from './tree-element.ts'

function detach(node: TreeNode): void {
  const { parent, previousSibling, nextSibling } = node
  if (!parent) return
  if (previousSibling) previousSibling.nextSibling = nextSibling
  else parent.firstChild = nextSibling
  if (nextSibling) nextSibling.previousSibling = previousSibling
  else parent.lastChild = previousSibling
  node.parent = null
  node.previousSibling = null
  node.nextSibling = null
}

function insertText(parent: TreeNode, text: string, before: TreeNode | null): void {
  const previous = before ? before.previousSibling : parent.lastChild
  if (previous?.nodeType === 3) previous.nodeValue = (previous.nodeValue ?? '') + text
  else insertNode(parent, new TreeNode(3, text), before)
}

function childList(parent: TreeNode): TreeNode[] {
  const children: TreeNode[] = []
  for (let child = parent.firstChild; child; child = child.nextSibling) children.push(child)
  return children
}

type TreeMap = TreeAdapterTypeMap<
  TreeNode,
  TreeNode,
  TreeNode,
  TreeNode,
  TreeNode,
  TreeElement,
  TreeNode,
  TreeNode,
  TreeElement,
  TreeNode
>

const nothing = (): void => {}

/** What parse5 builds the tree with. Comments and document types are not kept as such. */
const adapter: TreeAdapter<TreeMap> = {
  createDocument: () => new TreeNode(9, null),
  createDocumentFragment: () => new TreeNode(11, null),
  createElement: (name: string, namespace: html.NS, attributes: Token.Attribute[]) =>
    new TreeElement(name, namespace, attributes),
  createCommentNode: (data: string) => new TreeNode(8, data),
  createTextNode: (text: string) => new TreeNode(3, text),
  appendChild: (parent: TreeNode, node: TreeNode) => insertNode(parent, node, null),
  insertBefore: (parent: TreeNode, node: TreeNode, before: TreeNode) => insertNode(parent, node, before),
  setTemplateContent: (template: TreeElement, content: TreeNode) => {
    template.content = content
  },
  getTemplateContent: (template: TreeElement) => template.content ?? template,
  setDocumentType: nothing,
  setDocumentMode: nothing,
  // As in existing data's editor: a table does not end the paragraph that it stands in.
  getDocumentMode: () => html.DOCUMENT_MODE.QUIRKS,
  detachNode: detach,
  insertText: (parent: TreeNode, text: string) => insertText(parent, text, null),
  insertTextBefore: insertText,
  adoptAttributes: (element: TreeElement, attributes: Token.Attribute[]) => {
    for (const one of attributes) if (element.getAttribute(one.name) === null) element.attributes.push(one)
  },
  getFirstChild: (node: TreeNode) => node.firstChild,
  getChildNodes: childList,
  getParentNode: (node: TreeNode) => node.parent,
  getAttrList: (element: TreeElement) => element.attributes,
  getTagName: (element: TreeElement) => element.localName,
  getNamespaceURI: (element: TreeElement) => element.namespace,
  getTextNodeContent: (node: TreeNode) => node.nodeValue ?? '',
  getCommentNodeContent: (node: TreeNode) => node.nodeValue ?? '',
  getDocumentTypeNodeName: () => '',
  getDocumentTypeNodePublicId: () => '',
  getDocumentTypeNodeSystemId: () => '',
  isTextNode: (node: TreeNode): node is TreeNode => node.nodeType === 3,
  isCommentNode: (node: TreeNode): node is TreeNode => node.nodeType === 8,
  isDocumentTypeNode: (node: TreeNode): node is TreeNode => node.nodeType === 10,
  isElementNode: (node: TreeNode): node is TreeElement => node.nodeType === 1,
  setNodeSourceCodeLocation: nothing,
  getNodeSourceCodeLocation: () => null,
  updateNodeSourceCodeLocation: nothing,
}

/** Parses HTML as the content of a page's body, as browsers do, without a browser. */
export function parseTree(source: string): ParsedElement {
  return parsePlainTree(source) ?? parseInto(new TreeElement('body', html.NS.HTML, []), source, adapter)
}

/** The same, as the browser's own tree has it (`browser-tree.ts`). */
export function parseLive(source: string): LiveTree {
  return { root: parseTree(source), shown: text => text }
}

/** The same with elements of another class, which note something while they are read. */
export function parseTreeOf<E extends TreeElement>(Element: ElementClass<E>, source: string): E {
  return parseInto(new Element('body', html.NS.HTML, []), source, {
    ...adapter,
    createElement: (name, namespace, attributes) => new Element(name, namespace, attributes),
  })
}

/** `parseablePieces` refuses what would make a parser make more; should it ever not, this ends the parse. */
function withBudget(source: TreeAdapter<TreeMap>): TreeAdapter<TreeMap> {
  let left = 2 * readerLimits.tags
  return {
    ...source,
    createElement: (name, namespace, attributes) => {
      if (--left < 0)
        throw new HtmlTooComplex('The HTML makes more elements than it has tags; read a part of it')
      return source.createElement(name, namespace, attributes)
    },
  }
}

/** Browsers flatten what is nested deeper. */
function checkDepth(root: TreeNode): void {
  let depth = 0
  let node = root
  for (;;) {
    if (node.firstChild) {
      node = node.firstChild
      if (++depth > readerLimits.depth)
        throw new HtmlTooComplex(`The HTML has more than ${readerLimits.depth} elements in each other`)
      continue
    }
    while (!node.nextSibling) {
      if (node === root || !node.parent) return
      node = node.parent
      depth--
    }
    node = node.nextSibling
  }
}

/** parse5's name for being in a row, but not in a cell. */
const inRow = 13
const sections: ReadonlySet<html.TAG_ID> = new Set([html.TAG_ID.TBODY, html.TAG_ID.TFOOT, html.TAG_ID.THEAD])

/** In a row, browsers pass over the end of a part that the table has not begun; parse5 ends the row there. */
class TreeParser extends Parser<TreeMap> {
  /* oxlint-disable no-underscore-dangle -- parse5 calls it so */
  override _endTagOutsideForeignContent(token: Token.TagToken): void {
    const mode: number = this.insertionMode
    const isStray = sections.has(token.tagID) && !this.openElements.hasInTableScope(token.tagID)
    if (mode !== inRow || !isStray) super._endTagOutsideForeignContent(token)
  }
  /* oxlint-enable no-underscore-dangle */
}

function parseInto<E extends TreeElement>(body: E, source: string, treeAdapter: TreeAdapter<TreeMap>): E {
  const parser = TreeParser.getFragmentParser<TreeMap>(body, {
    treeAdapter: withBudget(treeAdapter),
    scriptingEnabled: false,
  })
  parser.tokenizer.write(source, true)
  for (const child of childList(parser.getFragment())) {
    detach(child)
    insertNode(body, child, null)
  }
  checkDepth(body)
  return body
}
