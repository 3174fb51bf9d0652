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
