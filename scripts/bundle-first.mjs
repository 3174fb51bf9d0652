import { basename } from 'node:path'
import { build } from 'esbuild'

/**
 * The files that a page loads before it can type, as esbuild cuts them: the entry and what it imports at once, without React and without
 * what comes by `import()`.
 * @param {string} entry
 * @param {{ conditions?: string[] }} [options] of the packages' exports
 */
export async function bundleFirst(entry, options = {}) {
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    splitting: true,
    format: 'esm',
    metafile: true,
    outdir: 'out',
    ...options,
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'file' },
  })
  const file = `out/${basename(entry).replace(/\.\w+$/, '.js')}`
  const styles = metafile.outputs[file]?.cssBundle
  const text = name => outputFiles.find(({ path }) => path.endsWith(name))?.text ?? ''
  return { js: loadedWith(file, metafile).map(text), css: styles ? text(styles) : '' }
}

/** A file and what it imports at once. */
function loadedWith(file, { outputs }) {
  const loaded = new Set([file])
  for (const each of loaded) {
    for (const { path, kind } of outputs[each].imports) {
      if (kind === 'import-statement' && path in outputs) loaded.add(path)
    }
  }
  return [...loaded]
}
