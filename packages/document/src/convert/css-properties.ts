/** Names that a style sheet cannot have: the older browsers' `_width` and `*zoom`, and slips of the pen. */
const isName = (name: string): boolean => /^(?:--.+|-?[a-z][a-z-]*)$/.test(name)

/** What office programs write for themselves, and what only browsers knew that are no more. */
const dead =
  /^(?:mso-.*|-(?:ms|o|khtml|apple|xv|wap|icab|konq)-.*|so-.*|tab-(?:stops|interval)|layout-(?:flow|grid.*)|text-(?:underline|line-through|effect|fit|kashida.*|raise|decoration-blink)|punctuation-(?:wrap|trim)|ime-mode|accelerator|behavior|scrollbar-.*-color|font-color|language|background-source|separator-image|vnd\..*)$/

/**
 * Whether some browser may know a property. Only names that no browser of today knows are told apart: one that is new, or
 * misspelt, counts as known, so that what it might show is listed.
 */
export function isCssProperty(name: string): boolean {
  return isName(name) && !dead.test(name)
}
