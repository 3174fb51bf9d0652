/**
 * A server of uploads for tests in the browser: `POST /answer-uploads?status=413&text=…` is answered so. With `tells` the answer tells what was
 * received, or the header that it names, as the words of an error; with `silent` there is none, and with `breaks` the connection ends. Other
 * origins may ask without cookies.
 *
 * @returns {import('vite').Plugin}
 */
export function answerUploads() {
  return {
    name: 'answer-uploads',
    configureServer: ({ middlewares }) => {
      middlewares.use('/answer-uploads', (request, response) => void answer(request, response))
    },
  }
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function answer(request, response) {
  const asked = new URL(request.url ?? '/', 'http://localhost').searchParams
  response.setHeader('access-control-allow-origin', '*')
  if (request.method === 'OPTIONS') return response.writeHead(204).end()
  if (asked.has('breaks')) return request.destroy()
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  if (asked.has('silent')) return
  const tells = asked.get('tells')
  const message = tells ? request.headers[tells] : told(request, Buffer.concat(chunks).toString())
  const text = tells === null ? (asked.get('text') ?? '') : JSON.stringify({ error: { message } })
  response.writeHead(Number(asked.get('status') ?? 200), { 'content-type': 'text/html' }).end(text)
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {string} body
 */
function told({ method, headers }, body) {
  const [, field, file] = /name="([^"]*)"; filename="([^"]*)"/.exec(body) ?? []
  return [method, field, file, headers['x-csrftoken'], headers['x-own'], headers.cookie].join(' ')
}
