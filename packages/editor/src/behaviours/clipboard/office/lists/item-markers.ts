import { elementsBelow, isElement, type PastedElement } from '../tree/pasted-tree.ts'

const markers = /^(?:lower|upper)-(?:alpha|latin|roman)$|^decimal-leading-zero$/

/** Google Docs and OnlyOffice say on the items of a list what numbers or letters stand before them: the field's lists say it themselves. */
export function nameMarkers(body: PastedElement): void {
  for (const list of elementsBelow(body)) {
    if (list.name !== 'ol') continue
    const item = list.children.find(child => isElement(child) && child.name === 'li')
    const marker = isElement(item) ? item.style.get('list-style-type') : undefined
    if (marker !== undefined && markers.test(marker))
      list.style.set('list-style-type', marker.replace('alpha', 'latin'))
  }
}
