import type { Balloon } from '../../core/feature/balloon.ts'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import { loadLater } from '../../ui/lazy/load-later.ts'
import { closeMediaBalloon, mediaBalloonMode } from './media-balloon-state.ts'
import { mediaLabel } from './messages.ts'

/** The balloon of the selected media: what can be done with it, or the form of its address; also the form of a new one. */
export const mediaBalloon: Balloon = {
  name: 'media',
  label: mediaLabel,
  findAnchor(state) {
    const mode = mediaBalloonMode(state)
    const { from, to } = state.selection
    return mode && { from, to, takesFocus: mode === 'edit' }
  },
  close: closeMediaBalloon,
  component: lazyPart(async () => (await loadLater()).MediaBalloonContent),
}
