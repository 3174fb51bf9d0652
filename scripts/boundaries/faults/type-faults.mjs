/** Faults that the compiler has to refuse. */
export const typeFaults = [
  {
    what: 'the document touches the page',
    file: 'packages/document/src/planted-page.ts',
    text: 'export const planted: string = document.title\n',
    says: 'TS2584',
  },
  {
    what: 'the document reads a file',
    file: 'packages/document/src/planted-file.ts',
    text: "import { readFileSync } from 'node:fs'\n\nexport const planted: unknown = readFileSync\n",
    says: 'TS2591',
  },
  {
    what: 'a public value without its type',
    file: 'packages/document/src/planted-untyped.ts',
    text: 'export const planted = Math.max(1, 2)\n',
    says: 'TS9010',
  },
  {
    what: 'a node that does not say what it is to all code that treats nodes alike',
    file: 'packages/document/src/planted-node.ts',
    text:
      "import type { HtmlNodeSpec } from './html-spec.ts'\n\n" +
      "export const planted: HtmlNodeSpec = { group: 'block', toHtml: () => '<hr>' }\n",
    says: 'TS2741',
  },
  {
    what: 'an enum',
    file: 'packages/editor/src/core/planted-enum.ts',
    text: 'export enum Planted {\n  One,\n}\n',
    says: 'TS1294',
  },
  {
    what: 'the app reaches past the public names of the field',
    file: 'apps/web/src/planted-deep.ts',
    text: "import { planted } from '@taskfield/editor/src/core/planted.ts'\n\nexport const taken: unknown = planted\n",
    says: 'TS2307',
  },
  {
    what: 'a list item that may be missing is used as if it were there',
    file: 'apps/server/src/planted-index.ts',
    text: 'export const planted = (names: string[]): string => names[0]\n',
    says: 'TS2322',
  },
]
