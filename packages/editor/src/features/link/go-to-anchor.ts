import { schema } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import { TextSelection, type Command } from 'prosemirror-state'
import { findHeading } from '../../content/anchors.ts'

/** Puts the caret into the heading that an address such as `#план-работ` leads to; declines where it leads to none. */
export function goToAnchor(href: string, linkText: string): Command {
  return (state, dispatch) => {
    const headings: { readonly node: Node; readonly pos: number }[] = []
    state.doc.descendants((node, pos) => {
      if (node.type === schema.nodes.heading) headings.push({ node, pos })
      return !node.isTextblock
    })
    const words = headings.map(({ node }) => node.textContent)
    const heading = headings[findHeading(href, linkText, words)]
    if (!heading) return false
    const selection = TextSelection.create(state.doc, heading.pos + 1)
    dispatch?.(state.tr.setSelection(selection).scrollIntoView())
    return true
  }
}
