import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(css|html|js|json|svg|txt|webmanifest)$/
/** Whatever is shorter fits into one packet as it is. */
const smallestBytes = 1_024

const encodings = {
  br: promisify(brotliCompress),
  gz: promisify(gzip),
}
const options = {
  br: { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } },
  gz: { level: constants.Z_BEST_COMPRESSION },
}

/**
 * A plugin of Vite that lays a `.br` and a `.gz` beside each file of the build that gets smaller by it, for servers that send them in its
 * place.
 * @returns {import('vite').Plugin}
 */
export function compressFiles() {
  let folder = ''
  return {
    name: 'compress-files',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir)
    },
    writeBundle: async () => {
      const files = await readdir(folder, { recursive: true })
      await Promise.all(
        files.filter(file => compressible.test(file)).map(file => compressFile(join(folder, file))),
      )
    },
  }
}

/** @param {string} path */
async function compressFile(path) {
  const content = await readFile(path)
  if (content.length < smallestBytes) return
  for (const ending of /** @type {const} */ (['br', 'gz'])) {
    const compressed = await encodings[ending](content, options[ending])
    if (compressed.length < content.length) await writeFile(`${path}.${ending}`, compressed)
  }
}
