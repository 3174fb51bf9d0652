import { parseArgs } from 'node:util'

/** What the command line asks for. */
export interface Options {
  /** One JSON value a line instead of one HTML text. */
  readonly ndjson: boolean
  /** Fail when anything would be lost. */
  readonly check: boolean
  readonly help: boolean
  readonly version: boolean
}

const flags = ['ndjson', 'check', 'help', 'version'] as const
const isFlag = (name: string): name is (typeof flags)[number] => flags.some(flag => flag === name)

/** Reads the arguments after the command's name; what is wrong comes back as words for a person. */
export function parseOptions(args: readonly string[]): Options | { readonly error: string } {
  const { tokens } = parseArgs({ args: [...args], strict: false, tokens: true })
  const given = new Set<string>()
  for (const token of tokens) {
    if (token.kind === 'positional')
      return { error: `Unexpected argument ${token.value}: the text is read from standard input` }
    if (token.kind !== 'option') continue
    if (!isFlag(token.name)) return { error: `Unknown option ${token.rawName}` }
    if (token.value !== undefined) return { error: `The option ${token.rawName} takes no value` }
    given.add(token.name)
  }
  return {
    ndjson: given.has('ndjson'),
    check: given.has('check'),
    help: given.has('help'),
    version: given.has('version'),
  }
}
