const lines = (count, line) => `${line}\n`.repeat(count)
const core = name => `packages/editor/src/core/${name}`

/** Faults against the rest of the lint rules: one for each rule that the house cares about. */
export const codeFaults = [
  lint(
    'React in a plain .ts file',
    core('planted-react.ts'),
    "import { useState } from 'react'\nexport const use = useState\n",
    'taskfield(react-files)',
  ),
  lint('a barrel', core('index.ts'), 'export const planted = 1\n', 'taskfield(barrels)'),
  lint(
    'a name passed on',
    core('planted-again.ts'),
    "export { planted } from './planted.ts'\n",
    'taskfield(barrels)',
  ),
  lint(
    'all names passed on',
    'packages/editor/src/planted/planted-all.ts',
    "export * from './planted.ts'\n",
    'taskfield(barrels)',
  ),
  {
    ...lint('a circle of imports', core('planted-there.ts'), circle('there', 'back'), 'import(no-cycle)'),
    more: { [core('planted-back.ts')]: circle('back', 'there') },
  },
  {
    ...lint(
      'a circle of types',
      core('planted-type-there.ts'),
      typeCircle('There', 'Back'),
      'import(no-cycle)',
    ),
    more: { [core('planted-type-back.ts')]: typeCircle('Back', 'There') },
  },
  lint(
    'a type imported in its place, where no circle is seen',
    core('planted-import-type.ts'),
    "export type Planted = import('./planted.ts').Planted\n",
    'typescript(consistent-type-imports)',
  ),
  lint(
    'the history past its file',
    core('planted-history.ts'),
    "import { undo } from 'prosemirror-history'\nexport const planted = undo\n",
    'eslint(no-restricted-imports)',
  ),
  lint('a default export', core('planted-default.ts'), 'export default 1\n', 'import(no-default-export)'),
  lint('a file of 301 lines', core('planted-long.ts'), lines(301, 'export {}'), 'eslint(max-lines)'),
  lint(
    'a function of 51 lines',
    core('planted-function.ts'),
    `export function planted(): void {\n${lines(49, '  void 0')}}\n`,
    'eslint(max-lines-per-function)',
  ),
  lint(
    'five parameters',
    core('planted-parameters.ts'),
    'export const planted = (a: 1, b: 1, c: 1, d: 1, e: 1): number => a + b + c + d + e\n',
    'eslint(max-params)',
  ),
  lint(
    'eleven ways through a function',
    core('planted-complex.ts'),
    `export const planted = (a: number): boolean => ${'a > 1 || '.repeat(10)}a > 2\n`,
    'eslint(complexity)',
  ),
  lint(
    'four levels of nesting',
    core('planted-deep.ts'),
    `export function planted(a: number): void {\n${'if (a) {'.repeat(4)} void a ${'}'.repeat(4)}\n}\n`,
    'eslint(max-depth)',
  ),
  lint(
    'any',
    core('planted-any.ts'),
    'export const planted = (a: any): boolean => a === 1\n',
    'typescript(no-explicit-any)',
  ),
  lint(
    'an any that came by itself',
    core('planted-unsafe.ts'),
    "export const planted: unknown = JSON.parse('1').length\n",
    'typescript(no-unsafe-member-access)',
  ),
  lint(
    'a promise that nobody waits for',
    core('planted-promise.ts'),
    'export function planted(): void {\n  Promise.resolve(1)\n}\n',
    'typescript(no-floating-promises)',
  ),
  lint(
    'a non-null assertion',
    core('planted-non-null.ts'),
    'export const planted = (a: string | null): string => a!\n',
    'typescript(no-non-null-assertion)',
  ),
  lint(
    'a note to do something later',
    core('planted-note.ts'),
    '// TODO later\nexport const planted = 1\n',
    'eslint(no-warning-comments)',
  ),
  lint('a log line in the field', core('planted-log.ts'), "console.log('planted')\n", 'eslint(no-console)'),
  lint(
    'a hook behind a condition',
    core('planted-hook.tsx'),
    "import { useState } from 'react'\nexport const Planted = ({ on }: { on: boolean }): null => {\n  if (on) useState(1)\n  return null\n}\n",
    'react-hooks(rules-of-hooks)',
  ),
  lint(
    'an effect that forgets what it depends on',
    core('planted-effect.tsx'),
    "import { useEffect } from 'react'\nexport const Planted = ({ title }: { title: string }): null => {\n  useEffect(() => {\n    document.title = title\n  }, [])\n  return null\n}\n",
    'react-hooks(exhaustive-deps)',
  ),
  lint(
    'a ref read while rendering (React Compiler)',
    core('planted-ref.tsx'),
    "import { useRef } from 'react'\nexport const Planted = () => {\n  const count = useRef(0)\n  return <p>{count.current}</p>\n}\n",
    'react(refs)',
  ),
  lint(
    'a picture without words',
    core('planted-picture.tsx'),
    'export const planted = <img src="a.png" />\n',
    'jsx-a11y(alt-text)',
  ),
  lint(
    'a snapshot',
    core('planted-snapshot.test.ts'),
    "import { expect, it } from 'vitest'\nit('prints', () => expect(1).toMatchSnapshot())\n",
    'vitest(no-restricted-matchers)',
  ),
  lint(
    'a test left alone in focus',
    core('planted-focus.test.ts'),
    "import { expect, it } from 'vitest'\nit.only('runs', () => expect(1).toBe(1))\n",
    'vitest(no-focused-tests)',
  ),
]

function lint(what, file, text, says) {
  return { what, file, text, says }
}

function circle(name, other) {
  return `import { ${other} } from './planted-${other}.ts'\nexport const ${name} = () => ${other}\n`
}

function typeCircle(name, other) {
  const file = `./planted-type-${other.toLowerCase()}.ts`
  return `import type { ${other} } from '${file}'\n\nexport interface ${name} {\n  next: ${other}\n}\n`
}
