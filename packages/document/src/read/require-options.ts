interface Lists {
  readonly hostObjects?: readonly object[]
  readonly mediaProviders?: readonly { readonly patterns: unknown }[]
}

/** Throws a `TypeError` that says which option of a reader is wrong: they may come from JavaScript, or from a file of settings. */
export function requireOptions(options: Lists): void {
  if (!isObject(options)) refuse('The options', 'an object', options)
  const { hostObjects = [], mediaProviders = [] } = options
  if (!isListOf(hostObjects, isObject)) refuse('hostObjects', 'an array of objects', hostObjects)
  if (!isListOf(mediaProviders, provider => Array.isArray(provider?.patterns)))
    refuse('mediaProviders', 'an array of providers with patterns', mediaProviders)
}

const isObject = (given: unknown): boolean => Object(given) === given

const isListOf = <Entry>(given: readonly Entry[], isRight: (entry: Entry) => boolean): boolean =>
  Array.isArray(given) && given.every(isRight)

function refuse(what: string, needed: string, given: unknown): never {
  throw new TypeError(`${what} must be ${needed}, not ${JSON.stringify(given)}; for none leave that out.`)
}
