import * as element from './index.ts'

/** What `taskfield.classic.js` gives a page, of the one file that has everything in it. */
const { mountRichTextField } = element

const taskfield = {
  ready: Promise.resolve(element),
  mountRichTextField: async (...given: Parameters<typeof mountRichTextField>) => mountRichTextField(...given),
}

Object.assign(globalThis, { Taskfield: taskfield })
