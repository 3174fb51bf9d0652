import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../../root.mjs'
import { framed } from './frames.mjs'

/** Writes each failure of a journey as soon as the journey has ended, for `npm test`. */
export default class FailuresAtOnce {
  onTestEnd(test, result) {
    if (result.status === test.expectedStatus || result.status === 'skipped') return
    // The first two are the root and the project, which have no names.
    const [file, ...names] = test.titlePath().slice(2)
    write([file, ...names].join(' > '), result.errors)
  }

  onError(error) {
    write('Outside of all journeys', [error])
  }
}

function write(title, errors) {
  const details = errors.map(error =>
    [error.message ?? error.value, error.snippet, at(error.location)].filter(Boolean).join('\n'),
  )
  process.stderr.write(framed(title, stripVTControlCharacters(details.join('\n\n'))))
}

function at(location) {
  return location && `    at ${relative(root, location.file)}:${location.line}:${location.column}`
}
