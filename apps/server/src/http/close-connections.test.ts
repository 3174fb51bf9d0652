import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { closeConnectionsOnShutdown } from './close-connections.ts'

const patience = 60_000

async function connectTo(address: string): Promise<Socket> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  return socket
}

it(
  'a server that stops does not wait for a connection that a browser has opened for later',
  async () => {
    const app = fastify()
    closeConnectionsOnShutdown(app)
    const address = await app.listen({ host: '127.0.0.1', port: 0 })
    const accepted = once(app.server, 'connection')
    const socket = await connectTo(address)
    await accepted
    const closed = once(socket.resume(), 'close')
    await app.close()
    await closed
    expect(socket.bytesRead).toBe(0)
  },
  patience,
)

it(
  'a server that stops sends an answer that has begun to its end, and closes its connection',
  async () => {
    const app = fastify()
    closeConnectionsOnShutdown(app)
    const file = new PassThrough()
    app.get('/', (_request, reply) => reply.header('content-length', 4).send(file))
    const socket = await connectTo(await app.listen({ host: '127.0.0.1', port: 0 }))
    let received = ''
    socket.on('data', data => (received += String(data)))
    const closed = once(socket, 'close')
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    file.write('ab')
    await expect.poll(() => received).toMatch(/ab$/)
    const stopped = app.close()
    file.end('cd')
    await Promise.all([stopped, closed])
    expect(received).toMatch(/abcd$/)
  },
  patience,
)
