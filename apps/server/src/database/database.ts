import type { ColumnType, Generated } from 'kysely'

/** The tables as migrations/ make them; Kysely turns `project_id` into `projectId` and back. */
export interface Database {
  project: ProjectTable
  task: TaskTable
  taskRevision: TaskRevisionTable
  schemaMigrations: MigrationTable
}

interface ProjectTable {
  id: Generated<number>
  key: string
  name: string
}

interface TaskTable {
  id: Generated<number>
  projectId: number
  parentId: number | null
  /** The number that people call the task by, `#7`; unique within the project. */
  counter: number
  name: string
  html: Generated<string>
  version: Generated<number>
  createdAt: Moment
  updatedAt: Moment
}

/** Every description that a task ever had, the current one too. */
interface TaskRevisionTable {
  taskId: number
  version: number
  html: string
  savedAt: Moment
}

interface MigrationTable {
  id: string
  sha256: string
  appliedAt: Moment
}

type Moment = ColumnType<Date, Date | undefined, Date>
