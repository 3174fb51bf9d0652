import type { Kysely } from 'kysely'
import type { Database } from '../database/database.ts'

/** A task as lists show it. `updatedAt` is an ISO moment in UTC. */
export interface TaskSummary {
  id: number
  parent: number | null
  counter: number
  name: string
  updatedAt: string
}

/** A task with its description. */
export interface Task extends TaskSummary {
  project: number
  html: string
  version: number
}

/** A task as the mention feed offers it. */
export interface Subtask {
  id: number
  counter: number
  name: string
}

/** Reads tasks. Lists are ordered by counter. */
export interface TaskRepository {
  /** All tasks of a project; `null` when there is no such project. */
  ofProject(projectId: number): Promise<TaskSummary[] | null>
  find(id: number): Promise<Task | null>
  /** The subtasks of a task, without theirs. Nothing for a task that does not exist. */
  childrenOf(parentId: number): Promise<Subtask[]>
}

/** The tasks in this database. */
export function taskRepository(database: Kysely<Database>): TaskRepository {
  const summaries = database
    .selectFrom('task')
    .select(['id', 'parentId as parent', 'counter', 'name', 'updatedAt'])
    .orderBy('counter')
  return {
    ofProject: async projectId => {
      const tasks = await summaries.where('projectId', '=', projectId).execute()
      if (tasks.length > 0) return tasks.map(withMoment)
      const project = await database
        .selectFrom('project')
        .select('id')
        .where('id', '=', projectId)
        .executeTakeFirst()
      return project ? [] : null
    },
    find: async id => {
      const task = await summaries
        .select(['projectId as project', 'html', 'version'])
        .where('id', '=', id)
        .executeTakeFirst()
      return task ? withMoment(task) : null
    },
    childrenOf: parentId =>
      database
        .selectFrom('task')
        .select(['id', 'counter', 'name'])
        .where('parentId', '=', parentId)
        .orderBy('counter')
        .execute(),
  }
}

function withMoment<Row extends { updatedAt: Date }>(
  row: Row,
): Omit<Row, 'updatedAt'> & { updatedAt: string } {
  return { ...row, updatedAt: row.updatedAt.toISOString() }
}
