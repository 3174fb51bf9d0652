import { sep } from 'node:path'
import { run, tool } from '../run.mjs'

/** Each gives a list of `{ file, says }`: the file from the root of the tree, and the rule, error or kind of issue. */

/** Of these files alone: `npm run lint` looks at all of them. */
export async function complaintsOfLint(tree, files) {
  const { output } = await run(tool('oxlint'), ['--type-aware', '--format=json', ...files], { cwd: tree })
  return json(output).diagnostics.map(({ filename, code }) => ({
    file: slashes(filename),
    says: code,
  }))
}

export async function complaintsOfTypes(tree) {
  const { output } = await run(tool('tsc'), ['-b', '--pretty', 'false'], { cwd: tree })
  return [...output.matchAll(/^(.+?)\(\d+,\d+\): error (TS\d+)/gm)].map(([, file, says]) => ({
    file: slashes(file),
    says,
  }))
}

export async function complaintsOfKnip(tree) {
  const { output } = await run(tool('knip'), ['--no-progress', '--reporter=json'], { cwd: tree })
  return json(output).issues.flatMap(({ file, ...kinds }) =>
    Object.keys(kinds)
      .filter(kind => kinds[kind].length > 0)
      .map(says => ({ file, says })),
  )
}

function json(output) {
  const start = output.indexOf('{')
  if (start < 0) throw new Error(`A check said nothing that can be read:\n${output}`)
  return JSON.parse(output.slice(start))
}

function slashes(file) {
  return file.split(sep).join('/')
}
