import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { build } from 'vite'
import { chromiumLaunch } from './chromium-launch.mjs'
import { elementWalks } from './hosts/element-walks.mjs'
import { htmlWalks } from './hosts/html-walks.mjs'
import { reactWalks } from './hosts/react-walks.mjs'
import { serve } from './hosts/serve.mjs'
import { tryTests } from './hosts/try-tests.mjs'
import { tell, tryWalks } from './hosts/try-walks.mjs'
import { buildPackages, packageNames, packAll } from './packages/pack.mjs'
import { inRoot } from './root.mjs'
import { run, stopChildrenWithUs } from './run.mjs'

// The hosts of `examples/` that need nothing but what this repository has installed are tried in seconds, from the packs of a folder, or from packs
// that are made for it: `npm run hosts:small`. A real installation is what `npm run hosts` tries.
stopChildrenWithUs()

const react18 = {
  react: folderOf(import.meta.resolve('react-18/package.json')),
  'react-dom': folderOf(import.meta.resolve('react-dom-18/package.json')),
}
const [, , given] = process.argv
const place = mkdtempSync(join(tmpdir(), 'taskfield-small-hosts-'))
const packs = given ?? join(place, 'packs')
const browser = await chromium.launch(chromiumLaunch)
try {
  if (!given) await makePacks()
  symlinkSync(inRoot('node_modules'), join(place, 'node_modules'))
  await Promise.all([
    tell('Vite, React 19', () => tryReact('19', {})),
    tell('Vite, React 18.2', () => tryReact('18.2', react18)),
    tell('The element in Vite', tryElement),
    tell('A page without React', tryHtml),
    tell('Tests of a host in jsdom', async () => tryTests(await openHost('jsdom', 'jsdom'))),
  ])
} finally {
  await browser.close()
  rmSync(place, { recursive: true, force: true })
}

function folderOf(manifest) {
  return dirname(fileURLToPath(manifest))
}

async function makePacks() {
  mkdirSync(packs)
  await buildPackages(inRoot())
  await packAll(inRoot(), packs)
}

async function tryReact(version, alias) {
  const host = await openHost('vite-react', version)
  await build({ root: host, logLevel: 'error', resolve: { alias } })
  await walkThrough(host, `Vite, React ${version}`, reactWalks(version))
}

async function tryElement() {
  const host = await openHost('vite-element', 'element')
  await build({ root: host, logLevel: 'error' })
  await walkThrough(host, 'The element in Vite', elementWalks)
}

async function tryHtml() {
  await walkThrough(await openHost('html', 'html'), 'A page without React', htmlWalks)
}

async function walkThrough(host, name, walks) {
  const { address, close } = await serve(host)
  await tryWalks(browser, name, walks, address)
  await close()
}

/** A copy of a host that finds the packs as they would be installed, and everything else where this repository has it. */
async function openHost(folder, name) {
  const host = join(place, name)
  cpSync(inRoot('examples', folder), host, { recursive: true })
  await Promise.all(packageNames.map(pack => unpack(pack, join(host, 'node_modules/@taskfield', pack))))
  return host
}

async function unpack(name, folder) {
  const pack = readdirSync(packs).find(file => file.startsWith(`taskfield-${name}-`)) ?? name
  mkdirSync(folder, { recursive: true })
  const { code, output } = await run('tar', ['-xzf', join(packs, pack), '-C', folder, '--strip-components=1'])
  if (code !== 0) throw new Error(`${pack} could not be unpacked:\n${output}`)
}
