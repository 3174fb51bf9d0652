import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** What belongs to the work on a package and not into it. */
const leftover =
  /(?:^|\/)(?:testing|scripts|src|node_modules)\/|\.test\.|\.tsbuildinfo$|(?:^|\/)(?:tsconfig[^/]*|api\.md|\.[^/]*)$/

/** Scripts that no source is behind: a style sheet as a text, the bundler's own, and what only names other files. */
const unmapped = /^dist\/(?:styles\/text|taskfield(?:\.classic)?|chunks\/rolldown-runtime-[^/]*)\.js$/

/**
 * What a package ships too much or too little, a sentence for each. `files` are the paths that it ships, `folder` is where
 * they lie, and `tree` is the folder in which all of it was built, which nothing of it may name.
 * @returns {string[]}
 */
export function fileFaults(files, folder, tree) {
  const text = file => readFileSync(join(folder, file), 'utf8')
  const scripts = files.filter(file => /^dist\/.*\.js$/.test(file))
  const maps = scripts.map(script => readMap(script, files, text))
  const bundled = maps.flatMap(({ sources }) => sources).filter(source => source.includes('/node_modules/'))
  return [
    ...['README.md', 'LICENSE'].filter(name => !files.includes(name)).map(name => `${name} is not shipped.`),
    ...files.filter(file => leftover.test(file)).map(file => `${file} is no part of what is published.`),
    ...files
      .filter(file => text(file).includes(tree))
      .map(file => `${file} names a folder of the machine that built it.`),
    ...maps.flatMap(({ faults }) => faults),
    ...maps.flatMap(map => leftFrom(map, folder)),
    ...bundled
      .filter(source => source.includes('/node_modules/parse5/'))
      .map(source => `A browser is sent ${source}.`),
    ...(bundled.length > 0 && !files.includes('dist/licences.md')
      ? ['The licences of what is bundled are not shipped.']
      : []),
  ]
}

/** The map of a script. A debugger must find in it the source that the script was made of. */
function readMap(script, files, text) {
  const none = { script, sources: [], faults: [] }
  const [, name] = /\n\/\/# sourceMappingURL=(\S+)\s*$/.exec(text(script)) ?? []
  if (!name) return unmapped.test(script) ? none : { ...none, faults: [`${script} has no map.`] }
  const map = posix.join(posix.dirname(script), name)
  if (!files.includes(map)) return { ...none, faults: [`${script} names ${map}, which is not shipped.`] }
  const { sources, sourcesContent = [] } = JSON.parse(text(map))
  const faults = sources
    .filter((_, index) => typeof sourcesContent[index] !== 'string')
    .map(source => `${map} does not hold ${source}.`)
  return { script, sources, faults }
}

/** What lies in `dist` of a source that is no longer there. */
function leftFrom({ script, sources }, folder) {
  return sources
    .filter(source => source.startsWith('.') && !existsSync(join(folder, posix.dirname(script), source)))
    .map(source => `${script} is left from ${source}, which is gone.`)
}
