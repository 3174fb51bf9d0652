import { Type } from 'typebox'

/** The id of a row, as addresses and bodies carry it. PostgreSQL's `integer` ends here too. */
export const id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })

/** The parameters of an address with one id in it. */
export const idParams = Type.Object({ id })
