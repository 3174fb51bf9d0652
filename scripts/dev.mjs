import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { watchTypes } from './dev/watch-types.mjs'
import { inRoot, root } from './root.mjs'
import { tool } from './run.mjs'
import { compileNodeProjects } from './setup/build.mjs'
import { followParent } from './setup/follow-parent.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { requireNode } from './setup/node-version.mjs'

requireNode()
followParent()
const port = process.env.PORT ?? '3000'
const children = new Set()

try {
  await ensureInstalled(console.log)
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
// The server needs something to start from; what is wrong with it is said below.
await compileNodeProjects().catch(() => {})

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
watchTypes(line => say('types', line))
start('server', process.execPath, ['--watch', '--watch-preserve-output', 'apps/server/dist/main.js'])
start('web', tool('vite'), ['--clearScreen', 'false'], inRoot('apps/web'))

/** Runs a part of the workspace; when one part ends, all end. */
function start(name, command, args, cwd = root) {
  const env = { ...process.env, PORT: port, TASKFIELD_API: `http://127.0.0.1:${port}` }
  const child = spawn(command, args, { cwd, env, shell: process.platform === 'win32' })
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', line => say(name, line))
  }
  children.add(child)
  child.on('exit', () => {
    children.delete(child)
    stop()
  })
}

function say(name, line) {
  console.log(`${name.padEnd(6)} │ ${line}`)
}

function stop() {
  for (const child of children) child.kill('SIGTERM')
  if (children.size === 0) process.exit()
}
