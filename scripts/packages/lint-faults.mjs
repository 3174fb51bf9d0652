import { readFileSync } from 'node:fs'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { problemAffectsResolutionKind, problemKindInfo } from '@arethetypeswrong/core/problems'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'

/** How modules find these packages: they are modules themselves, which Node 20.19 lets CommonJS require. */
const resolutions = /** @type {const} */ (['node16-esm', 'bundler'])

/**
 * What publint and Are the Types Wrong say of a tarball, a sentence each.
 * @param {string} tarball its path
 * @returns {Promise<string[]>}
 */
export async function lintFaults(tarball) {
  const data = Uint8Array.from(readFileSync(tarball))
  return [...(await publintFaults(data)), ...(await typeFaults(data))]
}

async function publintFaults(data) {
  const { messages, pkg } = await publint({ pack: { tarball: data.buffer }, strict: true })
  return messages.map(message => `publint: ${formatMessage(message, pkg, { color: false })}`)
}

async function typeFaults(data) {
  // A style sheet has no types.
  const analysis = await checkPackage(createPackageFromTarballData(data), { excludeEntrypoints: [/\.css$/] })
  if (analysis.types === false) return ['attw: It has no types.']
  return analysis.problems
    .filter(problem => resolutions.some(kind => problemAffectsResolutionKind(problem, kind, analysis)))
    .map(problem => `attw: ${problemKindInfo[problem.kind].title}: ${JSON.stringify(problem)}`)
}
