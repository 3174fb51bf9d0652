import { buffer } from 'node:stream/consumers'
import { convertHtml, type Conversion } from '@taskfield/document/convert'
import { convertLines } from './convert-lines.ts'
import { decodeText, notText } from './decode-text.ts'
import { help } from './help.ts'
import { parseOptions } from './options.ts'
import { send } from './send.ts'
import { readVersion } from './version.ts'

/** 0: all is well. 1: something would be lost, with `--check`, or could not be read. 2: called wrongly. */
export type ExitCode = 0 | 1 | 2

/** Where the tool reads and writes: what a process has. */
export interface Streams {
  readonly stdin: AsyncIterable<Uint8Array>
  readonly stdout: NodeJS.WritableStream
  readonly stderr: NodeJS.WritableStream
}

/** Does what the arguments ask for and gives the exit code. */
export async function run(args: readonly string[], streams: Streams): Promise<ExitCode> {
  const options = parseOptions(args)
  if ('error' in options) {
    streams.stderr.write(`${options.error}. See taskfield-html --help.\n`)
    return 2
  }
  if (options.help || options.version) {
    await send([options.help ? help : `${readVersion()}\n`], streams.stdout)
    return 0
  }
  return options.ndjson ? convertDump(options.check, streams) : convertText(options.check, streams)
}

async function convertDump(check: boolean, { stdin, stdout }: Streams): Promise<ExitCode> {
  let code: ExitCode = 0
  const answers = convertLines(stdin, outcome => {
    if (outcome === 'bad' || (check && outcome === 'lossy')) code = 1
  })
  await send(answers, stdout)
  return code
}

async function convertText(check: boolean, { stdin, stdout, stderr }: Streams): Promise<ExitCode> {
  const converted = tryConverting(decodeText(await buffer(stdin)))
  if ('error' in converted) {
    stderr.write(`${converted.error}\n`)
    return 1
  }
  await send([`${converted.html}\n`], stdout)
  if (!check || converted.lost.length === 0) return 0
  stderr.write(`${converted.lost.join('\n')}\n`)
  return 1
}

function tryConverting(html: string | null): Conversion | { readonly error: string } {
  if (html === null) return { error: notText }
  try {
    return convertHtml(html)
  } catch (error) {
    return { error: String(error) }
  }
}
