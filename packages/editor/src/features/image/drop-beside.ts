import { schema } from '@taskfield/document'
import { Plugin } from 'prosemirror-state'

/** What is dropped on a picture that has a caption comes after the image: between the two it would part them. */
export const dropBeside: Plugin = new Plugin({
  props: {
    handleDrop(...[view, event, slice, moves]) {
      const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
      const $place = place && view.state.doc.resolve(place.pos)
      if ($place?.parent.type !== schema.nodes.image) return false
      const { tr } = view.state
      if (moves) tr.deleteSelection()
      const after = tr.mapping.map($place.after())
      view.dispatch(tr.replaceRange(after, after, slice).setMeta('uiEvent', 'drop'))
      return true
    },
  },
})
