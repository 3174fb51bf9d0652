import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { ProjectRepository } from './repository.ts'
import { projectList } from './schema.ts'

/** The projects of the workspace. */
export const projectRoutes: FastifyPluginAsyncTypebox<{ projects: ProjectRepository }> = async (
  app,
  { projects },
) => {
  app.get('/api/v1/projects/', { schema: { response: { 200: projectList } } }, async () => ({
    results: await projects.list(),
  }))
}
