import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { apiReport, reportChanges } from './api-report.mjs'

const declarations = {
  'index.d.ts': [
    `import { Local } from './local.ts';`,
    `export { schema as theSchema, type Options } from './options.ts';`,
    `export { type Node } from 'prosemirror-model';`,
    '/** A comment is no part of it. */',
    'export declare function read(html: string, options?: Options): Local;',
    'export declare function read(html: null): null;',
  ].join('\n'),
  'options.d.ts': [
    `import type { Node } from 'prosemirror-model';`,
    `import { type Unused } from './local.ts';`,
    'interface Nested {',
    '    /** Said of it. */',
    '    readonly node: Node;',
    '}',
    'export interface Options {',
    '    nested: Nested;',
    '    Unused: string;',
    '}',
    'export declare const schema: Nested;',
  ].join('\n'),
  'local.d.ts': 'export type Local = 1 | 2;\nexport type Unused = 3;',
}

it('lists what an entry exports, and what that names', () => {
  expect(reportOf(declarations)).toBe(`# What \`thing\` exports

Written by \`npm run api\`, compared by \`npm run packages\`: a change here is a change of the API.

## \`thing/part\`

\`\`\`ts
Node of prosemirror-model
interface Options {
  nested: Nested;
  Unused: string;
}
function read(html: string, options?: Options): Local;
function read(html: null): null;
const schema: Nested; // as theSchema
\`\`\`

Named by these:

\`\`\`ts
type Local = 1 | 2;
interface Nested {
  readonly node: Node;
}
\`\`\`
`)
})

it('names a long list of texts, and lists a short one', () => {
  const list = (count: number): string =>
    Array.from({ length: count }, (_, index) => `'a "text" {of} ${index}'`).join(' | ')
  const types = `export type Long = ${list(100)};\nexport type Short = ${list(2)};`
  const report = reportOf({ 'index.d.ts': types })
  expect(report).toContain('type Long = string; // of a list\n')
  expect(report).toContain(`type Short = ${list(2)};\n`)
})

it('shows a change of what is only named', () => {
  const changed = { ...declarations, 'local.d.ts': 'export type Local = 1;' }
  expect(reportChanges(reportOf(declarations), reportOf(changed))).toEqual([
    '- type Local = 1 | 2;',
    '+ type Local = 1;',
  ])
})

it('refuses names that nobody wrote down', () => {
  expect(() => reportOf({ ...declarations, 'index.d.ts': `export * from './local.ts';` })).toThrow(
    'without naming it',
  )
})

function reportOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'taskfield-api-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'dist'))
  const manifest = {
    name: 'thing',
    exports: { './part': { types: './dist/index.d.ts' }, './x.css': './x.css' },
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, 'dist', path), text)
  return apiReport(folder)
}
