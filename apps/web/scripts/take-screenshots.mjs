// Takes pictures of a running app, wide and narrow, light and dark:
//   npm run screenshots -w @taskfield/web -- http://127.0.0.1:3000 screenshots
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'

const [url = 'http://127.0.0.1:3000', folder = 'test-results/screenshots'] = process.argv.slice(2)
const sizes = [
  { width: 1280, height: 800 },
  { width: 800, height: 900 },
  { width: 360, height: 740 },
]

await mkdir(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const viewport of sizes) {
  for (const colorScheme of ['light', 'dark']) {
    await takeAll({ viewport, colorScheme })
  }
}
await browser.close()

async function takeAll({ viewport, colorScheme }) {
  const page = await browser.newPage({ viewport, colorScheme, locale: 'ru-RU', baseURL: url })
  const take = async name => {
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: join(folder, `${name}-${viewport.width}-${colorScheme}.png`) })
  }
  await page.goto('/')
  await page.getByRole('button', { name: 'Изменить' }).waitFor()
  await take('read')
  await page.getByRole('button', { name: 'Изменить' }).click()
  await page.getByRole('button', { name: 'Готово' }).waitFor()
  await take('edit')
  await page.goto('/playground')
  await page.getByRole('textbox').first().waitFor()
  await take('playground')
  await page.close()
}
