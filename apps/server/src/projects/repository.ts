import type { Kysely } from 'kysely'
import type { Database } from '../database/database.ts'

/** A project in the list. Its `key` is short and in capitals. */
export interface Project {
  id: number
  key: string
  name: string
}

/** Reads projects. */
export interface ProjectRepository {
  list(): Promise<Project[]>
}

/** The projects in this database, the oldest first. */
export function projectRepository(database: Kysely<Database>): ProjectRepository {
  return {
    list: () => database.selectFrom('project').select(['id', 'key', 'name']).orderBy('id').execute(),
  }
}
