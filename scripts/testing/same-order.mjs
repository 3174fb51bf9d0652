import { BaseSequencer } from 'vitest/node'

/**
 * Files of tests follow each other by their names. Vitest begins with those that took long or failed the last time: what one of them leaves in a page for
 * the next would be found in some runs and not in others.
 */
export class SameOrder extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async sort(files) {
    return files.toSorted((one, other) => (one.moduleId < other.moduleId ? -1 : 1))
  }
}
