import { setTimeout as wait } from 'node:timers/promises'
import { startTrace } from '../../long-paste/trace.mjs'
import { documentHtml } from '../texts.mjs'
import { clickInto, copyHtml, openPage } from '../page.mjs'

/** What is done to all of a text: what an adapter calls it, and what the table does. */
const commands = {
  bold: 'bold',
  color: 'colour',
  heading: 'heading',
  list: 'list',
  todo: 'to-do list',
  indent: 'indent',
  align: 'centre',
  quote: 'quote',
  erase: 'delete',
  paste: '100 KB pasted',
}
/** These are keys in every editor. */
const keys = { erase: 'Delete', paste: 'Control+v' }
/** How long an editor may take for a command, and for its undo and redo: ms. */
const patience = 60_000
/** What is pasted: some 100 KB of HTML. */
const copied = documentHtml(500, 7)

/** What is done to a whole text, each on a new page. Each figure is the processor time of the longest task: until it ends the page answers nobody. */
export const everything = {
  sizes: [1000, 5000],
  unit: 'blocks',
  patience: 45 * 60_000,
  figures: {
    select: 'select all, ms',
    ...Object.fromEntries(
      Object.entries(commands).flatMap(([name, title]) => [
        [name, `${title}, ms`],
        [`${name}Back`, 'its undo or redo, ms'],
      ]),
    ),
  },
  async measure(browser, bundle, blocks) {
    const figures = { select: 0 }
    for (const command of Object.keys(commands)) {
      const opened = await openPage(browser, bundle)
      const longest = act => longestTask(browser, opened, act)
      const measured = measureCommand({ ...opened, longest }, command, blocks, figures).catch(() => {})
      await Promise.race([measured, wait(4 * patience, null, { ref: false })])
      await opened.close()
    }
    return figures
  },
}

/** Notes what a command takes, and its undo or redo, whichever takes longer; nothing where an editor has no such command. */
async function measureCommand({ page, idle, open, longest }, command, blocks, figures) {
  if (command === 'paste') await copyHtml(page, copied)
  await open(documentHtml(blocks))
  if (!keys[command] && !(await page.evaluate(name => name in window.editor.commands, command))) return
  const before = await page.evaluate(() => window.editor.html())
  await idle()
  await clickInto(page, 'p')
  await idle()
  const press = key => longest(() => page.keyboard.press(key))
  figures.select = Math.max(figures.select, await press('Control+a'))
  const took = await (keys[command] ? press(keys[command]) : longest(() => page.evaluate(run, command)))
  if ((await page.evaluate(() => window.editor.html())) === before)
    throw new Error(`${command} does nothing.`)
  figures[command] = took
  await idle()
  figures[`${command}Back`] = Math.max(await press('Control+z'), await press('Control+y'))
}

/** Runs in the page: a command in a task of its own. */
function run(name) {
  setTimeout(() => window.editor.commands[name]())
}

/** The processor time of the longest task of a page from something that is done on it until nothing more is: ms. */
async function longestTask(browser, { page, idle, close }, act) {
  const stop = await startTrace(browser, ['toplevel', 'blink.user_timing'])
  await page.evaluate(() => void performance.mark('watched'))
  const timer = setTimeout(() => void close(), patience)
  const isOver = await act()
    .then(idle)
    .then(
      () => true,
      () => false,
    )
  clearTimeout(timer)
  const { traceEvents } = await stop()
  if (!isOver) throw new Error('It took too long.')
  const { pid, tid } = traceEvents.find(({ name }) => name === 'watched')
  const tasks = traceEvents.filter(
    event => event.pid === pid && event.tid === tid && event.name.endsWith('RunTask'),
  )
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}
