import { isEmpty, readHtml, writeBlocks } from '@taskfield/document'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { browserTree } from '../content/browser-tree.ts'
import { hostField } from '../field/hosted-field.ts'
import { cut, paste } from './clipboard.ts'
import { fieldSettings } from './open-field.ts'
import { selectedDocuments } from './laws/arbitrary-selections.ts'

it('what is cut and pasted in its place is as it was, whatever is selected', () => {
  const law = fc.property(selectedDocuments, ({ doc, selection }) => {
    fc.pre(!isEmpty(doc))
    const { editor } = hostField(writeBlocks(doc), fieldSettings)
    const place = document.body.appendChild(document.createElement('div'))
    const unmount = editor.mount(place)
    try {
      const text = place.firstElementChild
      if (!(text instanceof HTMLElement)) throw new Error('The field has put no text on the page.')
      const before = editor.state.doc
      expect(before.eq(readHtml(writeBlocks(doc), browserTree))).toBe(true)
      editor.run((state, dispatch) => {
        dispatch?.(state.tr.setSelection(selection.map(state.doc, state.tr.mapping)))
        return true
      })
      const held = cut(text)
      if (held.html || held.plain) paste(text, held)
      expect(writeBlocks(editor.state.doc)).toBe(writeBlocks(before))
      expect(editor.state.doc.eq(before)).toBe(true)
    } finally {
      unmount()
      place.remove()
    }
  })
  fc.assert(law, { numRuns: 100 })
}, 300_000)
