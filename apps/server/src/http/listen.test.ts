import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { listen } from './listen.ts'

it('returns the address to open in a browser, with the port that was free', async () => {
  await using app = fastify()
  expect(await listen(app, { host: '127.0.0.1', port: 0 })).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/)
})

it('says in words that a port is taken and how to choose another', async () => {
  await using first = fastify()
  const port = Number(new URL(await listen(first, { host: '127.0.0.1', port: 0 })).port)
  await using second = fastify()
  await expect(listen(second, { host: '127.0.0.1', port })).rejects.toThrow(
    `Port ${port} is taken by another program. Choose another: PORT=${port + 1} npm start.`,
  )
})

it('says in words that the machine does not have the address', async () => {
  await using app = fastify()
  await expect(listen(app, { host: '192.0.2.1', port: 0 })).rejects.toThrow(
    'This machine has no address 192.0.2.1.',
  )
})
