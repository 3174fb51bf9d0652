import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyTree } from './boundaries/tree-copy.mjs'
import { packFaults } from './packages/pack-faults.mjs'
import { buildPackages, npm, packAll, packageNames } from './packages/pack.mjs'
import { notesOf } from './release/changelog.mjs'
import { findRepository, nameRepository } from './release/repository.mjs'
import { tryPacks } from './release/try-packs.mjs'
import { inRoot } from './root.mjs'

// Builds the packages in a clean copy, packs them, installs these packs in an empty folder and loads every entry. With `--publish` it then
// publishes the very packs that were tried, with the provenance that GitHub signs: those of the version that a tag names.
const [, , flag, tag] = process.argv
const publish = flag === '--publish'
const tree = copyTree([])
const place = mkdtempSync(join(tmpdir(), 'taskfield-release-'))
try {
  const repository = await findRepository(inRoot())
  for (const name of repository ? packageNames : []) {
    nameRepository(join(tree.path, 'packages', name), name, repository)
  }
  const packs = await makePacks()
  const faults = [
    ...versionFaults(packs, repository),
    ...(await Promise.all(packs.map(pack => packFaults(pack, tree.path)))).flat(),
    ...(await tryPacks(packs, join(place, 'host'))),
  ]
  if (faults.length > 0) throw new Error(faults.join('\n'))
  console.log(
    `${packs.length} packs of ${packs[0].manifest.version} are whole and load in Node ${process.versions.node}.`,
  )
  console.log(
    repository ? `Their sources: ${repository}` : 'Nothing says where their sources are; the release does.',
  )
  for (const pack of publish ? packs : []) await publishPack(pack)
} catch (error) {
  console.log(error.message)
  process.exitCode = 1
} finally {
  tree.remove()
  rmSync(place, { recursive: true, force: true })
}

async function makePacks() {
  await buildPackages(tree.path)
  mkdirSync(join(place, 'packs'))
  const packs = await packAll(tree.path, join(place, 'packs'))
  return packs.map(pack => ({
    ...pack,
    manifest: JSON.parse(readFileSync(join(pack.folder, 'package.json'), 'utf8')),
  }))
}

/** All packages have one version, and need each other in just this one. */
function versionFaults(packs, repository) {
  const { version } = packs[0].manifest
  const mixed = packs.flatMap(({ manifest }) =>
    [manifest.version, ...needed(manifest)]
      .filter(each => each !== version)
      .map(each => `${manifest.name} says ${each} and not ${version}.`),
  )
  if (!publish) return mixed
  const notes = notesOf(readFileSync(inRoot('CHANGELOG.md'), 'utf8'), version)
  return [
    ...mixed,
    ...(tag === `v${version}` ? [] : [`The tag ${tag} does not name ${version}.`]),
    ...(notes ? [] : [`CHANGELOG.md says nothing of ${version}: run npm run release:version.`]),
    ...(repository ? [] : ['Nothing says where the sources are, which provenance is about.']),
  ]
}

function needed({ dependencies = {} }) {
  return Object.entries(dependencies)
    .filter(([name]) => name.startsWith('@taskfield/'))
    .map(([, version]) => version)
}

async function publishPack({ name, tarball, manifest }) {
  console.log(await npm(inRoot(), 'publish', tarball, '--provenance', '--access', 'public'))
  console.log(`${name}@${manifest.version} is published.`)
}
