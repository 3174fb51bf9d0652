import { schema, writeBlocks } from '@taskfield/document'
import { DOMSerializer, type Fragment } from 'prosemirror-model'

/** Writes what is copied in the saved form. */
class CopiedHtmlSerializer extends DOMSerializer {
  override serializeFragment(fragment: Fragment): DocumentFragment {
    const template = document.createElement('template')
    const isInline = fragment.firstChild?.isInline === true
    const blocks = isInline ? schema.nodes.paragraph.create(null, fragment) : fragment
    template.innerHTML = writeBlocks(schema.nodes.doc.create(null, blocks))
    if (isInline) template.content.firstElementChild?.replaceWith(...childrenOf(template.content))
    return template.content
  }
}

export const copiedHtmlSerializer: DOMSerializer = new CopiedHtmlSerializer({}, {})

function childrenOf(content: DocumentFragment): readonly ChildNode[] {
  return [...(content.firstElementChild?.childNodes ?? [])]
}
