import { isTag } from '../../dom/kinds.ts'
import { schema } from '@taskfield/document'
import { ImagePlus } from 'lucide-react'
import { NodeSelection, Plugin } from 'prosemirror-state'
import type { Feature } from '../../core/feature/feature.ts'
import { copyAsPicture } from './copy-picture.ts'
import { dropBeside } from './drop-beside.ts'
import { imageForms } from './forms/form-state.ts'
import { imageView, inlineImageView } from './image-view.ts'
import { changeSizeHelp, imageLabel, toSizeHelp } from './messages.ts'
import { SelectedImage } from './resize/selected-image.tsx'
import type { ToolbarItem } from '../../core/toolbar/toolbar-item.ts'
import { chooseFiles } from './insert/choose-files.ts'
import { imageClipboard } from './insert/clipboard-form.ts'
import { InsertImagePanel } from './insert/insert-image-panel.tsx'
import { allowsImages } from './insert/insert-images.ts'
import { withLocalPictures } from './insert/pasted-pictures.ts'
import { withRemoteNotice } from './insert/note-remote.ts'
import { insertPlugin } from './insert/insert-plugin.ts'
import { insertImageLabel, insertImageOptions } from './insert/messages.ts'
import { imageBalloons } from './toolbar/image-balloons.tsx'
import { holdWhileUploading } from './upload/hold-sending.ts'
import { dataImages } from './upload/data-images.ts'
import { withPending } from './upload/pending-image-view.ts'
import { uploadPlugin } from './upload/upload-plugin.ts'

/** A click on the picture of an image block selects the block; one in its caption puts the caret there. */
const selectByClick = new Plugin({
  props: {
    handleClickOn(...[view, , node, pos, event]) {
      if (node.type !== schema.nodes.image || !isTag(event.target, 'img')) return false
      event.preventDefault()
      view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, pos)))
      return true
    },
  },
})

const chooseAnyFiles = chooseFiles()

const imageItem: ToolbarItem<'image'> = {
  kind: 'panel',
  name: 'image',
  label: insertImageLabel,
  panelLabel: insertImageOptions,
  icon: ImagePlus,
  isEnabled: allowsImages,
  run: chooseAnyFiles,
  panel: InsertImagePanel,
}

/** Pictures, as blocks and in lines: inserted as files or by their addresses, and uploaded while one goes on writing. */
export const image: Feature<'image'> = {
  name: 'image',
  content: {
    overlays: [SelectedImage],
    balloons: imageBalloons,
    plugins: [selectByClick, dropBeside, copyAsPicture, imageForms, uploadPlugin, dataImages],
    nodeViews: { image: withPending(imageView), inlineImage: withPending(inlineImageView) },
    clipboard: { ...imageClipboard, pasted: withRemoteNotice, html: withLocalPictures },
    holdSending: holdWhileUploading,
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
  plugins: [insertPlugin],
  toolbarItems: [imageItem],
  blocks: [
    {
      label: insertImageLabel,
      icon: ImagePlus,
      run: chooseAnyFiles,
      words: 'картинка рисунок фото picture photo',
    },
  ],
}
