const open = '## Unreleased'

/** The changelog once what was unreleased is a version. It throws where nothing has changed. */
export function nameVersion(changelog, version, date) {
  const [before, after] = changelog.split(`${open}\n`)
  if (after === undefined) throw new Error(`CHANGELOG.md has no heading "${open}".`)
  if (!/^\s*- /.test(after)) throw new Error(`CHANGELOG.md says nothing under "${open}".`)
  return `${before}${open}\n\n## ${version}, ${date}\n${after}`
}

/** What the changelog says of a version, or null. */
export function notesOf(changelog, version) {
  const part = changelog.split(/^## /m).find(each => each.startsWith(`${version}, `))
  return part ? part.slice(part.indexOf('\n')).trim() : null
}
