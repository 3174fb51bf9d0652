import { builds, tests } from './checks/checks.mjs'
import { stopChildrenWithUs } from './run.mjs'
import { ensureChromium } from './setup/chromium.mjs'
import { findFirefox } from './setup/firefox.mjs'
import { followParent } from './setup/follow-parent.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { requireNode } from './setup/node-version.mjs'
import { findSwift } from './setup/swift.mjs'

requireNode()
followParent()
stopChildrenWithUs()

const results = []
// What needs none of them need not wait for them.
const programs = findPrograms()
const packages = await prepare('Packages', () => ensureInstalled(console.log))
if (packages.ready) await runAll(builds)
const found = await programs
if (packages.ready) await runAll(tests(found))
finish()

/** The programs of other people that tests need, one after the other: each may have to be installed. */
async function findPrograms() {
  await findSwift(console.log)
  const chromium = await prepare('Chromium', () => ensureChromium(console.log))
  return { chromium: chromium.value, firefox: await findFirefox(console.log) }
}

/** A preparation counts only when it fails. */
async function prepare(name, work) {
  try {
    return { ready: true, value: await work() }
  } catch (error) {
    report({ name, passed: 0, failed: 1, seconds: 0, failures: [], output: error.message })
    return { ready: false }
  }
}

async function runAll(stages) {
  for (const stage of stages) {
    // oxlint-disable-next-line no-await-in-loop -- the next one needs what this one built
    await Promise.all(stage.map(runLane))
  }
}

async function runLane(checks) {
  for (const check of checks) {
    // oxlint-disable-next-line no-await-in-loop -- a lane is what runs one after the other
    await runOne(check)
  }
}

async function runOne(check) {
  const start = performance.now()
  const failures = []
  const result = await check.run(({ title, details }) => {
    failures.push(title)
    console.log(`✗ ${check.name}: ${title}\n${details}\n`)
  })
  report({ name: check.name, seconds: (performance.now() - start) / 1000, failures, ...result })
}

/** What a check says is shown when something in it failed that was not shown at once. */
function report(result) {
  results.push(result)
  const { name, passed, failed, seconds, failures, output } = result
  const counts = passed + failed > 1 ? `${passed} passed, ${failed} failed` : ''
  console.log(`${failed ? '✗' : '✓'} ${name.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s  ${counts}`)
  if (failed > failures.length) console.log(`\n──── ${name} ────\n${output.trim()}\n`)
}

/** The names of all that failed, for whoever looks at the end only, and the counts. */
function finish() {
  const broken = results.filter(({ failed }) => failed > 0)
  if (broken.length > 0) console.log('\nWhat failed, told in full above:')
  for (const { name, failures } of broken) {
    console.log(failures.length > 0 ? failures.map(title => `✗ ${name}: ${title}`).join('\n') : `✗ ${name}`)
  }
  const sum = key => results.reduce((total, result) => total + result[key], 0)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') > 0 ? 1 : 0
}
