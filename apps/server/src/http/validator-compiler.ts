import { Ajv } from 'ajv'
import type { FastifySchemaCompiler } from 'fastify'

const strict = new Ajv()
const coercing = new Ajv({ coerceTypes: true })

/**
 * Fastify's validator compiler, which converts types in parameters and queries only. In bodies it would turn a `null`
 * into an empty description.
 */
export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema, httpPart }) =>
  (httpPart === 'body' ? strict : coercing).compile(schema)
