import { mediaAttrs } from '@taskfield/document'
import { createMediaCard } from '../../content/media-card.ts'
import type { Feature } from '../../core/feature/feature.ts'
import { renderNode } from '../../core/feature/render-node.ts'
import { mediaLabel } from './messages.ts'

/** Embedded media is a card with its address. A click selects it; with Ctrl or Cmd it opens. */
export const media: Feature = {
  name: 'media',
  content: {
    objectNames: { media: mediaLabel },
    nodeViews: {
      media: node => {
        const { dom } = renderNode(node)
        const card = createMediaCard(mediaAttrs(node).url)
        card.tabIndex = -1
        card.draggable = false
        card.addEventListener('click', event => {
          if (!event.ctrlKey && !event.metaKey) event.preventDefault()
        })
        dom.replaceChildren(card)
        return { dom }
      },
    },
  },
}
