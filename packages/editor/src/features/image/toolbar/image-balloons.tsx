import type { Balloon, BalloonAnchor } from '../../../core/feature/balloon.ts'
import type { EditorState } from 'prosemirror-state'
import { lazyPart } from '../../../ui/lazy/lazy-part.tsx'
import { loadLater } from '../../../ui/lazy/load-later.ts'
import { findImage } from '../find-image.ts'
import { closeImageForm, keepImageForm, openFormOf, type ImageForm } from '../forms/form-state.ts'
import { alternativeTextLabel, imageToolbarLabel, sizeLabel } from '../messages.ts'

function findAnchor(state: EditorState): BalloonAnchor | null {
  const found = findImage(state)
  return found && { from: found.pos, to: found.pos + found.node.nodeSize }
}

const toolbar: Balloon = {
  name: 'imageToolbar',
  label: imageToolbarLabel,
  side: 'inside',
  findAnchor,
  // Escape leads back into the text; the toolbar is there as long as the image is selected.
  close: () => false,
  component: lazyPart(async () => (await loadLater()).ImageToolbar),
}

const formBalloon = (form: ImageForm, label: Balloon['label'], component: Balloon['component']): Balloon => ({
  name: `${form}OfImage`,
  label,
  side: 'inside',
  findAnchor(state) {
    const anchor = openFormOf(state) === form ? findAnchor(state) : null
    return anchor && { ...anchor, takesFocus: true }
  },
  close: keepImageForm,
  escape: closeImageForm,
  component,
})

/** What stands at an image: its toolbar and its forms. */
export const imageBalloons: readonly Balloon[] = [
  toolbar,
  formBalloon(
    'alternativeText',
    alternativeTextLabel,
    lazyPart(async () => (await loadLater()).AlternativeTextForm),
  ),
  formBalloon(
    'size',
    sizeLabel,
    lazyPart(async () => (await loadLater()).SizeForm),
  ),
]
