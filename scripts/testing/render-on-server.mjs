import { createServer } from 'vite'

/** @type {Promise<Record<string, any>> | undefined} */
let loading

/**
 * For tests in the browser: what Node renders of a component of the editor, `RichText` or `RichTextField`.
 *
 * @param {unknown} _context
 * @param {string} name
 * @param {readonly Record<string, unknown>[]} given The props of each.
 * @returns {Promise<string[]>}
 */
export async function renderOnServer(_context, name, given) {
  loading ??= load('/packages/editor/src/testing/server/rendered.tsx')
  const { rendered } = await loading
  return rendered(name, given)
}

/** Loads sources in Node, under the conditions of a server. */
async function load(path) {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { resolve: { conditions: ['taskfield:source', 'module', 'node', 'development|production'] } },
  })
  try {
    return await server.ssrLoadModule(path)
  } finally {
    await server.close()
  }
}
