import { run } from '../run.mjs'
import { patience } from './expect.mjs'

/** Runs the tests that a host has of its own; throws with all that they say where they fail. */
export async function tryTests(host) {
  // Vite, once it has built or served something in this process, says to all that this is production.
  const { code, output } = await run('npm', ['test', '--', `--test-timeout=${patience}`], {
    cwd: host,
    env: { NODE_ENV: 'test' },
  })
  if (code !== 0) throw new Error(output)
}
