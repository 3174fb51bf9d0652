import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import manifest from '../package.json' with { type: 'json' }

// The real tool, as it was last compiled: `npx tsc -b` first.
const tool = fileURLToPath(new URL('../bin/taskfield-html.js', import.meta.url))

interface Result {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

async function runTool(args: readonly string[], input: string | Uint8Array = ''): Promise<Result> {
  const child = spawn(process.execPath, [tool, ...args])
  child.stdin.on('error', () => {}).end(input)
  const ended = once(child, 'close') as Promise<[code: number]>
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { code, stdout, stderr }
}

// A process takes its time to start on a busy machine.
describe('taskfield-html', () => {
  it('prints the saved form of the HTML on standard input', async () => {
    expect(await runTool([], '<div title="а"><b>Привет</b>, мир</div>')).toEqual({
      code: 0,
      stdout: '<p><strong>Привет</strong>, мир</p>\n',
      stderr: '',
    })
  })

  it('lists what would be lost, and says so by its exit code, when it is to check', async () => {
    expect(await runTool(['--check'], '<p title="а">б</p><iframe></iframe>')).toEqual({
      code: 1,
      stdout: '<p>б</p>\n',
      stderr: 'iframe\np[title]\n',
    })
    expect(await runTool(['--check'], '<p><b>а</b></p>')).toEqual({
      code: 0,
      stdout: '<p><strong>а</strong></p>\n',
      stderr: '',
    })
  })

  it('answers a dump line by line; a bad line does not stop it, but shows in its exit code', async () => {
    const good = '{"id":1,"html":"<p>а</p>"}\r\n"<p title=1>б</p>"'
    const answers =
      '{"id":1,"html":"<p>а</p>","changed":false,"lost":[]}\n' +
      '{"html":"<p>б</p>","changed":true,"lost":["p[title]"]}\n'
    expect(await runTool(['--ndjson'], good)).toEqual({ code: 0, stdout: answers, stderr: '' })
    expect(await runTool(['--ndjson', '--check'], good)).toEqual({ code: 1, stdout: answers, stderr: '' })
    const bad = '{"line":1,"error":"Neither a string nor an object with html"}\n'
    expect(await runTool(['--ndjson'], `1\n${good}`)).toEqual({ code: 1, stdout: bad + answers, stderr: '' })
  })

  it('takes a line of 10 MB', async () => {
    const html = `<p>${'слово '.repeat(900_000)}слово</p>`
    const { code, stdout } = await runTool(['--ndjson'], `"а"\n${JSON.stringify(html)}\n"б"`)
    const [, answer] = stdout.split('\n')
    expect(code).toBe(0)
    expect(answer === JSON.stringify({ html, changed: false, lost: [] })).toBe(true)
  })

  it('refuses what is too complex in words', async () => {
    const { code, stdout, stderr } = await runTool([], '<br>'.repeat(1_250_001))
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toMatch(/^HtmlTooComplex: [^\n]+\n$/)
  })

  it('refuses text that is not UTF-8 in words', async () => {
    expect(await runTool([], Uint8Array.of(0xff))).toEqual({
      code: 1,
      stdout: '',
      stderr: 'Not UTF-8 text, or more than 512 MB of it\n',
    })
  })

  it('answers a wrong call with words and the exit code 2', async () => {
    expect(await runTool(['--ndjsn'])).toEqual({
      code: 2,
      stdout: '',
      stderr: 'Unknown option --ndjsn. See taskfield-html --help.\n',
    })
  })

  it('tells its version and how it is called', async () => {
    expect(await runTool(['--version'])).toEqual({ code: 0, stdout: `${manifest.version}\n`, stderr: '' })
    const { code, stdout, stderr } = await runTool(['--help'])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    for (const option of ['--ndjson', '--check', '--help', '--version'])
      expect(stdout).toContain(`\n  ${option} `)
  })

  it('ends quietly when nobody reads on', async () => {
    const child = spawn(process.execPath, [tool, '--ndjson'])
    child.stdin.on('error', () => {})
    const feed = (): void => {
      while (child.stdin.writable && child.stdin.write('"<p>а</p>"\n'.repeat(1000)));
    }
    child.stdin.on('drain', feed)
    feed()
    const ended = once(child, 'exit')
    await once(child.stdout, 'data')
    child.stdout.destroy()
    expect(await text(child.stderr)).toBe('')
    expect(await ended).toEqual([0, null])
  })
})
