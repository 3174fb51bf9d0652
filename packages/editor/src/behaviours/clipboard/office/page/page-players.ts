import { findMedia } from '@taskfield/document'
import { elementNode, findBelow, isElement, replaceBelow, type PastedElement } from '../tree/pasted-tree.ts'

/** Players of known providers become media, other films and sounds links; frames of anything else are no part of a text. */
export function readPlayers(body: PastedElement): void {
  const players = new Set<PastedElement>()
  replaceBelow(body, node => {
    if (!isElement(node)) return null
    // No paragraph holds a block.
    if (node.name === 'p' && players.size > 0 && findBelow(node, below => players.has(below)))
      node.name = 'div'
    if (!/^(?:iframe|video|audio)$/.test(node.name)) return null
    const url = node.name === 'iframe' ? playerOf(node) : fileOf(node)
    if (url === null) return []
    const player = elementNode('figure', [elementNode('oembed', [], { url })], { class: 'media' })
    players.add(player)
    return [player]
  })
}

/** What a frame shows, which many sites load only once it is near the window. */
function playerOf({ attributes }: PastedElement): string | null {
  const addresses = [attributes.get('src'), attributes.get('data-src')]
  return addresses.map(address => findMedia(address?.replace(/^\/\//, '') ?? '')?.url).find(Boolean) ?? null
}

/** Where a film or a sound lies; `null` where a page makes it itself, and of a film that moves by itself behind words. */
function fileOf(player: PastedElement): string | null {
  if (player.attributes.has('autoplay') && player.attributes.has('muted')) return null
  const source = findBelow(player, ({ name }) => name === 'source')
  const address = player.attributes.get('src') ?? source?.attributes.get('src') ?? ''
  return /^https?:\/\//i.test(address) ? address : null
}
