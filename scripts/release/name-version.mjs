import { readFileSync, writeFileSync } from 'node:fs'
import { inRoot } from '../root.mjs'
import { nameVersion } from './changelog.mjs'

const { version } = JSON.parse(readFileSync(inRoot('packages/document/package.json'), 'utf8'))
const path = inRoot('CHANGELOG.md')
writeFileSync(path, nameVersion(readFileSync(path, 'utf8'), version, new Date().toISOString().slice(0, 10)))
