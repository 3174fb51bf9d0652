const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

const dropped = words(
  'script style template iframe noembed noframes head title meta link base svg embed param source track input frame',
)
const boundaries = words(
  'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre section summary table tbody td tfoot th ' +
    'thead tr ul',
)
const formatting = words('a b big code em font i nobr s small strike strong tt u')
const voids = words(
  'area base basefont bgsound br col embed frame hr image img input keygen link meta param source track wbr ' +
    'html head body frameset',
)
const wrappers = words(
  'html body div span p section article main header footer nav hgroup dt picture font label abbr acronym time data blink',
)

/** Elements that go with all they hold: none of it is text that a reader saw. */
export function isDropped(tag: string): boolean {
  return dropped.has(tag)
}

/** Elements that end the line before and after them; all others are part of it. */
export function isBoundary(tag: string): boolean {
  return boundaries.has(tag)
}

/**
 * Elements that say nothing by themselves, so that nothing is lost with them. One that no HTML has (`o:p`, `my-card`)
 * has no look either: the text in it is all that there is.
 */
export function isWrapper(tag: string): boolean {
  return wrappers.has(tag) || /[-:]/.test(tag)
}

/** Elements that a parser repeats in every later block until they are closed. */
export function isFormatting(tag: string): boolean {
  return formatting.has(tag)
}

/** Elements that hold nothing, or of which a parser makes none within a body. */
export function isVoid(tag: string): boolean {
  return voids.has(tag)
}
