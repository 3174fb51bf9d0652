import { ensureBuilt } from './setup/build.mjs'
import { followParent } from './setup/follow-parent.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { requireNode } from './setup/node-version.mjs'

requireNode()
followParent()

try {
  await ensureInstalled(console.log)
  await ensureBuilt(console.log)
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

// The server runs in this very process, so that every signal reaches it and nothing is left behind.
await import(new URL('../apps/server/dist/main.js', import.meta.url).href)
