import { Type } from 'typebox'

/** The body of a save: the HTML, and the version that was edited. */
export const descriptionDraft = Type.Object({
  html: Type.String(),
  baseVersion: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
})

/** A description as it is stored now. */
export const storedDescription = Type.Object({
  html: Type.String(),
  version: Type.Integer(),
  updatedAt: Type.String({ format: 'date-time' }),
})

/** The response to a save whose `baseVersion` is not the current one, with what is stored. */
export const conflictResponse = Type.Object({
  error: Type.Object({ code: Type.String(), message: Type.String() }),
  current: storedDescription,
})
