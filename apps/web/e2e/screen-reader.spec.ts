import { expect } from '@playwright/test'
import type { CDPSession } from '@playwright/test'
import { chromiumLaunch } from '../../../scripts/chromium-launch.mjs'
import { test } from './fixtures.ts'
import { samples, TaskPage } from './task-page.ts'

interface Spoken {
  readonly nodeId: string
  readonly ignored: boolean
  readonly role?: { readonly value: string }
  readonly name?: { readonly value: string }
  readonly childIds?: readonly string[]
}

// As with a screen reader: the browser has all that it can tell.
test.use({
  launchOptions: {
    ...chromiumLaunch,
    args: [...chromiumLaunch.args, '--force-renderer-accessibility'],
  },
})

/** What the browser tells of the text field, top to bottom: the words, and what holds them. */
async function spokenIn(devtools: CDPSession): Promise<readonly string[]> {
  const { nodes } = (await devtools.send('Accessibility.getFullAXTree')) as { nodes: readonly Spoken[] }
  const byId = new Map(nodes.map(node => [node.nodeId, node]))
  const below = (node: Spoken | undefined): readonly string[] => [
    ...(node && !node.ignored ? [`${node.role?.value} ${node.name?.value}`] : []),
    ...(node?.childIds ?? []).flatMap(id => below(byId.get(id))),
  ]
  return below(nodes.find(node => node.role?.value === 'textbox' && node.name?.value === 'Описание'))
}

test('a screen reader is told of every block of a long text, near the window and far from it', async ({
  page,
}) => {
  const blocks = Array.from({ length: 120 }, (_, at) => [
    `<h2>Раздел ${at}</h2><p>Абзац ${at}</p><ul><li>Пункт ${at}</li></ul><blockquote><p>Цитата ${at}</p></blockquote>`,
    `<figure class="table"><table><tbody><tr><td>Ячейка ${at}</td></tr></tbody></table></figure>`,
  ])
  const path = `/api/v1/tasks/${samples.empty}/`
  const { version } = (await (await page.request.get(path)).json()) as { version: number }
  await page.request.put(`${path}description/`, {
    data: { html: blocks.flat().join(''), baseVersion: version },
  })
  const devtools = await page.context().newCDPSession(page)
  const task = new TaskPage(page)
  await task.open(samples.empty)
  await task.edit()
  expect(await page.locator('.tf-group').count()).toBeGreaterThan(5)
  const spoken = await spokenIn(devtools)
  const places = blocks.flatMap((_, at) =>
    [
      `heading Раздел ${at}`,
      `StaticText Абзац ${at}`,
      `StaticText Пункт ${at}`,
      `StaticText Цитата ${at}`,
      `cell Ячейка ${at}`,
    ].map(one => spoken.indexOf(one)),
  )
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(spoken.filter(one => /^(list|blockquote|table) /.test(one))).toHaveLength(3 * blocks.length)
})
