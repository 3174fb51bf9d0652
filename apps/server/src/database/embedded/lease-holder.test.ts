import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, it } from 'vitest'
import { findHolder, thisProcess, type LeaseHolder } from './lease-holder.ts'

/** Elsewhere a pid may belong to another process by now, and nobody can tell. */
const running = process.platform === 'linux' ? 'running' : 'unknown'

const built = new URL('../../../dist/database/embedded/lease-holder.js', import.meta.url).href
const describeItself = `
  import(${JSON.stringify(built)}).then(({ thisProcess }) => console.log(JSON.stringify(thisProcess())))
  setInterval(() => {}, 1000)`

const started = new Set<ChildProcess>()

afterEach(() => {
  for (const child of started) child.kill('SIGKILL')
  started.clear()
})

/** Starts a command in which another process says what it is. */
async function otherProcess(
  command = process.execPath,
  args = ['-e', describeItself],
): Promise<{ child: ChildProcess; holder: LeaseHolder }> {
  const child = spawn(command, args)
  started.add(child)
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, holder: JSON.parse(line.toString()) as LeaseHolder }
}

it('sees that a process runs', async () => {
  const { holder } = await otherProcess()
  expect(findHolder(holder)).toBe(running)
  expect(findHolder(thisProcess())).toBe(running)
})

it('takes a process that is paused for one that runs', async () => {
  const { child, holder } = await otherProcess()
  child.kill('SIGSTOP')
  expect(findHolder(holder)).toBe(running)
})

it('sees that a process was killed', async () => {
  const { child, holder } = await otherProcess()
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(findHolder(holder)).toBe('ended')
})

it('sees that a process was killed whose parent does not ask for its exit code', async () => {
  const leaveAlone = '"$0" -e "$1" & exec sleep 1000'
  const { holder } = await otherProcess('sh', ['-c', leaveAlone, process.execPath, describeItself])
  process.kill(holder.pid, 'SIGKILL')
  await expect.poll(() => findHolder(holder)).toBe(running === 'running' ? 'ended' : 'unknown')
})

it('does not take a process for another one that had the same pid', () => {
  expect(findHolder({ ...thisProcess(), startedAt: '1' })).toBe(running === 'running' ? 'ended' : 'unknown')
})

it.each<[string, Partial<LeaseHolder>]>([
  ['in another container, on another machine or before the last boot', { pidSpace: 'another' }],
  ['on a system that says too little', { pidSpace: null }],
])('does not guess about a process %s', (_, elsewhere) => {
  expect(findHolder({ ...thisProcess(), ...elsewhere })).toBe('unknown')
})
