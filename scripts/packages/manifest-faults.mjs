const fields = ['description', 'keywords', 'license', 'type', 'sideEffects', 'engines', 'exports', 'files']

/** What a package's package.json must say to those who find it in a registry, a sentence for what it does not. */
export function manifestFaults(manifest) {
  const missing = fields
    .filter(name => manifest[name] === undefined)
    .map(name => `package.json has no \`${name}\`.`)
  const node = manifest.engines?.node
  const engines = /^>=\d+/.test(node ?? '') ? [] : ['`engines` does not say which Node it needs.']
  const scripts = Object.keys(manifest.scripts ?? {}).filter(name => /install$|^prepare$/.test(name))
  const runs = scripts.map(name => `It runs \`${name}\` on the machine of whoever installs it.`)
  const { repository, homepage, bugs } = manifest
  const whence = [repository, homepage, bugs].filter(Boolean).length
  const address = whence % 3 === 0 ? [] : ['`repository`, `homepage` and `bugs` go together.']
  return [...missing, ...engines, ...runs, ...address]
}
