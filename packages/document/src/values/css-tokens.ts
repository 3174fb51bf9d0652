const kinds = ['number', 'hash', 'property', 'function', 'name', 'sign'] as const

/** A token of a CSS value that stands in brackets. Strings, escapes and `url()` are none, so that nothing with them passes. */
export interface CssToken {
  readonly kind: (typeof kinds)[number]
  /** As it was written, in lower case; of a function its name alone. */
  readonly text: string
  /** The unit of a number. */
  readonly unit: string
}

const tokenPattern =
  /\s+|(?<number>[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(?<unit>[a-z]+|%)?|(?<hash>#[\da-f]+)|(?<property>--[\p{L}\p{N}_-]+)|(?<function>[a-z][a-z\d-]*)\(|(?<name>[a-z][a-z\d-]*)|(?<sign>[-+*/,()])/uy

/** The tokens of a value, without its white space; `null` when it holds anything else. */
function tokensOf(value: string): CssToken[] | null {
  const text = value.toLowerCase()
  const tokens: CssToken[] = []
  tokenPattern.lastIndex = 0
  while (tokenPattern.lastIndex < text.length) {
    const groups = tokenPattern.exec(text)?.groups
    if (!groups) return null
    const kind = kinds.find(name => groups[name] !== undefined)
    if (kind) tokens.push({ kind, text: groups[kind] ?? '', unit: groups['unit'] ?? '' })
  }
  return tokens
}

/** Reads the tokens of a value from the first to the last. */
export class TokenReader {
  private readonly tokens: readonly CssToken[]
  private at = 0

  constructor(tokens: readonly CssToken[]) {
    this.tokens = tokens
  }

  get isAtEnd(): boolean {
    return this.at === this.tokens.length
  }

  /** Goes past the next token when it passes the test, and says which it was. */
  take(test: (token: CssToken) => boolean): CssToken | null {
    const token = this.tokens[this.at]
    if (!token || !test(token)) return null
    this.at++
    return token
  }

  takeSign(...signs: readonly string[]): boolean {
    return this.take(({ kind, text }) => kind === 'sign' && signs.includes(text)) !== null
  }

  takeName(...names: readonly string[]): boolean {
    return this.take(({ kind, text }) => kind === 'name' && names.includes(text)) !== null
  }

  takeFunction(...names: readonly string[]): boolean {
    return this.take(({ kind, text }) => kind === 'function' && names.includes(text)) !== null
  }

  /** Whether a rule holds from here on; where it does not, nothing was read. */
  attempt(rule: () => boolean): boolean {
    const { at } = this
    if (rule()) return true
    this.at = at
    return false
  }
}

/** Whether a value of at most 256 characters is what a rule describes, from its first to its last character. */
export function matchesRule(value: string, rule: (reader: TokenReader) => boolean): boolean {
  const tokens = value.length > 256 ? null : tokensOf(value)
  if (!tokens) return false
  const reader = new TokenReader(tokens)
  return rule(reader) && reader.isAtEnd
}
