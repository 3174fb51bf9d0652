import { copyFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { flatStyles } from '../../editor/scripts/flat-styles.mjs'

/** A worker is a file of its own. Without one, pictures are made smaller on the page's own thread. */
const withoutWorker = {
  name: 'without-worker',
  enforce: 'pre',
  transform: {
    filter: { id: /shrink-picture\.js$/ },
    handler(code) {
      const alone = code.replace(/new Worker\([^;]*;/, 'null;')
      if (alone === code) this.error('There is no worker to be left out any more.')
      return alone
    },
  },
}

const at = path => fileURLToPath(new URL(path, import.meta.url))

for (const folder of ['chunks', 'assets']) rmSync(at(`../dist/${folder}`), { recursive: true, force: true })

// The module has React and the field in it; beside it lie the pieces that come when they are opened. What is loaded first is found by a
// first round, so that it comes in one file beside the entry and not in one for each thing that a piece shares with it.
const pieces = { entry: 'src/index.ts', formats: ['es'], fileName: () => 'taskfield.js' }
const loose = await bundle(pieces, {}, { write: false })
const modules = new Set(loadedFirst(loose).flatMap(({ moduleIds = [] }) => moduleIds))
const files = await bundle(pieces, {
  codeSplitting: { groups: [{ name: 'field', test: id => modules.has(id) }] },
})

// One file with everything in it, for a page that is a file itself or may load nothing else.
const single = await bundle(
  {
    entry: 'src/single.ts',
    formats: ['iife'],
    name: 'TaskfieldSingle',
    fileName: () => 'taskfield.single.js',
  },
  { codeSplitting: false },
  { plugins: [withoutWorker] },
)

// A classic script has no pieces of its own, so it loads the module.
copyFileSync(at('classic.js'), at('../dist/taskfield.classic.js'))
writeFileSync(at('../dist/taskfield.classic.d.ts'), 'export {}\n')

// How a saved text looks where no bundler puts style sheets together.
const content = new URL('../../editor/dist/styles/content.css', import.meta.url)
writeFileSync(at('../dist/content.css'), await flatStyles(content))

const first = loadedFirst(files)
console.log(
  `Loaded first: ${sizeOf(first)} kB in ${first.length} files; all: ${sizeOf(files)} kB; as one file: ${sizeOf(single)} kB (gzip)`,
)

async function bundle(lib, output, { plugins = [], write = true } = {}) {
  const [built] = await build({
    root: at('..'),
    base: './',
    configFile: false,
    logLevel: 'error',
    plugins,
    resolve: { conditions: ['module', 'browser', 'production'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write,
      target: ['chrome123', 'firefox120', 'safari17.5'],
      outDir: 'dist',
      emptyOutDir: false,
      sourcemap: true,
      // What is in the bundle comes with its licence.
      license: { fileName: 'licences.md' },
      lib,
      rolldownOptions: { output: { chunkFileNames: 'chunks/[name]-[hash].js', minify: true, ...output } },
    },
  })
  return built.output
}

function loadedFirst(all) {
  const chunks = new Map(all.map(file => [file.fileName, file]))
  const found = new Set(all.filter(({ isEntry }) => isEntry))
  for (const { imports = [] } of found)
    for (const name of imports) if (chunks.has(name)) found.add(chunks.get(name))
  return [...found]
}

function sizeOf(counted) {
  return (counted.reduce((sum, { code = '' }) => sum + gzipSync(code).length, 0) / 1000).toFixed(1)
}
