import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { packageFaults } from './package-faults.mjs'

const manifest = {
  bin: { tool: './bin/tool.js' },
  exports: {
    '.': { 'taskfield:source': './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' },
    './styles.css': './dist/styles.css',
  },
  dependencies: { '@scope/module': '1.0.0' },
}
const whole = {
  'bin/tool.js': `import { x } from '../dist/index.js'`,
  'dist/index.js': `import { y } from '@scope/module/part'\nexport const x = () => import('./later.js')`,
  'dist/later.js': `import 'node:fs'`,
  'dist/index.d.ts': `export { later } from './later.ts'`,
  'dist/later.d.ts': '',
  'dist/styles.css': `@import './more.css';`,
  'dist/more.css': '',
}

it('has nothing to say about a whole package', () => {
  expect(faultsOf(whole)).toEqual([])
})

it.each(['bin/tool.js', 'dist/index.js', 'dist/later.js', 'dist/later.d.ts', 'dist/styles.css'])(
  'notices that %s is missing',
  path => {
    expect(faultsOf(Object.fromEntries(Object.entries(whole).filter(([name]) => name !== path)))).not.toEqual(
      [],
    )
  },
)

it.each([
  ['a style sheet that is not shipped', 'dist/styles.css', `@import './gone.css';`],
  ['a picture that is not shipped', 'dist/styles.css', `a { background: url('./gone.svg') }`],
  ['a worker that is not shipped', 'dist/later.js', `new Worker(new URL('./gone.js', import.meta.url))`],
  ['a module that is no dependency', 'dist/later.js', `export * from 'elsewhere/part'`],
])('notices %s', (_, path, text) => {
  expect(faultsOf({ ...whole, [path]: text })).toHaveLength(1)
})

function faultsOf(files: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'taskfield-package-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return packageFaults(manifest, Object.keys(files), folder)
}
