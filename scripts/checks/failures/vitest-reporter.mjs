import { endOfFrame, startOfFrame } from './frames.mjs'

/** Writes each failure of Vitest as soon as its test has ended, for `npm test`. */
export default class FailuresAtOnce {
  onInit(vitest) {
    this.logger = vitest.logger
  }

  onTestCaseResult(test) {
    if (test.result().state !== 'failed') return
    this.write(`${test.module.relativeModuleId} > ${test.fullName}`, test.result().errors ?? [], test.project)
  }

  /** What broke outside of any test: a file that does not load, a `beforeAll`. */
  onTestModuleEnd(module) {
    const places = [module, ...module.children.allSuites()]
    const errors = places.flatMap(place => place.errors())
    if (errors.length > 0) this.write(module.relativeModuleId, errors, module.project)
  }

  onTestRunEnd(_modules, errors) {
    if (errors.length > 0) this.write('Outside of all tests', errors, undefined)
  }

  write(title, errors, project) {
    process.stderr.write(startOfFrame(title))
    for (const error of errors) this.logger.printError(error, { project })
    process.stderr.write(endOfFrame)
  }
}
