import { cp } from 'node:fs/promises'

// The compiler takes care of the modules only.
await cp(new URL('../src/styles/', import.meta.url), new URL('../dist/styles/', import.meta.url), {
  recursive: true,
})
