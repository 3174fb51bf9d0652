import { endOfFrame, framed, startOfFrame } from './frames.mjs'
import { lost, watchForHang } from './hang-watch.mjs'

/** How long a run may tell nothing, in ms. One test may take less: `patience` of vitest.config.ts. */
const hangsAfter = 600_000

/** Writes each failure of Vitest as soon as its test has ended, for `npm test`, and ends a run that hangs. */
export default class FailuresAtOnce {
  constructor() {
    this.watch = watchForHang(hangsAfter, () => this.endHanging())
    this.isTesting = false
    this.last = 'the start'
  }

  onInit(vitest) {
    this.logger = vitest.logger
  }

  /** A file is about to be loaded. */
  onTestModuleQueued(module) {
    this.tell(false, module.relativeModuleId)
  }

  onTestModuleStart(module) {
    this.tell(false, module.relativeModuleId)
  }

  onTestCaseReady(test) {
    this.tell(true, nameOf(test))
  }

  onTestCaseResult(test) {
    this.tell(false, nameOf(test))
    if (test.result().state === 'failed') this.write(nameOf(test), test.result().errors ?? [], test.project)
  }

  /** What broke outside of any test: a file that does not load, a `beforeAll`. */
  onTestModuleEnd(module) {
    this.tell(false, module.relativeModuleId)
    const places = [module, ...module.children.allSuites()]
    const errors = places.flatMap(place => place.errors())
    if (errors.length > 0) this.write(module.relativeModuleId, errors, module.project)
  }

  onTestRunEnd(_modules, errors) {
    this.watch.end()
    if (errors.length > 0) this.write('Outside of all tests', errors, undefined)
  }

  tell(isTesting, last) {
    this.isTesting = isTesting
    this.last = last
    this.watch.alive()
  }

  write(title, errors, project) {
    process.stderr.write(startOfFrame(title))
    for (const error of errors) this.logger.printError(error, { project })
    process.stderr.write(endOfFrame)
  }

  /** It leaves no report, which counts as one failure. */
  endHanging() {
    const silence = `Nothing for ${hangsAfter / 1000} s`
    const message = this.isTesting ? framed(this.last, `${silence}.`) : `${silence} after ${this.last}.\n`
    process.stderr.write(message, () => process.exit(this.isTesting ? 1 : lost))
  }
}

function nameOf(test) {
  return `${test.module.relativeModuleId} > ${test.fullName}`
}
