import { existsSync, watch } from 'node:fs'
import { inRoot } from '../root.mjs'
import { run, tool } from '../run.mjs'

const folders = ['packages/document', 'packages/editor', 'apps/server', 'apps/web']
const pause = 100

/**
 * Compiles everything after each change of a source, and says what is wrong, or that all is well again.
 * `tsc -b --watch` of TypeScript 7.0 misses changes on Linux, so the watching is Node's.
 */
export function watchTypes(say) {
  let timer
  let busy = false
  let wasWell = true

  async function compile() {
    if (busy) return later()
    busy = true
    const { code, output } = await run(tool('tsc'), ['-b', '--pretty', 'false'])
    if (code !== 0) output.trim().split('\n').forEach(say)
    else if (!wasWell) say('All is well again.')
    wasWell = code === 0
    busy = false
  }

  function later() {
    clearTimeout(timer)
    timer = setTimeout(() => void compile(), pause)
  }

  for (const folder of folders.map(name => inRoot(name, 'src')).filter(existsSync)) {
    watch(folder, { recursive: true }, later)
  }
  later()
}
