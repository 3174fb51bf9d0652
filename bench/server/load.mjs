import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/* The built server under load: its start, the list of subtasks, saves, and what an ordinary save waits for while others save long texts */

const start = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url))
const data = await mkdtemp(join(tmpdir(), 'taskfield-bench-'))
const seconds = 5
/** Of the sample project, one for each client. */
const tasks = [9, 14, 17, 7, 21, 19, 27, 1]
/** What is saved by those who make others wait. */
const slowTexts = {
  'a text of 50 kB that is made to be slow': '<table><b>'.repeat(5_000),
  'a text of 1 MB':
    '<p>Длинный <b>текст</b> о сроках и делах, с <a href="https://example.org/">ссылкой</a>.</p>'.repeat(
      7_000,
    ),
}

console.log(`first start, with a new database: ${await startUp(async () => {})} ms`)
console.log(`start: ${await startUp(async () => {})} ms`)
await startUp(async url => {
  const list = () => get(`${url}tasks/task/list/?parent=1&page_size=all`)
  console.log(`list of subtasks: ${await requestsASecond(list)}`)
  console.log(`a task with its text: ${await requestsASecond(() => get(`${url}api/v1/tasks/1/`))}`)
  const version = new Map()
  const save = task => saveText(url, task, `<p>Срок ${Math.random()} — пятница.</p>`, version)
  console.log(`saves of a short text: ${await requestsASecond(worker => save(tasks[worker]))}`)
  for (const [name, html] of Object.entries(slowTexts)) {
    const waits = await waitsBeside(url, html, () => save(11))
    console.log(`an ordinary save while six clients save ${name}: ${waits}`)
  }
})
await rm(data, { recursive: true })

async function startUp(measure) {
  const began = performance.now()
  const server = spawn(process.execPath, [start], {
    env: { ...process.env, PORT: '0', TASKFIELD_DATA: data, LOG_LEVEL: 'error' },
  })
  server.stderr.pipe(process.stderr)
  const [printed] = await once(server.stdout, 'data')
  const took = Math.round(performance.now() - began)
  await measure(String(printed).replace('Taskfield: ', '').trim())
  server.kill('SIGTERM')
  await once(server, 'exit')
  return took
}

async function get(url) {
  const response = await fetch(url, { headers: { accept: 'text/html, application/json' } })
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response.text()
}

async function saveText(url, task, html, versions) {
  const baseVersion = versions.get(task) ?? 1
  const response = await fetch(`${url}api/v1/tasks/${task}/description/`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ html, baseVersion }),
  })
  const answer = await response.json()
  if (response.ok) versions.set(task, answer.version)
  else if (response.status === 409) versions.set(task, answer.current.version)
  else throw new Error(`${response.status}: ${answer.error.message}`)
}

/** Eight clients, each asking as soon as it has its answer. */
async function requestsASecond(ask) {
  const times = []
  const until = performance.now() + seconds * 1000
  await Promise.all(
    Array.from({ length: 8 }, async (_, worker) => {
      while (performance.now() < until) {
        const began = performance.now()
        await ask(worker)
        times.push(performance.now() - began)
      }
    }),
  )
  return `${Math.round(times.length / seconds)} a second, ${spread(times)}`
}

/** Six clients save a slow text twice each; meanwhile another saves an ordinary one again and again. */
async function waitsBeside(url, html, saveOrdinary) {
  const versions = new Map()
  const theirs = { areDone: false }
  const others = Promise.all(
    [3, 4, 5, 6, 8, 10].map(async task => {
      for (let times = 0; times < 2; times += 1) await saveText(url, task, `${html}<p>${times}</p>`, versions)
    }),
  ).then(() => (theirs.areDone = true))
  const began = performance.now()
  const times = []
  while (!theirs.areDone) {
    const from = performance.now()
    await saveOrdinary()
    times.push(performance.now() - from)
  }
  await others
  return `${spread(times)}; all of theirs took ${Math.round(performance.now() - began)} ms`
}

function spread(times) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = share => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)
  return `median ${at(0.5)} ms, 99th of a hundred ${at(0.99)}, longest ${at(1)}`
}
