import { build } from 'esbuild'

/** Makes of a page's entry one script and one style sheet, with React's production build; `names` keeps those of functions, for profiles. */
export async function bundlePage(entry, { names = false } = {}) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minifyWhitespace: true,
    minifySyntax: true,
    minifyIdentifiers: !names,
    outdir: 'out',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'dataurl' },
  })
  const file = end => outputFiles.find(({ path }) => path.endsWith(end))?.text
  return { js: file('.js'), css: file('.css') ?? '' }
}

/** The files that a page loads before it can type: the entry and what it imports at once, without React and without what comes by `import()`. */
export async function bundleFirst(entry) {
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    splitting: true,
    format: 'esm',
    metafile: true,
    outdir: 'out',
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'file' },
  })
  const name = entry
    .split('/')
    .at(-1)
    .replace(/\.\w+$/, '.js')
  const { cssBundle } = metafile.outputs[`out/${name}`]
  const first = new Set([`out/${name}`])
  for (const file of first) {
    for (const { path, kind } of metafile.outputs[file].imports) {
      if (kind === 'import-statement' && path in metafile.outputs) first.add(path)
    }
  }
  const text = file => outputFiles.find(({ path }) => path.endsWith(file)).text
  return { js: [...first].map(text), css: cssBundle ? text(cssBundle) : '' }
}
