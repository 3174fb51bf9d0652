import { expect, it } from 'vitest'
import { parseOptions } from './options.ts'

const none = { ndjson: false, check: false, help: false, version: false }

it.each([
  [[], none],
  [['--ndjson'], { ...none, ndjson: true }],
  [['--check', '--ndjson', '--check'], { ...none, ndjson: true, check: true }],
  [['--help'], { ...none, help: true }],
  [['--version'], { ...none, version: true }],
])('reads the options %j', (args, options) => {
  expect(parseOptions(args)).toEqual(options)
})

it.each([
  [['--ndjsn'], 'Unknown option --ndjsn'],
  [['--no-check'], 'Unknown option --no-check'],
  [['-x'], 'Unknown option -x'],
  [['--check=yes'], 'The option --check takes no value'],
  [['--ndjson', 'dump.ndjson'], 'Unexpected argument dump.ndjson: the text is read from standard input'],
  [['--', '--check'], 'Unexpected argument --check: the text is read from standard input'],
])('says what is wrong with %j', (args, error) => {
  expect(parseOptions(args)).toEqual({ error })
})
