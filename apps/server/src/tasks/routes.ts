import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { HttpError } from '../errors/http-error.ts'
import { idParams } from '../http/ids.ts'
import type { TaskRepository } from './repository.ts'
import { subtaskList, subtaskQuery, task, taskTree } from './schema.ts'

/** Tasks to read: the tree of a project, one task, and the subtasks that the mention feed offers. */
export const taskRoutes: FastifyPluginAsyncTypebox<{ tasks: TaskRepository }> = async (app, { tasks }) => {
  app.get(
    '/api/v1/projects/:id/tasks/',
    { schema: { params: idParams, response: { 200: taskTree } } },
    async ({ params }) => {
      const results = await tasks.ofProject(params.id)
      if (!results) throw new HttpError('project_not_found')
      return { results }
    },
  )

  app.get(
    '/api/v1/tasks/:id/',
    { schema: { params: idParams, response: { 200: task } } },
    async ({ params }) => {
      const found = await tasks.find(params.id)
      if (!found) throw new HttpError('task_not_found')
      return found
    },
  )

  app.get(
    '/tasks/task/list/',
    { schema: { querystring: subtaskQuery, response: { 200: subtaskList } } },
    async ({ query }) => ({ results: await tasks.childrenOf(query.parent) }),
  )
}
