import type { KnipConfig } from 'knip'

const config: KnipConfig = {
  workspaces: {
    '.': {
      // The site stands apart, and names its headings as the links of the pages do; reporters are given by their paths.
      entry: ['scripts/*.mjs', 'scripts/checks/heading-slugs.mjs', 'scripts/checks/failures/*-reporter.mjs'],
      project: ['scripts/**/*.{mjs,ts}'],
    },
    'packages/document': { entry: ['cli/main.ts'], project: ['{src,cli}/**/*.ts'] },
    'packages/editor': {
      // What a server renders is loaded by its address.
      entry: ['scripts/*.mjs', 'src/testing/server/rendered.tsx'],
      project: ['src/**/*.{ts,tsx,css}'],
    },
    'packages/element': { entry: ['scripts/*.{mjs,js}'], project: ['src/**/*.{ts,tsx}'] },
    'apps/server': { entry: ['src/main.ts'], project: ['src/**/*.ts'] },
    'apps/web': { project: ['{src,e2e}/**/*.{ts,tsx,css}'] },
  },
  // A type that stands in an exported signature is exported with it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // What a style sheet imports or points at counts as used.
  compilers: {
    css: text =>
      [...text.matchAll(/(?:@import\s+|url\(\s*)['"]([^'"]+)['"]/g)]
        .map(match => `import '${match[1]}'`)
        .join('\n'),
  },
}

export default config
