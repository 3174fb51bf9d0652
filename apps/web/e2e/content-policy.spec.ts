import { expect, type Page } from '@playwright/test'
import { test } from './fixtures.ts'
import { samples, TaskPage } from './task-page.ts'

declare const window: Window & { tellViolation: (violation: string) => void }

const strict =
  "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'none'; img-src 'self' data: blob:; require-trusted-types-for 'script'; trusted-types taskfield"

/** Serves pages under the policy, and collects what they do against it. */
async function forbid(page: Page): Promise<readonly string[]> {
  const violations: string[] = []
  await page.exposeFunction('tellViolation', (violation: string) => violations.push(violation))
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) =>
      window.tellViolation(`${effectiveDirective} ${sample}`),
    ),
  )
  await page.route(
    url => /\/(?:task\/|playground)/.test(url.pathname),
    async route => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const headers = { ...response.headers(), 'content-security-policy': strict }
      return route.fulfill({ response, headers })
    },
  )
  return violations
}

const copied = `<html><head><style>p.MsoNormal{margin:0}</style></head><body onload="x()">
  <p class="MsoNormal" style="mso-list:none">из <span style="color:#e60000" onclick="x()">почты</span></p>
  <table><tr><td style="background:#ff0">a</td></tr></table></body></html>`

/** Pastes or drops HTML into a text; dropped at its first line. */
function give(page: Page, kind: 'paste' | 'drop', html: string): Promise<void> {
  return page.getByRole('textbox', { name: 'Описание' }).evaluate(
    (element, [type, given]) => {
      const data = new DataTransfer()
      data.setData('text/html', given)
      const { left, top } = (element.firstElementChild ?? element).getBoundingClientRect()
      const init = { bubbles: true, cancelable: true, clientX: left + 2, clientY: top + 5 }
      element.dispatchEvent(
        type === 'drop'
          ? new DragEvent(type, { ...init, dataTransfer: data })
          : new ClipboardEvent(type, { ...init, clipboardData: data }),
      )
    },
    [kind, html] as const,
  )
}

test('a page that allows neither inline styles nor untrusted HTML keeps saved colours', async ({ page }) => {
  const violations = await forbid(page)
  const task = new TaskPage(page)
  await task.open(samples.userGuide)
  const colored = task.text.locator('[style*="--tf-color"], [style*="--tf-background"]').first()
  await expect(colored).toBeVisible()
  expect(violations).toEqual([])
})

test('nothing that is typed, pasted, copied, dragged, dropped or opened breaks a strict policy', async ({
  page,
}) => {
  const violations = await forbid(page)
  await page.goto('/playground?value=empty&initFocus=1')
  const text = page.getByRole('textbox', { name: 'Описание' })
  await expect(text).toBeFocused()
  await page.keyboard.type('# Заголовок')
  await page.keyboard.press('Enter')
  await give(page, 'paste', copied)
  await expect(text.locator('td')).toHaveText('a')
  await expect(text.locator('span[style]')).toHaveCSS('--tf-color', '#e60000')
  await give(page, 'drop', '<p>на <span style="color:#0000e6">место</span></p><style>p{color:red}</style>')
  await expect(text.locator('span[style]')).toHaveCount(2)

  for (const key of ['ControlOrMeta+a', 'ControlOrMeta+c', 'ControlOrMeta+x']) await page.keyboard.press(key)
  await expect(text).toHaveText('')
  await page.keyboard.press('ControlOrMeta+v')
  await expect(text.locator('span[style]')).toHaveCount(2)
  await page.keyboard.press('ControlOrMeta+z')
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await text.getByText('почты').dblclick()
  await text.getByText('почты').dragTo(text.getByText('Заголовок'))
  await expect(text.locator('td')).toHaveText('a')
  expect(violations).toEqual([])
})

test('menus, dialogs and pictures need nothing that a strict policy forbids', async ({ page }) => {
  const violations = await forbid(page)
  await page.goto('/playground?value=sample&initFocus=1')
  const text = page.getByRole('textbox', { name: 'Описание' })
  await expect(text).toBeFocused()
  const toolbar = page.getByRole('toolbar').first()
  const openers = toolbar.locator('button[aria-haspopup]:visible')
  await expect(openers.first()).toBeVisible()
  for (const opener of await openers.all()) {
    await opener.click()
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
  }
  for (const [keys, role] of [
    ['/', 'listbox'],
    ['Alt+0', 'dialog'],
    ['ControlOrMeta+f', 'search'],
  ] as const) {
    await text.click()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.press('Enter')
    await page.keyboard.press(keys)
    await expect(page.getByRole(role).first()).toBeVisible()
    await page.keyboard.press('Escape')
  }
  expect(violations).toEqual([])
})

test('a large picture is made smaller on the page where its worker is refused, which is all that is reported', async ({
  page,
}) => {
  const violations = await forbid(page)
  await page.goto('/playground?value=empty&initFocus=1')
  const text = page.getByRole('textbox', { name: 'Описание' })
  await expect(text).toBeFocused()
  await text.evaluate(async element => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 4000, height: 1000 })
    canvas.getContext('2d')?.fillRect(0, 0, 2000, 1000)
    const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([blob ?? ''], 'wide.png', { type: 'image/png' }))
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  const picture = text.locator('img[src^="/media/"]')
  await expect(picture).toHaveAttribute('width', '2560')
  expect(violations).toEqual([expect.stringMatching(/^require-trusted-types-for Worker constructor/)])
})
