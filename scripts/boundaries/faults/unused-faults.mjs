/** Faults that knip has to find. `text` may be made from what the file held before. */
export const unusedFaults = [
  {
    what: 'a file that nobody imports',
    file: 'packages/document/src/planted-unused.ts',
    text: 'export const planted = 1\n',
    says: 'files',
  },
  {
    what: 'a style sheet that nobody imports',
    file: 'packages/editor/src/styles/planted-unused.css',
    text: '.planted {}\n',
    says: 'files',
  },
  {
    what: 'an export that nobody imports',
    file: 'packages/document/src/planted-exports.ts',
    text: 'export const used = 1\nexport const unused = 2\n',
    more: {
      'packages/document/src/planted-exports.test.ts':
        "import { used } from './planted-exports.ts'\n\nvoid used\n",
    },
    says: 'exports',
  },
  {
    what: 'a package that package.json does not list',
    file: 'packages/document/src/planted-unlisted.test.ts',
    text: "import fastify from 'fastify'\n\nvoid fastify\n",
    says: 'unlisted',
  },
  {
    what: 'a package that is listed and not used',
    file: 'packages/document/package.json',
    text: before => before.replace('"dependencies": {', '"dependencies": { "planted": "1.0.0",'),
    says: 'dependencies',
  },
]
