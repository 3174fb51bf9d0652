/**
 * Loads all that comes later, of which a part names what it needs: `lazyPart(async () => (await loadLater()).HelpDialog)`. It is one piece, since
 * bundlers cut what is loaded first into a piece for each set of pieces that need it: with many of them a page begins with some 80 small files.
 */
// oxlint-disable-next-line typescript/consistent-type-imports -- an import of its own would be a circle: what comes later knows the parts that ask for it
export function loadLater(): Promise<typeof import('../../later/later.ts')> {
  return import('../../later/later.ts')
}
