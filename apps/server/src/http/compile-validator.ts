import { Ajv } from 'ajv'
import type { FastifySchemaCompiler } from 'fastify'

const bodies = new Ajv()
const texts = new Ajv({ coerceTypes: true })

/**
 * Compiles the schema of a part of a request. Numbers in addresses and queries are text and are read as numbers. Bodies
 * are JSON, which has its own: there a `null` must never become an empty description.
 */
export const compileValidator: FastifySchemaCompiler<object> = ({ schema, httpPart }) =>
  (httpPart === 'body' ? bodies : texts).compile(schema)
