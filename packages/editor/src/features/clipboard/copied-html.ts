import { schema, writeBlocks } from '@taskfield/document'
import { DOMSerializer, type Fragment } from 'prosemirror-model'

/** Writes what is copied in the saved form. */
class CopiedHtmlSerializer extends DOMSerializer {
  override serializeFragment(fragment: Fragment): DocumentFragment {
    const template = document.createElement('template')
    template.innerHTML = writeBlocks(schema.nodes.doc.create(null, blocksOf(fragment)))
    return template.content
  }
}

export const copiedHtmlSerializer: DOMSerializer = new CopiedHtmlSerializer({}, {})

/** What was copied from within one item or cell is written without it. */
function blocksOf(fragment: Fragment): Fragment {
  const only = fragment.childCount === 1 ? fragment.firstChild : null
  return only && !only.isInline && !only.type.isInGroup('block') ? blocksOf(only.content) : fragment
}
