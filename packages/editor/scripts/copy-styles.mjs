import { cp, readdir } from 'node:fs/promises'

const from = new URL('../src/', import.meta.url)
const to = new URL('../dist/', import.meta.url)

// The compiler takes care of the modules only. A style sheet stands with what it shows.
for (const path of await readdir(from, { recursive: true })) {
  if (path.endsWith('.css')) await cp(new URL(path, from), new URL(path, to))
}
