import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumLaunch } from './chromium-launch.mjs'
import { htmlWalks } from './hosts/html-walks.mjs'
import { nextWalks } from './hosts/next-walks.mjs'
import { serve } from './hosts/serve.mjs'
import { shadcnWalks } from './hosts/shadcn-walks.mjs'
import { walks } from './hosts/walks.mjs'
import { npm, packAll } from './packages/pack.mjs'
import { inRoot } from './root.mjs'
import { stopChildrenWithUs } from './run.mjs'

stopChildrenWithUs()

/** The hosts of `examples/`, each with what is installed in place of what its package.json says, and the way through it. */
const hosts = [
  { folder: 'vite-react', name: 'Vite, React 19', versions: [], walks },
  { folder: 'vite-react', name: 'Vite, React 18.2', versions: ['react@18.2', 'react-dom@18.2'], walks },
  { folder: 'vite-react', name: 'Vite, React 18.3', versions: ['react@18.3', 'react-dom@18.3'], walks },
  // React's StrictMode does its work only where one develops.
  { folder: 'next', name: 'Next', versions: [], commands: ['start', 'dev'], walks: nextWalks },
  { folder: 'shadcn', name: 'shadcn/ui', versions: [], walks: shadcnWalks },
  { folder: 'html', name: 'A page without React', versions: [], walks: htmlWalks },
]

const place = mkdtempSync(join(tmpdir(), 'taskfield-hosts-'))
const browser = await chromium.launch(chromiumLaunch)
try {
  await npm(inRoot(), 'run', 'build', '-w', '@taskfield/element')
  const packed = (await packAll(inRoot(), place)).map(({ tarball }) => tarball)
  // One alone: `npm run hosts html`.
  const wanted = hosts.filter(({ folder }) => (process.argv[2] ?? folder) === folder)
  for (const [index, host] of wanted.entries()) await checkHost(host, join(place, `host-${index}`), packed)
} finally {
  await browser.close()
  rmSync(place, { recursive: true, force: true, maxRetries: 5 })
}

async function checkHost({ folder, name, versions, commands = [''], walks: ways }, copy, packed) {
  cpSync(inRoot('examples', folder), copy, { recursive: true })
  // What serves a host says that this is production, where nothing would be installed that builds the next one.
  const flags = ['--include=dev', '--no-audit', '--no-fund', '--no-package-lock', '--prefer-offline']
  await npm(copy, 'install', ...flags, ...packed, ...versions)
  await npm(copy, 'run', 'build', '--if-present')
  for (const command of commands) {
    const { address, close } = await serve(copy, command)
    for (const { what, ...way } of ways)
      await tryWalk(`${[name, command].join(' ').trim()}: ${what}`, way, address)
    await close()
  }
}

async function tryWalk(name, { walk, context, expected }, address) {
  const page = await browser.newPage({ viewport: { width: 1000, height: 800 }, locale: 'ru-RU', ...context })
  const complaints = []
  page.on('pageerror', error => complaints.push(error.message))
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`)
  })
  try {
    // A server for development builds a page when it is asked for it.
    await page.goto(address, { timeout: 120_000 })
    await walk(page)
    const faults = complaints.filter(complaint => !expected?.test(complaint))
    if (faults.length > 0) throw new Error(`The browser complains: ${faults.join('\n')}`)
    console.log(`✓ ${name}`)
  } catch (error) {
    console.log(`✗ ${name}\n${error.message}`)
    process.exitCode = 1
  } finally {
    await page.close()
  }
}
