import createDOMPurify from 'dompurify'
import { JSDOM } from 'jsdom'
import sanitizeHtml from 'sanitize-html'
import { sanitize } from '../../packages/document/dist/index.js'
import { sampleHtml } from './sample-html.mjs'

/* How many megabytes a second a server makes safe to store: Taskfield beside others, on foreign HTML and on what Taskfield wrote */

const purify = createDOMPurify(new JSDOM('').window)
const sanitizers = {
  Taskfield: html => sanitize(html),
  'DOMPurify with jsdom': html => purify.sanitize(html),
  'sanitize-html': html => sanitizeHtml(html),
}
const rounds = 5
const foreign = sampleHtml(1_000_000)
const texts = { 'foreign HTML': foreign, 'what Taskfield wrote': sanitize(foreign) }

for (const [name, run] of Object.entries(sanitizers)) {
  for (const [kind, html] of Object.entries(texts)) {
    const megabytes = Buffer.byteLength(html) / 1e6
    const seconds = Array.from({ length: rounds }, () => secondsOf(() => run(html))).toSorted((a, b) => a - b)
    const rate = at => (megabytes / seconds[at]).toFixed(1)
    console.log(`${name}, ${kind}: ${rate(Math.floor(rounds / 2))} MB/s (best ${rate(0)})`)
  }
}

/** Of the processor. */
function secondsOf(work) {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}
