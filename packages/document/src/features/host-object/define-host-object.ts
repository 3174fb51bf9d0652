/** Where an object of a host stands: within a text, among blocks as one of them, or among blocks with others in it. */
export type HostObjectKind = 'inline' | 'leaf' | 'container'

/** One attribute of an object's saved element. */
export interface HostAttribute {
  /** The value in its lasting form, or `null` where it is not understood: the element is then read as if nobody had declared it. */
  readonly parse: (value: string) => string | null
  /** Whether an object may be without it. */
  readonly optional?: boolean
}

/** An object that a host adds to its texts: what it is called, and the element that it is saved as. */
export interface HostObject {
  /** Tells it from the others: letters, digits and dashes. */
  readonly name: string
  readonly kind: HostObjectKind
  /** The element: `span`, `time` or `data` within a text; `div`, `section`, `article` or `aside` among blocks. */
  readonly tag: string
  /** The class by which the element is known again. */
  readonly className: string
  /**
   * All attributes that are kept, in the order in which they are saved: `data-…`, `title`, `lang`, `datetime`. An address
   * belongs to a link around the object.
   */
  readonly attributes?: Readonly<Record<string, HostAttribute>>
}

const tags: Readonly<Record<HostObjectKind, ReadonlySet<string>>> = {
  inline: new Set(['span', 'time', 'data']),
  leaf: new Set(['div', 'section', 'article', 'aside']),
  container: new Set(['div', 'section', 'article', 'aside']),
}

/** The tags that an object may have. */
export const hostTags: readonly string[] = [...tags.inline, ...tags.leaf]

const isPlainName = (name: unknown): boolean => typeof name === 'string' && /^[a-z][a-z\d-]*$/i.test(name)
const attributeName = /^(?:data-[a-z\d-]+|title|lang|datetime)$/
/** What the document itself reads: an object that looked so would take its place. */
const ownClasses: ReadonlySet<string> = new Set(
  'mention image image-inline media table todo-list page-break raw-html-embed'.split(' '),
)
/** Attributes by which the document knows its own elements. */
const ownAttributes: ReadonlySet<string> = new Set(['data-oembed-url', 'data-mention'])

/**
 * Declares an object of a host. The same declaration is given to the field, to the read-only view and to `readHtml` and `sanitize` on a
 * server; whoever does not have it reads the text of the object in its place. Throws a `RangeError` for what no reader could
 * follow.
 */
export function defineHostObject(object: HostObject): HostObject {
  const { name, kind, tag, className, attributes = {} } = object
  const refuse = (reason: string): never => {
    throw new RangeError(`The object "${name}" ${reason}`)
  }
  if (!isPlainName(name)) refuse('needs a name of letters, digits and dashes')
  if (!Object.hasOwn(tags, kind)) refuse(`needs a kind: ${Object.keys(tags).join(', ')}`)
  if (!tags[kind].has(tag))
    refuse(`cannot be saved as <${tag}>: ${[...tags[kind]].join(', ')} can be ${kind}`)
  if (!isPlainName(className) || ownClasses.has(className))
    refuse(`needs a class of its own, not "${className}"`)
  for (const [attribute, { parse }] of Object.entries(attributes)) {
    if (!mayHave(attribute)) refuse(`cannot keep the attribute ${attribute}`)
    if (typeof parse !== 'function') refuse(`needs a function "parse" for the attribute ${attribute}`)
  }
  return Object.freeze({ ...object })
}

/** Whether the element of an object may have an attribute besides its class. */
export function mayHave(attribute: string): boolean {
  return attributeName.test(attribute) && !ownAttributes.has(attribute)
}

/** Whether an object of a kind may have a tag. */
export function isHostTag(kind: HostObjectKind, tag: string): boolean {
  return tags[kind].has(tag)
}
