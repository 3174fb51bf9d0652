import { readHtml, writeHtml } from '../../packages/document/dist/index.js'
import { measure } from './steps.mjs'

/** The browser's own parser, in a document of its own, as the field uses it. */
function parseTree(html) {
  const body = document.implementation.createHTMLDocument('').createElement('body')
  body.innerHTML = html
  return body
}

window.measureText = html => measure(html, { readHtml, writeHtml, parseTree, now: () => performance.now() })
