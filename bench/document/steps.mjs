/**
 * One round of what a server or a field does with a text, in ms: `parse` makes the tree, `read` the document from it,
 * `write` the saved form, `rewrite` the saved form again after a letter was typed into a paragraph in the middle.
 * Serves Node and the page alike; `tools` is `{ readHtml, writeHtml, parseTree, now }`.
 */
export function round(html, { readHtml, writeHtml, parseTree, now }) {
  let parse = 0
  const started = now()
  const doc = readHtml(html, source => {
    const before = now()
    const tree = parseTree(source)
    parse = now() - before
    return tree
  })
  const read = now() - started - parse
  const write = time(now, () => writeHtml(doc))
  const changed = typeInTheMiddle(doc)
  const rewrite = time(now, () => writeHtml(changed))
  return { parse, read, write, rewrite }
}

function time(now, makeText) {
  const started = now()
  // Strings are put together lazily; asking for a character makes it happen now.
  makeText().charCodeAt(0)
  return now() - started
}

/** The document with a letter more in the paragraph nearest after its middle; all other nodes are the same. */
function typeInTheMiddle(doc) {
  let index = Math.floor(doc.childCount / 2)
  while (index < doc.childCount - 1 && doc.child(index).type.name !== 'paragraph') index++
  const paragraph = doc.child(index)
  const typed = paragraph.copy(paragraph.content.addToEnd(doc.type.schema.text('x')))
  return doc.copy(doc.content.replaceChild(index, typed))
}

/** Runs rounds until `enough` (ms) have passed, at least `least`; gives the median and the best of each step. */
export function measure(html, tools, { enough = 3000, least = 5 } = {}) {
  const rounds = []
  const started = tools.now()
  while (rounds.length < least || tools.now() - started < enough) rounds.push(round(html, tools))
  const steps = Object.keys(rounds[0])
  return {
    rounds: rounds.length,
    ...Object.fromEntries(steps.map(step => [step, middleAndBest(rounds.map(one => one[step]))])),
  }
}

function middleAndBest(times) {
  const sorted = times.toSorted((a, b) => a - b)
  return { median: sorted[Math.floor(sorted.length / 2)], best: sorted[0] }
}
