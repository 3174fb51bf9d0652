import { expect } from './expect.mjs'
import { readFileSync } from 'node:fs'
import { inRoot } from '../root.mjs'

/** A page of the docs shows a file of `examples/` as it stands. */
export function expectShownIn(doc, file) {
  const example = readFileSync(inRoot('examples', file), 'utf8')
  expect(readFileSync(inRoot(doc), 'utf8')).toContain(`\`\`\`tsx\n${example}\`\`\``)
}
