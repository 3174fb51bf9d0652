import type { Balloon } from '../../core/feature/balloon.ts'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import { loadLater } from '../../ui/lazy/load-later.ts'
import { balloonMode, closeBalloon } from './link-balloon-state.ts'
import { findLink } from './link-range.ts'
import { linkLabel } from './messages.ts'

/** The balloon of the link at the caret: what can be done with it, or the form of its address. */
export const linkBalloon: Balloon = {
  name: 'link',
  label: linkLabel,
  // Before the toolbar of an image whose link was asked for.
  priority: 1,
  findAnchor(state) {
    const mode = balloonMode(state)
    if (!mode) return null
    const { from, to } = findLink(state) ?? state.selection
    return { from, to, takesFocus: mode === 'edit' }
  },
  close: closeBalloon,
  component: lazyPart(async () => (await loadLater()).LinkBalloonContent),
}
