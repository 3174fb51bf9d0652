/**
 * Marks what the field has copied. The attribute stands on the first element, and on each that is not as it is saved: with the attributes
 * that the saved form has instead, as JSON, or with one of the words of `ownWords`.
 */
export const ownMark = 'data-taskfield'

/** What is said of an element that the saved form does not have. */
export const ownWords = {
  /** It goes with all it holds. */
  added: 'added',
  /** What it holds takes its place. */
  around: 'around',
  /** It stands for the box of an item. */
  box: 'box',
} as const

/** The signs of a box that is checked, and of one that is not. */
export const boxSigns = { checked: '☑', open: '☐' } as const
