import { expect } from '@playwright/test'
import { faults } from './axe.ts'
import { test } from './fixtures.ts'
import { samples } from './task-page.ts'

// For axe, which is put into the page.
test.use({ bypassCSP: true })

test('whoever chooses English has all of the workspace in it, also after a reload', async ({ page }) => {
  await page.goto(`/task/${samples.shortNote}`)
  await page.getByRole('combobox', { name: 'Язык' }).selectOption('Eng')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('searchbox', { name: 'Find a task' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const text = page.getByRole('textbox', { name: 'Description' })
  await expect(text).toBeFocused()
  await expect(page.getByRole('button', { name: 'Bold' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(' more')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.locator('.saving-status')).toHaveText(/^Saved at \d\d:\d\d/)
  await page.getByRole('button', { name: 'Write a comment…' }).click()
  await page.getByRole('textbox', { name: 'New comment' }).fill('Looks good')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('article', { name: /^Comment, today at/ }).last()).toContainText('Looks good')
  await expect.poll(() => faults(page)).toEqual([])

  // What stands on the page in Russian now is what somebody wrote.
  const ours = await page
    .locator('button, label, legend, h2, [role=status], [aria-label]')
    .evaluateAll(elements =>
      elements
        .filter(element => !element.closest('.task-tree, .taskfield-content, select'))
        .map(element => element.getAttribute('aria-label') ?? element.textContent),
    )
  expect(ours.filter(words => /[а-яё]/i.test(words)).filter(words => words !== 'Документооборот')).toEqual([])

  await page.goto('/task/99999')
  await expect(page.getByText('The task was not found.')).toBeVisible()
})
