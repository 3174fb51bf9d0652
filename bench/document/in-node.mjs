import process from 'node:process'
import { parseTree } from '../../packages/document/dist/html/parse5-tree.js'
import { runRound, runRounds } from './rounds.mjs'
import { hostileHtml, sampleHtml } from './sample-html.mjs'
import { stepsOf } from './steps.mjs'

// Runs in a process of its own for each measurement, so that none warms up the next. Prints one line of JSON.
const [what] = process.argv.slice(2)
const html = what === 'hostile' ? hostileHtml() : sampleHtml(Number(what))
const steps = stepsOf(html, parseTree)

/** The processor time of all threads, collecting garbage included, in ms. */
function clock() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const before = process.memoryUsage.rss()
const run = step => steps[step]()
const cold = await runRound(run, clock)
const memory = process.resourceUsage().maxRSS * 1024 - before
const warm = await runRounds(run, clock)
process.stdout.write(`${JSON.stringify({ bytes: Buffer.byteLength(html), memory, cold, ...warm })}\n`)
