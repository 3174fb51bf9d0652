import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRoot } from '../root.mjs'
import { run, tool } from '../run.mjs'
import { countPlaywright, countReport, countVitest } from './counts.mjs'
import { failureReader, withoutFrames } from './failures/frames.mjs'
import { lost } from './failures/hang-watch.mjs'

// Time limits are for what hangs: on a busy machine everything takes several times longer.
const minute = 60_000

/** When `npm test` began, in ms since 1970: laws try fewer cases when it has taken long. */
const began = Date.now()

/** Where the packages lie as they would be published, for the hosts. */
const packs = mkdtempSync(join(tmpdir(), 'taskfield-packs-'))
process.once('exit', () => rmSync(packs, { recursive: true, force: true }))

const lintFlags = ['--type-aware', '--deny-warnings']

const bundleSizes = {
  name: 'Bundle sizes',
  run: async () => {
    const built = await script('Bundles', 'scripts/build-sizes.mjs').run()
    return built.failed > 0 ? built : check('Limits', 'size-limit').run()
  },
}

/*
 * Every check of `npm test`, in stages of lanes: the lanes of one stage run side by side, the checks of one lane one after the other. The
 * next stage waits for all of them, because it needs what they built. A check gives `{ passed, failed, output }`, and tells each failed
 * test as soon as it has failed.
 */

/** What needs no browser. */
export const builds = [
  [[check('Types', 'tsc', ['-b'])], [check('Format', 'oxfmt', ['--check'])]],
  [
    [
      check('Web build', 'vite', ['build'], inRoot('apps/web')),
      check('Unused code', 'knip', ['--no-progress', '--no-config-hints']),
      bundleSizes,
      script('Packages', 'scripts/check-packages.mjs', [packs]),
    ],
    [check('Lint', 'oxlint', lintFlags), script('Boundaries', 'scripts/check-boundaries.mjs')],
  ],
]

/** Those in the browser and the journeys often wait, for keys and for a server: beside each other and those in Node they leave little of two processors idle. */
export function tests(browsers) {
  const inNode = vitest('Tests in Node', ['node', 'server'], { browsers })
  if (!browsers.chromium) return [[[inNode, notRun('Tests in a browser')]]]
  return [[[inNode], [browserTests(browsers)], [smallHosts(browsers), journeys(browsers)]]]
}

function check(name, command, args = [], cwd) {
  return { name, run: () => once(run(tool(command), args, { cwd, timeout: 30 * minute })) }
}

function script(name, path, args = /** @type {string[]} */ ([]), env = {}) {
  return { name, run: () => once(run(process.execPath, [path, ...args], { env, timeout: 30 * minute })) }
}

function smallHosts(browsers) {
  return script('Small hosts', 'scripts/check-small-hosts.mjs', [packs], environment(browsers))
}

function notRun(name) {
  return { name, run: async () => ({ passed: 0, failed: 1, output: 'Not run: there is no Chromium.' }) }
}

async function once(running) {
  const { code, output } = await running
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output }
}

/** In several browsers, one after the other: a page that ran fifty files has been seen to close in the middle of them. */
function browserTests(browsers) {
  const shares = [
    ...[1, 2, 3].map(share => vitest('Share', ['browser'], { browsers, flags: [`--shard=${share}/3`] })),
    vitest('Alone', ['browser-alone'], { browsers }),
  ]
  return {
    name: 'Tests in the browser',
    run: async onFailure => {
      const all = { passed: 0, failed: 0, output: '' }
      for (const share of shares) {
        // oxlint-disable-next-line no-await-in-loop -- the processors are busy with one
        const { passed, failed, output } = await share.run(onFailure)
        all.passed += passed
        all.failed += failed
        all.output += output
      }
      return all
    },
  }
}

function vitest(name, projects, { browsers, flags = /** @type {string[]} */ ([]) }) {
  const report = join(tmpdir(), `taskfield-${projects[0]}-${process.pid}.json`)
  const args = [
    'run',
    ...projects.map(project => `--project=${project}`),
    ...flags,
    `--reporter=${reporter('vitest')}`,
    '--reporter=json',
  ]
  const attempt = onFailure =>
    run(tool('vitest'), [...args, `--outputFile.json=${report}`], {
      env: environment(browsers),
      timeout: 80 * minute,
      onError: failureReader(onFailure),
    })
  return {
    name,
    run: async onFailure => {
      const first = await attempt(onFailure)
      // Between two files Vitest waits for a frame without a limit (its issues 10166 and 11243): what has lost one begins anew, once.
      const { code, output } = first.code === lost ? await attempt(onFailure) : first
      return { ...countReport(report, countVitest, code), output: withoutFrames(output) }
    },
  }
}

function journeys(browsers) {
  const report = join(tmpdir(), `taskfield-e2e-${process.pid}.json`)
  const args = ['test', '-c', 'apps/web/playwright.config.ts', `--reporter=json,${reporter('playwright')}`]
  const env = { ...environment(browsers), PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  return {
    name: 'Journeys in the browser',
    run: async onFailure => {
      const onError = failureReader(onFailure)
      const { code, output } = await run(tool('playwright'), args, { env, timeout: 80 * minute, onError })
      return { ...countReport(report, countPlaywright, code), output: withoutFrames(output) }
    },
  }
}

function reporter(runner) {
  return inRoot('scripts', 'checks', 'failures', `${runner}-reporter.mjs`)
}

function environment({ chromium, firefox }) {
  return {
    CI: 'true',
    BEGAN: String(began),
    ...(chromium && { CHROMIUM: chromium }),
    ...(firefox && { FIREFOX: firefox }),
  }
}
