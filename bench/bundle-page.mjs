import { build } from 'esbuild'

/** Makes of a page's entry one script and one style sheet, with React's production build. */
export async function bundlePage(entry) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    outdir: 'out',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'dataurl' },
  })
  const file = end => outputFiles.find(({ path }) => path.endsWith(end))?.text
  return { js: file('.js'), css: file('.css') ?? '' }
}
