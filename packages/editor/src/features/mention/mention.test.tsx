import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { matchItems } from '../../core/suggestion/match-items.ts'
import type { MentionFeed, MentionFromUrl } from '../../core/suggestion/mention-item.ts'
import { copy, paste } from '../../testing/clipboard.ts'
import { commit, compose } from '../../testing/input-method.ts'
import { fieldSettings, openField } from '../../testing/open-field.ts'
import { renderField, type RenderedField } from '../../testing/render-field.tsx'

const tasks = ['Роли и права', 'Договор поставки', 'Ёлка'].map((name, index) => ({
  id: `#${index + 1} ${name}`,
  objectType: 'task',
  objectId: index + 71,
  name,
}))

const roles = '<span class="mention" data-id="71" data-type="task">#1 Роли и права</span>'

interface Feed {
  readonly find: MentionFeed
  readonly queries: string[]
}

function feedOf(find: MentionFeed = query => matchItems(tasks, query)): Feed {
  const queries: string[] = []
  return {
    queries,
    find: (query, request) => {
      queries.push(query)
      return find(query, request)
    },
  }
}

async function typeIn(mentionFeed: MentionFeed, keys: string): Promise<RenderedField> {
  const field = await renderField({ mentionFeed })
  field.handle.focus()
  await userEvent.keyboard(keys)
  return field
}

const option = (name: string): ReturnType<typeof page.getByRole> => page.getByRole('option', { name })

describe('a list of subtasks', () => {
  it('opens behind №, says which row is meant, and asks nobody after the choice', async () => {
    const feed = feedOf()
    const { text, handle } = await typeIn(feed.find, '№')
    const list = page.getByRole('listbox', { name: 'Подзадачи' })
    await expect.element(option('#1 Роли и права')).toHaveAttribute('aria-selected', 'true')
    expect(text.getAttribute('aria-controls')).toBe(list.element().id)
    expect(text.getAttribute('aria-activedescendant')).toBe(option('#1 Роли и права').element().id)
    expect(option('#1 Роли и права').element().textContent).toBe('#1 Роли и…')
    expect(option('#2 Договор поставки').element().textContent).toBe('#2 Договор…')
    expect(option('#2 Договор поставки').element()).toHaveAttribute('title', '#2 Договор поставки')
    await userEvent.keyboard('{End}{Home}{PageDown}{ArrowDown}{Enter}и всё')
    expect(handle.getHtml()).toBe(`<p>${roles} и всё</p>`)
    await expect.element(list).not.toBeInTheDocument()
    expect(text.hasAttribute('aria-activedescendant')).toBe(false)
    expect(feed.queries).toEqual([''])
  })

  it('takes a tap, and the focus stays in the text', async () => {
    const { text, handle } = await typeIn(feedOf().find, 'a #tk')
    await option('#3 Ёлка').click()
    expect(document.activeElement).toBe(text)
    expect(handle.getHtml()).toBe(
      '<p>a <span class="mention" data-id="73" data-type="task">#3 Ёлка</span>&nbsp;</p>',
    )
  })

  it.each([
    [' и', ' и'],
    ['  и', ' &nbsp;и'],
    [', и', ', и'],
    [').', ').'],
    ['{ArrowLeft}{ArrowRight} и', ' &nbsp;и'],
    ['и{Backspace} и', ' &nbsp;и'],
  ])('gives the space behind a mention once: %s', async (keys, html) => {
    const { handle } = await typeIn(feedOf().find, '#')
    await expect.element(option('#1 Роли и права')).toBeVisible()
    await userEvent.keyboard(`{Enter}${keys}`)
    expect(handle.getHtml()).toBe(`<p>${roles}${html}</p>`)
  })

  it('says that nothing was found, and lets Enter through', async () => {
    const { handle } = await typeIn(feedOf().find, '#ыы')
    await expect.element(page.getByText('Ничего не найдено').last()).toBeVisible()
    await userEvent.keyboard('{Enter}a')
    expect(handle.getHtml()).toBe('<p>#ыы</p><p>a</p>')
  })

  it('says that it failed, tells the console, and asks again by the keyboard', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    onTestFinished(() => log.mockRestore())
    const failure = new Error('no connection')
    const answers = [async () => Promise.reject(failure), async () => tasks]
    await typeIn(async () => answers.shift()?.() ?? null, '#')
    await expect.element(page.getByText('Не удалось загрузить подзадачи').last()).toBeVisible()
    expect(log).toHaveBeenCalledWith(failure)
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(option('Повторить')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await expect.element(option('#1 Роли и права')).toBeVisible()
  })

  it('keeps its old options until the new ones are there, and drops a late answer', async () => {
    const waits: { query: string; signal: AbortSignal; answer: (items: typeof tasks) => void }[] = []
    const slow: MentionFeed = (query, { signal }) =>
      query === ''
        ? tasks
        : new Promise(answer => {
            waits.push({ query, signal, answer })
          })
    await typeIn(slow, '#')
    await expect.element(option('#1 Роли и права')).toBeVisible()
    await userEvent.keyboard('д')
    await expect.poll(() => waits).toHaveLength(1)
    await expect.element(option('#1 Роли и права')).toBeVisible()
    await expect.element(option('#2 Договор поставки')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('о')
    await expect.poll(() => waits).toHaveLength(2)
    expect(waits[0]?.signal.aborted).toBe(true)
    waits[1]?.answer(tasks.slice(1, 2))
    waits[0]?.answer(tasks.slice(2))
    await expect.element(option('#1 Роли и права')).not.toBeInTheDocument()
    await expect.element(option('#2 Договор поставки')).toBeVisible()
  })

  it('answers from what it knows when a letter is taken back', async () => {
    const feed = feedOf()
    await typeIn(feed.find, '#')
    await expect.element(option('#1 Роли и права')).toBeVisible()
    await userEvent.keyboard('ё')
    await expect.element(option('#1 Роли и права')).not.toBeInTheDocument()
    await userEvent.keyboard('{Backspace}')
    await expect.element(option('#1 Роли и права')).toBeVisible()
    expect(feed.queries).toEqual(['', 'ё'])
  })

  it('says that it is loading, and closes when the focus goes', async () => {
    const { text } = await typeIn(() => new Promise(() => undefined), '#')
    await expect.element(page.getByText('Загрузка…')).toBeVisible()
    text.blur()
    await expect.element(page.getByText('Загрузка…')).not.toBeInTheDocument()
  })

  it('follows an input method', async () => {
    const { handle } = await typeIn(feedOf().find, 'a ')
    await compose('#')
    await compose('#до')
    await expect.element(option('#2 Договор поставки')).toBeVisible()
    await commit('#дого')
    await userEvent.keyboard('{Enter}')
    expect(handle.getHtml()).toContain('data-id="72"')
  })

  it('leaves Escape of a dialog around the field alone', async () => {
    const heard: string[] = []
    const hear = ({ key }: KeyboardEvent): void => void heard.push(key)
    document.addEventListener('keydown', hear)
    onTestFinished(() => document.removeEventListener('keydown', hear))
    await typeIn(feedOf().find, '#')
    await expect.element(option('#1 Роли и права')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    expect(heard).not.toContain('Escape')
  })
})

describe('a mention', () => {
  it.each([
    [`<p>a ${roles}|b</p>`, '{Backspace}', '<p>a |b</p>'],
    [`<p>a |${roles}b</p>`, '{Delete}', '<p>a |b</p>'],
    [`<p>${roles}|</p>`, '{Backspace}{Control>}z{/Control}', `<p>${roles}|</p>`],
  ])('in %s is deleted whole: %s', async (before, keys, after) => {
    const { press, written } = openField(before)
    await press(keys)
    expect(written()).toBe(after)
  })

  it('is copied and pasted with its marks', async () => {
    const { text, press, written } = openField(`<p>[a <strong>${roles}</strong>]</p><p></p>`)
    const copied = copy(text)
    await press('{ArrowRight}{Enter}')
    paste(text, copied)
    expect(written()).toBe(
      `<p>a <strong>${roles}</strong></p><p>a <strong>${roles}|</strong></p><p>&nbsp;</p>`,
    )
  })

  it('leads where the host says by Ctrl+click and Alt+Enter, and nowhere else', async () => {
    const opened: unknown[] = []
    const open = vi.spyOn(window, 'open').mockImplementation(href => {
      opened.push(href)
      return null
    })
    onTestFinished(() => open.mockRestore())
    const { text, press, configure } = openField(`<p>|${roles} a</p>`, {
      mentionHref: ({ objectId }) => `/task/${objectId}`,
    })
    await press('{ArrowRight}{Alt>}{Enter}{/Alt}')
    const mention = text.querySelector('.mention')
    if (mention) await userEvent.click(mention, { modifiers: ['ControlOrMeta'] })
    expect(opened).toEqual(['/task/71', '/task/71'])
    configure({ ...fieldSettings, mentionHref: () => 'java\nscript:alert(1)' })
    await press('{Alt>}{Enter}{/Alt}')
    expect(opened).toHaveLength(2)
  })
})

describe('the card of a mention', () => {
  it('is shown of a selected mention and of one that the pointer rests on, and Escape closes it', async () => {
    const { text, handle } = await renderField({
      value: `<p>a ${roles}</p>`,
      mentionCard: ({ objectId }) => <p>Задача {objectId}: в работе</p>,
    })
    handle.focus()
    await userEvent.keyboard('{End}{Shift>}{ArrowLeft}{/Shift}')
    await expect.element(page.getByText('Задача 71: в работе')).not.toBeInTheDocument()
    await userEvent.keyboard('{End}{ArrowLeft}')
    await expect.element(page.getByText('Задача 71: в работе')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByText('Задача 71: в работе')).not.toBeInTheDocument()
    const mention = text.querySelector('.mention')
    if (mention) await userEvent.hover(mention)
    await expect.element(page.getByText('Задача 71: в работе')).toBeVisible()
  })

  it.each([false, true])('is shown on hover without the focus, read-only: %s', async readOnly => {
    await renderField({
      value: `<p>a ${roles}</p>`,
      readOnly,
      mentionCard: ({ objectId }) => <p>Задача {objectId}: в работе</p>,
    })
    const card = page.getByText('Задача 71: в работе')
    await page.getByText('#1 Роли и права').hover()
    await expect.element(card).toBeVisible()
    await card.hover()
    await page.getByText('#1 Роли и права').hover()
    expect(card.query()).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect.element(card).not.toBeInTheDocument()
    expect(document.activeElement).toBe(document.body)
  })
})

describe('a pasted address', () => {
  const task = { id: '#7 Договор', objectType: 'task', objectId: 7, name: 'Договор' }
  const url = 'https://tasks.example.org/task/7'
  const linked = `<a target="_blank" rel="noopener noreferrer" href="${url}">${url}</a>`
  const mention = '<span class="mention" data-id="7" data-type="task">#7 Договор</span>'

  it.each<[string, MentionFromUrl]>([
    ['at once', () => task],
    ['later', async () => task],
  ])('of a task becomes a mention %s, and undo gives the address back', async (_, mentionFromUrl) => {
    const { text, press, written } = openField('<p>a |b</p>', { mentionFromUrl })
    paste(text, { plain: url })
    await expect.poll(written).toBe(`<p>a ${mention}|b</p>`)
    await press('{Control>}z{/Control}')
    expect(written()).toBe(`<p>a ${linked}|b</p>`)
  })

  it('that is changed before the host has answered stays', async () => {
    let answer: (item: typeof task) => void = () => undefined
    const asked = new Promise<typeof task>(resolve => {
      answer = resolve
    })
    const { text, press, written } = openField('<p>|</p>', { mentionFromUrl: () => asked })
    paste(text, { plain: url })
    await press('{Backspace}')
    answer(task)
    await asked
    expect(written()).toContain('/task/')
  })

  it('that is none of the host is a link, and so is one that the host fails to find', async () => {
    const { text, written, configure } = openField('<p>|</p>', { mentionFromUrl: () => null })
    paste(text, { plain: url })
    expect(written()).toContain(`href="${url}"`)
    const onError = vi.fn<(error: unknown) => void>()
    configure({ ...fieldSettings, onError, mentionFromUrl: async () => Promise.reject(new Error('no')) })
    paste(text, { plain: url })
    await expect.poll(() => onError).toHaveBeenCalledWith(new Error('no'))
    expect(written()).not.toContain('mention')
  })
})
