import { readFileSync } from 'node:fs'

const folder = new URL('../../packages/document/src/testing/corpus/documents/', import.meta.url)
const documents = ['bug-report', 'minutes', 'specification'].map(name =>
  readFileSync(new URL(`${name}.html`, folder), 'utf8').trim(),
)

/**
 * Stored descriptions as they are, one after the other until there are about so many bytes. Every copy has other
 * numbers and other words, so that no two are the same text.
 */
export function sampleHtml(bytes) {
  const copies = []
  for (let size = 0, copy = 0; size < bytes; copy++) {
    const html = vary(documents[copy % documents.length], copy)
    copies.push(html)
    size += Buffer.byteLength(html)
  }
  return copies.join('')
}

/** Only text is changed: what stands between `>` and `<`. */
function vary(html, copy) {
  return html.replace(/>([^<>]*[а-яё]{4}[^<>]*)</gi, (_found, text) => {
    const words = text.split(' ')
    const turn = copy % words.length
    return `>${[...words.slice(turn), ...words.slice(0, turn)].join(' ')} ${copy}<`
  })
}

/** 35 kB after which a conforming parser opens 2,000 elements again in every paragraph. */
export function hostileHtml() {
  const count = 2000
  const tags = Array.from({ length: count }, (_none, index) => `<b a=${index}>`).join('')
  return `<p>${tags}x</p>${'<p>y</p>'.repeat(count)}`
}
