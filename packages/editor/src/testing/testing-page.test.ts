import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

it('docs/testing-a-host.md shows the example that is tried in jsdom and happy-dom, and in a host', async () => {
  const page = await readFile(new URL('../../../../docs/testing-a-host.md', import.meta.url), 'utf8')
  const [, shown = ''] = /^```tsx\n([^]*?)^```$/m.exec(page) ?? []
  const tried = await readFile(new URL('imitations/host-example.tsx', import.meta.url), 'utf8')
  const asInstalled = tried
    .replace(`'../../index.ts'`, `'@taskfield/editor'`)
    .replace(`'../../whole.ts'`, `'@taskfield/editor/whole'`)
  expect(shown).toBe(asInstalled)
  const host = new URL('../../../../examples/jsdom/description.test.tsx', import.meta.url)
  expect(await readFile(host, 'utf8')).toBe(shown)
  const setUp = await readFile(new URL('imitations/set-up.ts', import.meta.url), 'utf8')
  expect(page).toContain(`\`\`\`ts\n${setUp.replace(/^\/\/ oxlint.*\n/, '')}\`\`\``)
})
