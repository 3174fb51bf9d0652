import { writeFileSync } from 'node:fs'
import { apiReport } from './packages/api-report.mjs'
import { exportsPage } from './packages/exports-page.mjs'
import { packageNames } from './packages/pack.mjs'
import { inRoot } from './root.mjs'

// Accepts what the packages export now. They are built before.
const folders = packageNames.map(name => inRoot('packages', name))
for (const folder of folders) writeFileSync(`${folder}/api.md`, apiReport(folder))
writeFileSync(inRoot('docs', 'exports.md'), exportsPage(folders))
