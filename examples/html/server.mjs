import { sanitize } from '@taskfield/document'
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writePage } from './page.mjs'

const element = dirname(fileURLToPath(import.meta.resolve('@taskfield/element')))
const task = { description: '<p>Купить <strong>хлеб</strong></p>', comments: [] }

const server = createServer(async (request, response) => {
  try {
    if (request.method === 'POST') await save(request, response)
    else await show(request, response)
  } catch {
    response.writeHead(404).end()
  }
})

/** What comes from a browser may be anything: what is kept is what the field can hold. */
async function save(request, response) {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  const form = new URLSearchParams(Buffer.concat(chunks).toString())
  if (request.url === '/description') task.description = sanitize(form.get('description') ?? '')
  if (request.url === '/comment') task.comments.push(sanitize(form.get('comment') ?? ''))
  if (form.get('note')) task.comments.push(sanitize(form.get('note')))
  response.writeHead(303, { location: '/' }).end()
}

async function show({ url = '/' }, response) {
  if (url === '/') return showTask(response)
  if (url === '/page.js')
    return send(response, 'text/javascript', await readFile(new URL('page.js', import.meta.url)))
  // Pages of other origins may take the scripts from here.
  response.setHeader('access-control-allow-origin', '*')
  const path = join(element, normalize(url.replace('/taskfield/', '/')))
  send(response, path.endsWith('.css') ? 'text/css' : 'text/javascript', await readFile(path))
}

/** A strict policy: nothing inline, and no script that the page does not name. */
function showTask(response) {
  const nonce = randomBytes(16).toString('base64')
  const policy = [
    "default-src 'self'",
    `script-src 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types taskfield',
  ]
  response.setHeader('content-security-policy', policy.join('; '))
  send(response, 'text/html', writePage(task, nonce))
}

function send(response, type, body) {
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(body)
}

server.listen(Number(process.env.PORT ?? 8000), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${server.address().port}/`)
})
