import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '../root.mjs'
import { run, tool } from '../run.mjs'

const webSources = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'packages/document/src',
  'packages/editor/src',
  'package-lock.json',
]

/** What runs in Node: the server, and `taskfield-html` for whoever moves a database here. */
const nodeProjects = ['apps/server', 'packages/document/tsconfig.cli.json']

/** Builds what is older than its sources: the programs for Node and the web app. */
export async function ensureBuilt(say) {
  const webIsOld = newest(webSources) > newest(['apps/web/dist/index.html'])
  if (webIsOld) say('Building…')
  await compileNodeProjects()
  if (webIsOld) await must('The web app could not be built', tool('vite'), ['build'], inRoot('apps/web'))
}

/** `tsc -b` itself leaves out what is up to date. */
export async function compileNodeProjects() {
  await must('The server could not be built', tool('tsc'), ['-b', ...nodeProjects])
}

async function must(failure, command, args, cwd) {
  const { code, output } = await run(command, args, { cwd })
  if (code !== 0) throw new Error(`${failure}:\n\n${output.trim()}`)
}

/** The latest change (ms) among files and folders; a folder counts too, so that a deleted file is noticed. */
function newest(paths) {
  return Math.max(...paths.map(path => newestAt(inRoot(path))))
}

function newestAt(path) {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return 0
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(stat.mtimeMs, ...readdirSync(path).map(name => newestAt(join(path, name))))
}
