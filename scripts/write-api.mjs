import { writeFileSync } from 'node:fs'
import { apiReport } from './packages/api-report.mjs'
import { packageNames } from './packages/pack.mjs'
import { inRoot } from './root.mjs'

// Accepts what the packages export now. They are built before.
for (const name of packageNames) {
  const folder = inRoot('packages', name)
  writeFileSync(`${folder}/api.md`, apiReport(folder))
}
