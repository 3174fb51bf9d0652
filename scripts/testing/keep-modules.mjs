/**
 * While `npm test` runs no file changes: the browser asks for each module once, and not again with each file of tests. Vitest replaces
 * `setHeader` to have modules of packages asked for again, for tests that mock some of them; ours mock none.
 *
 * @returns {import('vite').Plugin}
 */
export function keepModules() {
  return {
    name: 'keep-modules',
    config: () => ({ server: { headers: { 'Cache-Control': 'max-age=3600' } } }),
    configureServer: ({ middlewares }) => {
      middlewares.use((_request, response, next) => {
        Reflect.deleteProperty(response, 'setHeader')
        next()
      })
    },
  }
}
