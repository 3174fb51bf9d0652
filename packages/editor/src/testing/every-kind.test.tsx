import { writeHtml } from '@taskfield/document'
import { TextSelection } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { RichText } from '../rich-text/rich-text.tsx'
import { everyKind } from './every-kind.ts'
import { openField } from './open-field.ts'

const html = everyKind.join('')

/** The end of each text block, by its text. */
function endsOfText(): [string, number][] {
  const ends: [string, number][] = []
  openField(html).editor.state.doc.descendants((node, pos) => {
    if (node.isTextblock) ends.push([node.textContent, pos + node.nodeSize - 1])
  })
  return ends
}

describe('every kind of content', () => {
  it.each(everyKind)('stays as it is in the field: %s', block => {
    expect(writeHtml(openField(block).editor.state.doc)).toBe(block)
  })

  it('can be written in, wherever there is text', async () => {
    const ends = endsOfText()
    expect(ends.length).toBeGreaterThan(20)
    for (const [, end] of ends) {
      const { editor, press } = openField(html)
      editor.run((state, dispatch) => {
        dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, end)))
        return true
      })
      const expected = writeHtml(editor.state.tr.insertText('ж').doc)
      await press('ж')
      expect(writeHtml(editor.state.doc)).toBe(expected)
    }
  })

  it('has the same size and place in the field as in the read-only view', async () => {
    const { text } = openField(html)
    const { container } = await render(<RichText html={html} />)
    const view = container.firstElementChild
    if (!(view instanceof HTMLElement)) throw new Error('The view shows nothing.')
    for (const element of [text, view])
      Object.assign(element.style, { width: '600px', padding: '0', position: 'absolute', top: '0' })
    const places = (of: HTMLElement): string[] =>
      [...of.children].map(block => {
        const { top, height } = block.getBoundingClientRect()
        return `${block.localName}.${block.className.split(' ')[0] ?? ''} ${Math.round(top)} ${Math.round(height)}`
      })
    // A picture that cannot be had is as high as its alternative text, once that is known.
    const pictures = [...document.images]
    await expect.poll(() => pictures.filter(({ complete }) => !complete)).toEqual([])
    const differences = (): string[] => {
      const ofView = places(view)
      return places(text).filter((place, index) => place !== ofView[index])
    }
    await expect.poll(differences).toEqual([])
    expect(places(text)).toHaveLength(everyKind.length)
  })
})
