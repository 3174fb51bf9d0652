import { Type } from 'typebox'
import { id } from '../http/ids.ts'

const nullableId = Type.Union([id, Type.Null()])
const counter = Type.Integer()
const name = Type.String()
const version = Type.Integer()
const moment = Type.String({ format: 'date-time' })

/** The answer of `GET /api/v1/projects/:id/tasks/`: the tree as a flat list. */
export const taskTree = Type.Object({
  results: Type.Array(Type.Object({ id, parent: nullableId, counter, name, updatedAt: moment })),
})

/** The answer of `GET /api/v1/tasks/:id/`. */
export const task = Type.Object({
  id,
  project: id,
  parent: nullableId,
  counter,
  name,
  html: Type.String(),
  version,
  updatedAt: moment,
})

/** The query of the mention feed. The only page size it knows is the whole. */
export const subtaskQuery = Type.Object({ parent: id, page_size: Type.Optional(Type.Literal('all')) })

/** The answer to the mention feed. */
export const subtaskList = Type.Object({ results: Type.Array(Type.Object({ id, counter, name })) })
