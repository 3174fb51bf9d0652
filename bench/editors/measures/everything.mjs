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
        [`${name}Back`, `undo or redo of ${title}, ms`],
      ]),
    ),
  },
  async measure(browser, bundle, blocks) {
    const figures = { select: 0 }
    for (const command of Object.keys(commands)) {
      const opened = await openPage(browser, bundle)
      const longest = act => longestTask(browser, opened, act)
      const found = { select: 0, took: 'gave up', back: 'gave up' }
      const measured = measureCommand({ ...opened, longest }, command, blocks, found).catch(() => {})
      await Promise.race([measured, wait(4 * patience, null, { ref: false })])
      Object.assign(figures, { [command]: found.took, [`${command}Back`]: found.back })
      figures.select = Math.max(figures.select, found.select)
      await opened.close()
    }
    return figures
  },
}

/** Notes what a command takes, and its undo or redo, whichever takes longer. Where an editor has no such command, or it changes nothing, that is said. */
async function measureCommand({ page, idle, open, longest }, command, blocks, found) {
  if (command === 'paste') await copyHtml(page, copied)
  await open(documentHtml(blocks))
  if (!keys[command] && !(await page.evaluate(name => name in window.editor.commands, command)))
    return Object.assign(found, { took: 'none', back: 'none' })
  const html = () => page.evaluate(() => window.editor.html())
  const before = await html()
  await idle()
  await clickInto(page, 'p')
  await idle()
  const press = key => longest(() => page.keyboard.press(key))
  found.select = await press('Control+a')
  const took = await (keys[command] ? press(keys[command]) : longest(() => page.evaluate(run, command)))
  const after = await html()
  if (after === before) return Object.assign(found, { took: 'no change', back: 'no change' })
  found.took = took
  await idle()
  const undo = await press('Control+z')
  const undone = await html()
  await idle()
  const redo = await press('Control+Shift+z')
  const isBack = undone !== after && (await html()) !== undone
  found.back = isBack ? Math.max(undo, redo) : 'no change'
  return found
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
