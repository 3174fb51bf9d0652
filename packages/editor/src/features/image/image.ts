import { schema } from '@taskfield/document'
import { NodeSelection, Plugin } from 'prosemirror-state'
import type { Feature } from '../../core/feature/feature.ts'
import { imageForms } from './forms/form-state.ts'
import { imageView, inlineImageView } from './image-view.ts'
import { changeSizeHelp, imageLabel, toSizeHelp } from './messages.ts'
import { ImageHandles } from './resize/image-handles.tsx'
import { imageBalloons } from './toolbar/image-balloons.tsx'

/** A click on the picture of an image block selects the block; one in its caption puts the caret there. */
const selectByClick = new Plugin({
  props: {
    handleClickOn(...[view, , node, pos, event]) {
      if (node.type !== schema.nodes.image || !(event.target instanceof HTMLImageElement)) return false
      event.preventDefault()
      view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, pos)))
      return true
    },
  },
})

/** Pictures, as blocks and in lines. */
export const image: Feature = {
  name: 'image',
  content: {
    plugins: [selectByClick, imageForms],
    nodeViews: { image: imageView, inlineImage: inlineImageView },
    overlays: [ImageHandles],
    balloons: imageBalloons,
    objectNames: { image: imageLabel, inlineImage: imageLabel },
  },
  help: [
    { section: 'images', label: toSizeHelp, keys: ['Alt-Shift-F10'] },
    {
      section: 'images',
      label: changeSizeHelp,
      keys: ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Enter'],
      boundBy: 'toolbar',
    },
  ],
}
