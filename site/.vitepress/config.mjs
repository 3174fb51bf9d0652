import { fileURLToPath } from 'node:url'
import { defineConfig, postcssIsolateStyles } from 'vitepress'
import { slugOf } from '../../scripts/checks/heading-slugs.mjs'

/** Under which path the site is served, such as `/taskfield/`. */
const base = process.env.SITE_BASE ?? '/'
const root = fileURLToPath(new URL('../..', import.meta.url))
const page = (text, link) => ({ text, link })
const doc = (text, name) => page(text, `/docs/${name}`)

/** Two braces in a sentence are what they are, and no expression of Vue. */
function showBraces({ renderer: { rules } }) {
  for (const kind of ['text', 'code_inline']) {
    const render = rules[kind]
    rules[kind] = (...args) => render(...args).replaceAll('{{', '&#123;&#123;')
  }
}

export default defineConfig({
  lang: 'en',
  title: 'Taskfield',
  description: 'A rich-text field for products that manage tasks',
  head: [['link', { rel: 'icon', href: `${base}favicon.svg` }]],
  srcDir: 'dist/pages',
  outDir: 'dist/site',
  cacheDir: 'node_modules/.cache/vitepress',
  base,
  rewrites: { 'README.md': 'index.md' },
  // Sources are no pages of the site. That every link leads somewhere is tested in scripts/checks.
  ignoreDeadLinks: [/LICENSE$/, /\/(?:packages|apps|examples|scripts|bench)\//],
  markdown: {
    anchor: { slugify: slugOf },
    languageAlias: { kept: 'html', in: 'html', out: 'html', dump: 'json', answers: 'json' },
    config: showBraces,
  },
  vue: {
    template: { compilerOptions: { isCustomElement: tag => tag.startsWith('taskfield-') } },
  },
  vite: {
    publicDir: fileURLToPath(new URL('../../apps/web/public', import.meta.url)),
    resolve: {
      alias: {
        '@taskfield/element': `${root}packages/element/dist/taskfield.js`,
      },
    },
    // What the site says of headings and tables is for its own pages: the field stands in `.vp-raw`.
    css: { postcss: { plugins: [postcssIsolateStyles({ includeFiles: [/vp-doc\.css/, /base\.css/] })] } },
    server: { fs: { allow: [root] } },
    // The field is one file of the size that it has.
    build: { chunkSizeWarningLimit: 2000 },
  },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    nav: [
      page('Playground', '/playground'),
      doc('In your application', 'host-api'),
      page('Changes', '/CHANGELOG'),
    ],
    sidebar: [
      {
        text: 'The field',
        items: [
          page('Taskfield', '/'),
          page('Playground', '/playground'),
          doc('In your application', 'host-api'),
          doc('In each host', 'hosts'),
          doc('Theming', 'theming'),
          doc('Your own objects', 'features'),
          doc('Words and languages', 'messages'),
          doc('Uploads', 'uploads'),
          doc('All exports', 'exports'),
          doc('Tests of a host', 'testing-a-host'),
          doc('Keyboard', 'keyboard'),
        ],
      },
      {
        text: 'The content',
        items: [
          doc('Saved HTML', 'html-format'),
          doc('On a server', 'server'),
          doc('Security', 'security'),
          doc('Moving from CKEditor 5', 'migration'),
        ],
      },
      {
        text: 'The project',
        items: [
          doc('Browsers', 'browsers'),
          doc('Performance', 'performance'),
          doc('Not there yet', 'not-yet'),
          doc('Releases', 'releases'),
          page('Changes', '/CHANGELOG'),
          page('Contributing', '/CONTRIBUTING'),
          doc('Architecture', 'architecture'),
          doc('Testing', 'testing'),
          page('Decisions', '/docs/decisions/README'),
        ],
      },
    ],
  },
})
