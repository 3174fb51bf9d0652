import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const axe = createRequire(import.meta.url).resolve('axe-core')

declare const window: Window & { axe: { run: (context: object, options: object) => Promise<AxeResults> } }

/** Colours that authors gave their words are theirs, whatever the theme. */
const context = { exclude: ['.taskfield-content [style*="color"]'] }

const options = {
  rules: {
    // Browsers let keys reach what scrolls in a text; axe wants a tabindex all the same.
    'scrollable-region-focusable': { enabled: false },
    // The specification cuts suggested mentions after ten characters, also within a word; their name is whole.
    'label-content-name-mismatch': { enabled: false },
  },
}

/** What axe finds wrong, a line each: the rule and where. */
export async function faults(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: axe })
  const { violations } = await page.evaluate(([what, how]) => window.axe.run(what, how), [
    context,
    options,
  ] as const)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
