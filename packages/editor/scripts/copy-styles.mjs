import { cp, readdir, writeFile } from 'node:fs/promises'
import { flatStyles } from './flat-styles.mjs'

const from = new URL('../src/', import.meta.url)
const to = new URL('../dist/', import.meta.url)

// The compiler takes care of the modules only. A style sheet stands with what it shows.
for (const path of await readdir(from, { recursive: true })) {
  if (path.endsWith('.css')) await cp(new URL(path, from), new URL(path, to))
}

// A shadow root takes its styles as one text, without imports.
const texts = await Promise.all(
  ['styles/field.css', 'rich-text/mention-card/mention-card.css'].map(path =>
    flatStyles(new URL(path, from)),
  ),
)
await writeFile(new URL('styles/text.js', to), `export const styles = ${JSON.stringify(texts.join(''))}\n`)
