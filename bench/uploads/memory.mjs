import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { photo, withComment } from './photo.mjs'

/* Memory and time of the built server while it takes photos of 15 MB, four at a time */

const count = Number(process.argv[2] ?? 200)
const atOnce = 4
const main = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url))
const data = await mkdtemp(join(tmpdir(), 'taskfield-bench-'))
const server = spawn(process.execPath, [main], { env: { ...process.env, PORT: '0', TASKFIELD_DATA: data } })
server.stderr.pipe(process.stderr)
const [printed] = await once(server.stdout, 'data')
const url = String(printed).replace('Taskfield: ', '').trim()
const image = await photo()
console.log(`${count} photos of ${(image.length / 1e6).toFixed(1)} MB, ${atOnce} at a time`)
console.log(`before: ${await residentMegabytes()} MB`)

const started = performance.now()
let sent = 0
let highest = 0
await Promise.all(Array.from({ length: atOnce }, uploadMany))
const seconds = (performance.now() - started) / 1000
console.log(`highest: ${highest} MB; ${(seconds / count).toFixed(2)} s a photo`)

server.kill('SIGTERM')
await once(server, 'exit')
await rm(data, { recursive: true })

async function uploadMany() {
  while (sent < count) {
    sent += 1
    const mine = sent
    const body = new FormData()
    // Other bytes each time, so that each is stored; the same picture, so that each is the same work.
    body.append('upload', new Blob([withComment(image, String(mine))]), 'photo.jpg')
    const response = await fetch(`${url}api/v1/common/upload_for_editor/`, { method: 'POST', body })
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
    await response.arrayBuffer()
    const now = await residentMegabytes()
    highest = Math.max(highest, now)
    if (mine % 20 === 0) console.log(`${mine} photos: ${now} MB`)
  }
}

/** What the server and the processes that it has started hold of the memory. */
async function residentMegabytes() {
  const children = await readFile(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8')
  const sizes = await Promise.all(
    [server.pid, ...children.trim().split(/\s+/).filter(Boolean)].map(residentOf),
  )
  return Math.round(sizes.reduce((sum, kilobytes) => sum + kilobytes, 0) / 1024)
}

async function residentOf(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0)
}
