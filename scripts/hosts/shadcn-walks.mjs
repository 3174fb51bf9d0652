import { expect } from './expect.mjs'
import { readFileSync } from 'node:fs'
import { inRoot } from '../root.mjs'
import { walkDialog } from './dialog-walk.mjs'

/** The ways through a host of Tailwind, with the variables and the dialog of shadcn/ui. */
export const shadcnWalks = [
  { what: 'a dialog', walk: page => walkDialog(page, 'shadcn/ui') },
  { what: 'a toolbar within the dialog, which is a grid', walk: walkWidth },
  { what: 'its colours, light and dark', walk: walkTheme },
  { what: 'lists under its reset', walk: walkLists },
]

async function walkWidth(page) {
  await page.getByRole('button', { name: 'shadcn/ui' }).click()
  const end = async locator => {
    const { x, width } = (await locator.boundingBox()) ?? { x: NaN, width: NaN }
    return x + width
  }
  const dialog = await end(page.getByRole('dialog', { name: 'Задача' }))
  expect(await end(page.locator('.tf-field'))).toBeLessThan(dialog)
  expect(await end(page.getByRole('toolbar').first())).toBeLessThan(dialog)
}

async function walkTheme(page) {
  const theme = readFileSync(inRoot('examples/shadcn/src/field-theme.css'), 'utf8')
  expect(readFileSync(inRoot('docs/hosts.md'), 'utf8')).toContain(`\`\`\`css\n${theme}\`\`\``)
  await expectColors(page, {
    accent: 'rgb(124, 58, 237)',
    text: 'rgb(255, 255, 255)',
    popup: 'rgb(255, 255, 254)',
  })
  await page.getByRole('button', { name: 'Тема' }).click()
  await expectColors(page, {
    accent: 'rgb(167, 139, 250)',
    text: 'rgb(20, 20, 24)',
    popup: 'rgb(32, 32, 38)',
  })
}

async function expectColors(page, { accent, text, popup }) {
  await page.getByRole('button', { name: 'shadcn/ui' }).click()
  const dialog = page.getByRole('dialog', { name: 'Задача' })
  await dialog.getByRole('textbox', { name: 'Описание' }).click()
  await page.keyboard.press('Control+a')
  const bold = dialog.getByRole('button', { name: 'Жирный', exact: true })
  await bold.click()
  await expect(bold).toHaveAttribute('aria-pressed', 'true')
  await expect(bold).toHaveCSS('color', accent)
  await expect(page.locator('.tf-field')).toHaveCSS('background-color', text)
  await page.keyboard.press('Control+k')
  const balloon = page.locator('.tf-balloon').first()
  await expect(balloon.locator('input').first()).toBeFocused()
  await expect(balloon).toHaveCSS('background-color', popup)
  await page.keyboard.press('Escape')
  await expect(balloon).toHaveCount(0)
  await bold.click()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}

async function walkLists(page) {
  await page.getByRole('button', { name: 'shadcn/ui' }).click()
  const text = page.getByRole('textbox', { name: 'Описание' })
  await text.click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('- ')
  await expect(text.locator('ul')).toHaveCSS('list-style-type', 'disc')
  await page.keyboard.press('Escape')
  await expect(text).toBeHidden()
  const shown = page.getByRole('main').locator('ul')
  await expect(shown).toHaveText('one two')
  await expect(shown).toHaveCSS('list-style-type', 'disc')
}
