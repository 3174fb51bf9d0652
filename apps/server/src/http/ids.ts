import { Type } from 'typebox'

/** The id of a row in requests. The maximum is that of PostgreSQL's `integer`. */
export const id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })

/** The parameters of a route with one id in its path. */
export const idParams = Type.Object({ id })
