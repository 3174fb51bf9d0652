import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { inRoot, root } from './root.mjs'
import { run, tool } from './run.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { requireNode } from './setup/node-version.mjs'

requireNode()
const port = process.env.PORT ?? '3000'
const children = []

try {
  await ensureInstalled(console.log)
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
// The server needs something to start from; errors in it are told by the watching compiler below.
await run(tool('tsc'), ['-b', 'apps/server'])

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
start('types', tool('tsc'), ['-b', '--watch', '--preserveWatchOutput'])
start('server', process.execPath, ['--watch', '--watch-preserve-output', inRoot('apps/server/dist/main.js')])
start('web', tool('vite'), ['--clearScreen', 'false'], inRoot('apps/web'))

/** Runs one of the watchers; when it ends, all end. */
function start(name, command, args, cwd = root) {
  const env = { ...process.env, PORT: port, TASKFIELD_API: `http://127.0.0.1:${port}` }
  const child = spawn(command, args, { cwd, env, shell: process.platform === 'win32' })
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', line => console.log(`${name.padEnd(6)} │ ${line}`))
  }
  child.on('exit', stop)
  children.push(child)
}

function stop() {
  for (const child of children) child.kill('SIGTERM')
}
