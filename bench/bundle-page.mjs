import { createRequire } from 'node:module'
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
    plugins: [reactOnce],
  })
  const file = end => outputFiles.find(({ path }) => path.endsWith(end))?.text
  return { js: file('.js'), css: file('.css') ?? '' }
}

/**
 * Gives a page the exports of React once. esbuild copies all of them for each of some 300 modules that import React, which is 1 MB; Rolldown, and so
 * Vite, copies them for each file that it makes.
 */
const reactOnce = {
  name: 'react-once',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^react(?:-dom|\/jsx-runtime)?$/ }, ({ path, kind }) =>
      kind === 'import-statement' ? { path, namespace: 'react-once' } : null,
    )
    onLoad({ filter: /./, namespace: 'react-once' }, async ({ path }) => {
      const names = Object.keys(await import(path)).filter(name => /^(?!default$)\w+$/.test(name))
      const file = JSON.stringify(createRequire(import.meta.url).resolve(path))
      const contents = `import all from ${file}; export const { ${names.join(', ')} } = all; export default all`
      return { contents, resolveDir: import.meta.dirname }
    })
  },
}
