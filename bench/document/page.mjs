import { stepsOf } from './steps.mjs'

/** The browser's own parser, in a document of its own, as the field uses it. */
function parseTree(html) {
  const body = document.implementation.createHTMLDocument('').createElement('body')
  body.innerHTML = html
  return body
}

window.takeText = html => {
  window.steps = stepsOf(html, parseTree)
}
