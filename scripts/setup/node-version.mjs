const wanted = 'Taskfield needs Node 20.19 or newer, or 22.12 or newer'

/** Says in words when this Node is too old, and ends the process. Written for old Nodes to read. */
export function requireNode(version = process.versions.node) {
  if (isNewEnough(version)) return
  console.error(`${wanted}; this is Node ${version}. A newer one: https://nodejs.org/`)
  process.exit(1)
}

export function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number)
  if (major === 20) return minor >= 19
  if (major === 22) return minor >= 12
  return major > 22
}
