import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'

const folder = new URL('../../samples/pictures/', import.meta.url)

/** Serves the pictures of the sample descriptions. Opened on its own, a picture can run no scripts. */
export const samplePictures: FastifyPluginAsync = async app => {
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/media/sample/',
    index: false,
    decorateReply: false,
    maxAge: '365d',
    immutable: true,
    setHeaders: response => response.setHeader('content-security-policy', "sandbox; default-src 'none'"),
  })
}
