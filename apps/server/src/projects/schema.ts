import { Type } from 'typebox'
import { id } from '../http/ids.ts'

/** The answer of `GET /api/v1/projects/`. */
export const projectList = Type.Object({
  results: Type.Array(Type.Object({ id, key: Type.String(), name: Type.String() })),
})
