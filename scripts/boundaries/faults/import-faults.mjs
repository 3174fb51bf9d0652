const editor = 'packages/editor/src'

/** A folder, and an import that a file there may not write. */
const forbidden = [
  [`${editor}/features/planted`, '../planted-sister/commands.ts'],
  [`${editor}/features/planted/inner`, '../../planted-sister/commands.ts'],
  [`${editor}/features/planted`, '../../behaviours/caret/caret.ts'],
  [`${editor}/behaviours/planted`, '../planted-sister/commands.ts'],
  [`${editor}/behaviours/planted`, '../../features/link/link.ts'],
  [`${editor}/tools/planted`, '../../behaviours/caret/caret.ts'],
  [`${editor}/tools/planted`, '../../field/features.ts'],
  [`${editor}/features/planted`, '../../toolbar/toolbar.tsx'],
  [`${editor}/features/planted`, '../../field/rich-text-field.tsx'],
  [`${editor}/features/planted`, '../../testing/state.ts'],
  [`${editor}/messages`, '../core/feature/feature.ts'],
  [`${editor}/core`, '../ui/button.tsx'],
  [`${editor}/core`, '../toolbar/toolbar.tsx'],
  [`${editor}/core`, '../field/features.ts'],
  [`${editor}/core`, '../field/rich-text-field.tsx'],
  [`${editor}/ui`, '../toolbar/toolbar.tsx'],
  [`${editor}/ui`, '../features/bold/index.ts'],
  [`${editor}/toolbar`, '../features/bold/index.ts'],
  [`${editor}/toolbar`, '../field/rich-text-field.tsx'],
  [`${editor}/rich-text`, '../field/rich-text-field.tsx'],
  [`${editor}/rich-text`, 'prosemirror-view'],
  [`${editor}/core`, '@taskfield/server'],
  [`${editor}/core`, '../../../../apps/web/src/main.tsx'],
  [`${editor}/core`, '../../../document/src/schema.ts'],
  ['packages/document/src/planted', 'react'],
  ['packages/document/src/planted', 'prosemirror-view'],
  ['packages/document/src/planted', '@taskfield/editor'],
  ['packages/document/src/planted', '../../../editor/src/core/feature/feature.ts'],
  ['apps/server/src/planted', '@taskfield/editor'],
  ['apps/server/src/planted', '../../../../packages/document/src/schema.ts'],
  ['apps/web/src/planted', '@taskfield/server'],
  ['apps/web/src/planted', '../../../../packages/editor/src/core/feature/feature.ts'],
  ['apps/web/src/planted', '../../../server/src/limits.ts'],
]

/** Ways to import: none of them is a way around. */
const ways = [
  name => `export { planted } from '${name}'\n`,
  name => `import type { Planted } from '${name}'\n\nexport type Taken = Planted\n`,
  name => `export const taken = import('${name}')\n`,
  name => `export type Taken = import('${name}').Planted\n`,
]

export const importFaults = [
  ...forbidden.map(([folder, name], index) => ({
    what: `${folder} imports ${name}`,
    file: `${folder}/planted-${index}.tsx`,
    text: plainImport(name),
    says: 'taskfield(areas)',
  })),
  ...ways.map((write, index) => ({
    what: `a feature reaches its sister by ${write('../sister.ts').split('\n')[0]}`,
    file: `${editor}/features/planted/way-${index}.ts`,
    text: write('../planted-sister/commands.ts'),
    says: 'taskfield(areas)',
  })),
]

/** A folder, a file there, and an import that must stay allowed, or the rules above would forbid everything. */
export const allowedImports = [
  [`${editor}/features/planted/allowed-core.ts`, '../../core/feature/feature.ts'],
  [`${editor}/features/planted/allowed-own.ts`, './commands.ts'],
  [`${editor}/features/planted/inner/allowed-own.ts`, '../commands.ts'],
  [`${editor}/features/planted/allowed.test.ts`, '../../testing/state.ts'],
  [`${editor}/features/planted/allowed-document.ts`, '@taskfield/document'],
  [`${editor}/field/allowed-list.ts`, '../features/planted/planted.ts'],
  [`${editor}/field/allowed.ts`, '../field/features.ts'],
  [`${editor}/ui/use-allowed.ts`, 'react'],
  [`${editor}/ui/allowed.tsx`, 'react'],
  [`${editor}/field/allowed-styles.ts`, '../styles/field.css'],
  ['apps/web/src/planted/allowed.tsx', '@taskfield/editor/rich-text'],
  ['apps/server/src/planted/allowed.ts', '@taskfield/document/convert'],
].map(([file, name]) => ({ what: `${file} imports ${name}`, file, text: plainImport(name) }))

function plainImport(name) {
  return `import { planted } from '${name}'\n\nexport const taken = planted\n`
}
