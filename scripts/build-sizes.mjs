import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { bundleFirst } from './bundle-first.mjs'
import { inRoot } from './root.mjs'

// What a page loads first is the entry and all that it imports at once. What comes by `import()` is left out, as in the page.
const bundles = {
  field: `export { RichTextField } from '@taskfield/editor'`,
  whole: `import '@taskfield/editor/whole'; export { RichTextField } from '@taskfield/editor'`,
  'rich-text': `export { RichText } from '@taskfield/editor/rich-text'`,
  document: `export * from '@taskfield/document'`,
  styles: `import '@taskfield/editor/styles.css'`,
}

const folder = inRoot('node_modules', '.cache', 'sizes')
rmSync(folder, { recursive: true, force: true })
for (const [name, code] of Object.entries(bundles)) {
  const output = await bundle(code)
  if (output.some(({ moduleIds = [] }) => moduleIds.some(id => id.includes('/node_modules/parse5/'))))
    throw new Error(`${name} carries parse5, which browsers have no need of.`)
  const first = name === 'styles' ? output.filter(({ type }) => type === 'asset') : loadedFirst(output)
  keep(
    name,
    first.map(file => file.code ?? file.source),
  )
}
// The same as `bench` counts it beside other editors, by the bundler that many hosts have.
const entry = inRoot('bench', 'editors', 'engines', 'taskfield-first.mjs')
keep('field-by-esbuild', (await bundleFirst(entry, { conditions: ['taskfield:source'] })).js)

function keep(name, files) {
  mkdirSync(join(folder, name), { recursive: true })
  for (const [index, text] of files.entries()) writeFileSync(join(folder, name, `${index}`), text)
}

async function bundle(code) {
  const { output } = /** @type {any} */ (
    await build({
      root: inRoot('apps', 'web'),
      configFile: false,
      logLevel: 'error',
      resolve: { conditions: ['taskfield:source', 'module', 'browser', 'production'] },
      plugins: [
        {
          name: 'entry',
          resolveId: id => (id === 'entry' ? id : null),
          load: id => (id === 'entry' ? code : null),
        },
      ],
      build: {
        write: false,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: 'entry',
          external: /^react(?:-dom)?(?:$|\/)/,
          preserveEntrySignatures: 'strict',
        },
      },
    })
  )
  return output
}

function loadedFirst(output) {
  const chunks = new Map(output.map(file => [file.fileName, file]))
  const found = new Set(output.filter(({ isEntry }) => isEntry))
  for (const { imports } of found) {
    for (const name of imports) if (chunks.has(name)) found.add(chunks.get(name))
  }
  return [...found]
}
