import { areas } from './areas.mjs'

const deepestFirst = areas
  .map(area => ({ area, pattern: new RegExp(`^${area.folder.replace('*', '[^/]+')}/`) }))
  .toSorted((a, b) => b.area.folder.length - a.area.folder.length)

/**
 * The area that a file belongs to, and the folder that it is here (`features/*` becomes `features/bold`).
 * Returns `null` for a file outside all areas, such as a script.
 */
export function areaOf(file) {
  for (const { area, pattern } of deepestFirst) {
    const match = pattern.exec(file)
    if (match) return { ...area, name: area.folder, folder: match[0].slice(0, -1) }
  }
  return null
}
