import { schema, writeBlocks, trustedHtml } from '@taskfield/document'
import { DOMSerializer, type Fragment } from 'prosemirror-model'
import { usualContext, type HostContext } from '../../core/feature/host-context.ts'
import { clipboardCode } from './paste-code.ts'

/** Writes what is copied as other programs understand it, marked as the field's own. */
class CopiedHtmlSerializer extends DOMSerializer {
  /** What stands around the text from which something is copied. ProseMirror tells a serializer of no field. */
  context: HostContext = usualContext

  override serializeFragment(fragment: Fragment): DocumentFragment {
    const template = document.createElement('template')
    const isInline = fragment.firstChild?.isInline === true
    const blocks = isInline ? schema.nodes.paragraph.create(null, fragment) : fragment
    const saved = writeBlocks(schema.nodes.doc.create(null, blocks))
    const { content } = template
    template.innerHTML = trustedHtml(clipboardCode.loaded?.writeCopied(saved, this.context) ?? saved)
    const first = content.firstElementChild
    if (isInline) first?.replaceWith(...first.childNodes)
    // `ownMark`, which lives in the code that comes later.
    content.querySelector('*')?.toggleAttribute('data-taskfield', true)
    return content
  }
}

export const copiedHtmlSerializer: CopiedHtmlSerializer = new CopiedHtmlSerializer({}, {})
