import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inRoot } from '../root.mjs'
import { examplesOf, faultsOf } from './doc-examples.mjs'
import { pagesIn } from './doc-pages.mjs'

const pages = [
  'README.md',
  ...pagesIn('docs'),
  ...['document', 'editor', 'element'].map(name => `packages/${name}/README.md`),
]

/** What an example imports and a page shows no way to write. */
const besides = { 'docs/field-messages.de.json': '{ "Bold": "Fett" }' }

const wrong = `# A page

<!-- given
declare const given: string
-->

\`\`\`ts
import { sanitise } from '@taskfield/document'

const known: string = given
\`\`\`
`

it('every example of the pages compiles against the packages', async () => {
  const examples = pages.flatMap(page => examplesOf(page, readFileSync(inRoot(page), 'utf8')))
  expect(examples.length).toBeGreaterThan(20)
  const faults = await faultsOf([...examples, ...examplesOf('wrong.md', wrong)], besides)
  // The check sees a fault, in its place.
  expect(faults.map(fault => fault.replace(/ Did you mean.*/, ''))).toEqual([
    expect.stringMatching(/^wrong\.md\.\d+\.ts\(8,10\): error TS\d+: .*'sanitise'/),
  ])
})
