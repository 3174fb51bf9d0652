import { playwright } from '@vitest/browser-playwright'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { chromiumLaunch } from './scripts/chromium-launch.mjs'
import { inRoot } from './scripts/root.mjs'
import { answerUploads } from './scripts/testing/answer-uploads.mjs'
import { keepModules } from './scripts/testing/keep-modules.mjs'
import { SameOrder } from './scripts/testing/same-order.mjs'
import { renderOnServer } from './scripts/testing/render-on-server.mjs'

const conditions = ['taskfield:source', 'module', 'development|production']
const shared = {
  resolve: {
    conditions: [...conditions, 'browser'],
    // What tests of all packages share is no part of the package; the compiler finds it by `paths`.
    alias: { '@taskfield/document/testing': inRoot('packages/document/src/testing') },
  },
  ssr: { resolve: { conditions: [...conditions, 'node'] } },
}
const chromium = playwright({
  // Nothing waits for a popup to fade in.
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: {
    executablePath: chromiumLaunch.executablePath,
    // Tests talk to this machine only.
    args: [
      ...chromiumLaunch.args,
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    ],
  },
})

/** `BEGAN`, `RUNS` and `SEED` of the laws and `GROUPS` and `CODE_LINES` of the view, under names that a browser is told as well. */
const laws = Object.fromEntries(
  ['BEGAN', 'RUNS', 'SEED', 'GROUPS', 'CODE_LINES'].flatMap(name =>
    process.env[name] ? [[`VITE_${name}`, process.env[name]]] : [],
  ),
)

/** How long a test may take, and what is done before and after it, in ms: one that takes two seconds alone takes many on a machine that is busy. It is what hangs that this ends. */
const patience = 480_000
const timeouts = { testTimeout: patience, hookTimeout: patience }

/** How long a test waits for one thing, in ms. */
const poll = { timeout: patience / 8 }

/** Tests in the browser. */
const tests = ['packages/*/src/**/*.test.tsx', 'apps/web/src/**/*.test.tsx']

/** Those that tell what a page does before it has loaded something, or in another order: each file needs a page of its own. */
const alone = ['packages/*/src/**/*.alone.test.tsx']

function browserProject(name: string, files: { isolate?: boolean; include: string[]; exclude?: string[] }) {
  return {
    ...shared,
    plugins: [react(), answerUploads(), process.env['CI'] ? keepModules() : null],
    // Found while the tests run, they would reload the page under them.
    optimizeDeps: {
      include: [
        'fast-check',
        'react-dom/client',
        'react-dom/server.browser',
        'parse5',
        'idb',
        'axe-core',
        'markdown-it',
        'yet-another-react-lightbox',
        'yet-another-react-lightbox/plugins/captions',
        'yet-another-react-lightbox/plugins/counter',
        'yet-another-react-lightbox/plugins/zoom',
        '@base-ui/react/preview-card',
      ],
    },
    test: {
      name,
      ...files,
      ...timeouts,
      env: laws,
      expect: { poll },
      setupFiles: [
        // A field has all its features as soon as it is drawn.
        'packages/editor/src/whole.ts',
        'packages/editor/src/testing/clean-page.ts',
        'packages/editor/src/testing/no-new-page.ts',
        'packages/editor/src/testing/group-size.ts',
      ],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: chromium,
        commands: { renderOnServer },
        instances: [{ browser: 'chromium' }],
      },
    },
  }
}

export default defineConfig({
  test: {
    // The browser answers once Vite has bundled what tests import, which it does the first time. Vitest asks the whole for this, not its projects.
    browser: { connectTimeout: 2 * patience },
    sequence: { sequencer: SameOrder },
    projects: [
      {
        ...shared,
        test: {
          name: 'node',
          environment: 'node',
          // Loading the field anew for each file took two fifths of the time; nothing here outlives a test.
          isolate: false,
          ...timeouts,
          env: laws,
          include: ['packages/*/{src,cli}/**/*.test.ts', 'apps/web/src/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        ...shared,
        test: {
          name: 'server',
          environment: 'node',
          // In one process the database, which is WebAssembly, is compiled once for all files. Each has a database of its own.
          isolate: false,
          include: ['apps/server/src/**/*.test.ts'],
          ...timeouts,
          expect: { poll },
        },
      },
      // Loading the field anew for each file took a third of the time: `clean-page.ts` gives each file the page as if it were new.
      browserProject('browser', { isolate: false, include: tests, exclude: alone }),
      browserProject('browser-alone', { include: alone }),
    ],
  },
})
