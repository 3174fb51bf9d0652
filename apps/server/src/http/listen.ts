import type { FastifyInstance } from 'fastify'
import { StartError } from '../start-error.ts'

/** Where to listen. */
export interface ListenAddress {
  host: string
  port: number
}

/** Listens and returns the URL to open in a browser. Throws a `StartError` when it cannot listen there. */
export async function listen(app: FastifyInstance, { host, port }: ListenAddress): Promise<string> {
  try {
    return `${await app.listen({ host, port })}/`
  } catch (error) {
    throw new StartError(listenErrorMessage(error as NodeJS.ErrnoException, { host, port }))
  }
}

function listenErrorMessage({ code, message }: NodeJS.ErrnoException, { host, port }: ListenAddress): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. Choose another: PORT=${port + 1} npm start.`
    case 'EACCES':
      return `Port ${port} needs special rights. Choose one above 1023: PORT=3000 npm start.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${host}. HOST=127.0.0.1 serves this machine only, HOST=0.0.0.0 the network.`
    default:
      return `Cannot listen on ${host}:${port}: ${message}.`
  }
}
