import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { countPlaywright, countReport, countVitest } from './counts.mjs'

const passedTest = { status: 'passed' }
const failedTest = { status: 'failed' }

it('counts the unit tests that passed and failed', () => {
  const testResults = [{ status: 'failed', assertionResults: [passedTest, passedTest, failedTest] }]
  expect(countVitest({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({ passed: 2, failed: 1 })
})

it('counts a test file that broke before its first test as a failure', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }]
  expect(countVitest({ numPassedTests: 0, numFailedTests: 0, testResults })).toEqual({ passed: 0, failed: 1 })
})

it('counts a journey that passed only at the second try as failed', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1 }
  expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 3, failed: 2 })
})

it('counts what went wrong outside any journey as a failure', () => {
  const stats = { expected: 3, unexpected: 0, flaky: 0 }
  expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 3, failed: 1 })
})

const folder = mkdtempSync(join(tmpdir(), 'taskfield-counts-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const report = (passed: number, failed: number) => {
  const path = join(mkdtempSync(join(folder, 'one-')), 'report.json')
  writeFileSync(path, JSON.stringify({ passed, failed }))
  return path
}
const asIs = (counts: { passed: number; failed: number }) => counts

it.each([
  ['tests passed and the runner is content', report(5, 0), 0, { passed: 5, failed: 0 }],
  ['all tests passed but the runner failed', report(5, 0), 1, { passed: 5, failed: 1 }],
  ['no test ran at all', report(0, 0), 0, { passed: 0, failed: 1 }],
  ['the runner left no report', '/nowhere/report.json', 1, { passed: 0, failed: 1 }],
])('says what to count when %s', (_, path, code, counts) => {
  expect(countReport(path, asIs, code)).toEqual(counts)
})
