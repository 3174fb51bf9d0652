import process from 'node:process'
import { readHtml, writeHtml } from '../../packages/document/dist/index.js'
import { parseTree } from '../../packages/document/dist/html/parse5-tree.js'
import { hostileHtml, sampleHtml } from './sample-html.mjs'
import { measure, round } from './steps.mjs'

// Runs in a process of its own for each measurement, so that none warms up the next. Prints one line of JSON.
const tools = { readHtml, writeHtml, parseTree, now: () => performance.now() }
const [what] = process.argv.slice(2)
const html = what === 'hostile' ? hostileHtml() : sampleHtml(Number(what))
const before = process.memoryUsage.rss()
const result = what === 'hostile' ? round(html, tools) : measure(html, tools)
const memory = process.resourceUsage().maxRSS * 1024 - before
process.stdout.write(`${JSON.stringify({ bytes: Buffer.byteLength(html), memory, ...result })}\n`)
