/** Throws a `TypeError` that says who was given what, unless it is a string. */
export function requireHtml(caller: string, html: unknown): asserts html is string {
  if (typeof html === 'string') return
  const given = html === null ? 'null' : typeof html
  throw new TypeError(`${caller} takes HTML as a string and got ${given}; an empty content is ''.`)
}
