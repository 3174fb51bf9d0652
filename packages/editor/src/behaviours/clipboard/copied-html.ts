import { parseTree, schema, writeBlocks, type HtmlNode, type ParsedElement } from '@taskfield/document'
import { DOMSerializer, type Fragment } from 'prosemirror-model'
import { usualContext, type HostContext } from '../../core/feature/host-context.ts'
import { clipboardCode } from './paste-code.ts'

/** Writes what is copied as other programs understand it, marked as the field's own. */
class CopiedHtmlSerializer extends DOMSerializer {
  #context: HostContext = usualContext

  /**
   * What stands around the text from which something is copied now: ProseMirror tells a serializer of no field. It is used once, as a field that has
   * left the page must not be held by what was copied from it.
   */
  copyFrom(context: HostContext): void {
    this.#context = context
  }

  override serializeFragment(fragment: Fragment): DocumentFragment {
    const context = this.#context
    this.#context = usualContext
    const isInline = fragment.firstChild?.isInline === true
    const blocks = isInline ? schema.nodes.paragraph.create(null, fragment) : fragment
    const saved = writeBlocks(schema.nodes.doc.create(null, blocks))
    const { content } = document.createElement('template')
    appendAll(content, parseTree(clipboardCode.loaded?.writeCopied(saved, context) ?? saved))
    const first = content.firstElementChild
    if (isInline) first?.replaceWith(...first.childNodes)
    // `ownMark`, which lives in the code that comes later.
    content.querySelector('*')?.toggleAttribute('data-taskfield', true)
    return content
  }
}

export const copiedHtmlSerializer: CopiedHtmlSerializer = new CopiedHtmlSerializer({}, {})

/** In a namespace of its own `style` is written as what it is, but is no style: a strict page would have each reported. */
const noStyles = 'taskfield'

function appendAll(parent: Node, { firstChild }: HtmlNode): void {
  for (let child = firstChild; child; child = child.nextSibling)
    parent.appendChild(
      child.nodeType === 1 ? elementOf(parent, child as ParsedElement) : textOf(parent, child),
    )
}

function elementOf({ ownerDocument }: Node, source: ParsedElement): Element {
  const element = (ownerDocument as Document).createElement(source.localName)
  for (const name of source.getAttributeNames())
    element.setAttributeNS(name === 'style' ? noStyles : null, name, source.getAttribute(name) ?? '')
  appendAll(element, source)
  return element
}

function textOf({ ownerDocument }: Node, { nodeValue }: HtmlNode): Text {
  return (ownerDocument as Document).createTextNode(nodeValue ?? '')
}
