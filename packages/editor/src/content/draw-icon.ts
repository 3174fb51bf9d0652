import { svg } from './element-spec.ts'

/** Makes an icon of Lucide's of its one path, for what is drawn without React. */
export function drawIcon(path: string): SVGElement {
  const icon = document.createElementNS(svg, 'svg')
  icon.setAttribute('viewBox', '0 0 24 24')
  icon.ariaHidden = 'true'
  icon.appendChild(document.createElementNS(svg, 'path')).setAttribute('d', path)
  return icon
}

/** Lucide's `x`. */
export const crossPath = 'M18 6 6 18M6 6l12 12'
