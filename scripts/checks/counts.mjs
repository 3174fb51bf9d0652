import { readFileSync, rmSync } from 'node:fs'

/** How many tests passed and failed by the report that the command should have left; the report is removed. */
export function countReport(path, read, code) {
  try {
    return withExit(read(JSON.parse(readFileSync(path, 'utf8'))), code)
  } catch {
    // No report, no tests: the runner itself broke.
    return { passed: 0, failed: 1 }
  } finally {
    rmSync(path, { force: true })
  }
}

/** Vitest's JSON report. A file that broke before its first test counts as one failure. */
export function countVitest({ numPassedTests, numFailedTests, testResults }) {
  const brokenFiles = testResults.filter(
    file => file.status === 'failed' && file.assertionResults.every(test => test.status !== 'failed'),
  )
  return { passed: numPassedTests, failed: numFailedTests + brokenFiles.length }
}

/** Playwright's JSON report. Errors outside any test, such as a broken file, count one each. */
export function countPlaywright({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

/** A runner that failed with no failed test has found something else wrong, and one that ran nothing too. */
function withExit({ passed, failed }, code) {
  const silentFailure = failed === 0 && (code !== 0 || passed === 0)
  return { passed, failed: silentFailure ? 1 : failed }
}
