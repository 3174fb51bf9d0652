import { readFile } from 'node:fs/promises'

/**
 * A style sheet with what it imports in it, without comments.
 * @param {URL} file
 * @returns {Promise<string>}
 */
export async function flatStyles(file) {
  const css = await readFile(file, 'utf8')
  const imports = [...css.matchAll(/@import '([^']+)';\n/g)]
  const parts = await Promise.all(imports.map(([, path]) => flatStyles(new URL(path, file))))
  return parts.join('') + css.replace(/@import '[^']+';\n/g, '').replace(/\/\*[^]*?\*\/\s*/g, '')
}
