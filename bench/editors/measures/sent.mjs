import { gzipSync } from 'node:zlib'

/** What a page loads before one can type, gzipped, without React; what comes later is not counted. */
export const sent = {
  sizes: [1],
  unit: 'fields',
  figures: { js: 'script, kB', css: 'styles, kB' },
  async measure(_browser, { first }) {
    const size = text => gzipSync(text, { level: 9 }).length / 1000
    return {
      js: first.js.reduce((sum, text) => sum + size(text), 0),
      css: first.css ? size(first.css) : 'none',
    }
  },
}
