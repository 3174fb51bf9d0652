import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumLaunch } from './chromium-launch.mjs'
import { elementWalks } from './hosts/element-walks.mjs'
import { htmlWalks } from './hosts/html-walks.mjs'
import { libraryWalks } from './hosts/library-walks.mjs'
import { nextWalks } from './hosts/next-walks.mjs'
import { reactWalks } from './hosts/react-walks.mjs'
import { serve } from './hosts/serve.mjs'
import { shadcnWalks } from './hosts/shadcn-walks.mjs'
import { tryTests } from './hosts/try-tests.mjs'
import { tell, tryWalks } from './hosts/try-walks.mjs'
import { buildPackages, npm, packAll } from './packages/pack.mjs'
import { inRoot } from './root.mjs'
import { stopChildrenWithUs } from './run.mjs'

stopChildrenWithUs()

const react18 = version => [`react@${version}`, `react-dom@${version}`]

/** The hosts of `examples/`, each with what is installed in place of what its package.json says, and the way through it. */
const hosts = [
  { folder: 'vite-react', name: 'Vite, React 19', walks: reactWalks('19') },
  { folder: 'vite-react', name: 'Vite, React 18.2', versions: react18('18.2'), walks: reactWalks('18.2') },
  { folder: 'vite-react', name: 'Vite, React 18.3', versions: react18('18.3'), walks: reactWalks('18.3') },
  { folder: 'vite-libraries', name: 'Libraries, React 19', walks: libraryWalks },
  { folder: 'vite-libraries', name: 'Libraries, React 18.2', versions: react18('18.2'), walks: libraryWalks },
  { folder: 'vite-libraries', name: 'Libraries, React 18.3', versions: react18('18.3'), walks: libraryWalks },
  // React's StrictMode does its work only where one develops.
  { folder: 'next', name: 'Next', commands: ['start', 'dev'], walks: nextWalks },
  { folder: 'shadcn', name: 'shadcn/ui', walks: shadcnWalks },
  { folder: 'vite-element', name: 'The element in Vite', commands: ['', 'dev'], walks: elementWalks },
  { folder: 'html', name: 'A page without React', walks: htmlWalks },
  { folder: 'jsdom', name: 'Tests of a host in jsdom', commands: [] },
]

const place = mkdtempSync(join(tmpdir(), 'taskfield-hosts-'))
const browser = await chromium.launch(chromiumLaunch)
try {
  await buildPackages(inRoot())
  const packed = (await packAll(inRoot(), place)).map(({ tarball }) => tarball)
  // One alone: `npm run hosts html`.
  const wanted = hosts.filter(({ folder }) => (process.argv[2] ?? folder) === folder)
  for (const [index, host] of wanted.entries()) await checkHost(host, join(place, `host-${index}`), packed)
} finally {
  await browser.close()
  rmSync(place, { recursive: true, force: true, maxRetries: 5 })
}

async function checkHost(host, copy, packed) {
  const { folder, name, versions = /** @type {string[]} */ ([]), commands = [''], walks } = host
  cpSync(inRoot('examples', folder), copy, { recursive: true })
  // What serves a host says that this is production, where nothing would be installed that builds the next one.
  const flags = ['--include=dev', '--no-audit', '--no-fund', '--no-package-lock', '--prefer-offline']
  await npm(copy, 'install', ...flags, ...packed, ...versions)
  await npm(copy, 'run', 'build', '--if-present')
  if (commands.length === 0) await tell(name, () => tryTests(copy))
  for (const command of commands) {
    const { address, close } = await serve(copy, command)
    await tryWalks(browser, [name, command].join(' ').trim(), walks, address)
    await close()
  }
}
