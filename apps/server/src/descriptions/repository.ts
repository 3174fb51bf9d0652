import { sql, type Kysely } from 'kysely'
import type { Database } from '../database/database.ts'
import { uploadIdsIn } from '../uploads/addresses.ts'

/** A description as it is stored. `updatedAt` is an ISO moment in UTC. */
export interface StoredDescription {
  html: string
  version: number
  updatedAt: string
}

/** HTML to store, if the description is still at `baseVersion`. */
export interface DescriptionDraft {
  html: string
  baseVersion: number
}

/** How a save ended. `null`: there is no such task. */
export type SaveResult = { saved: StoredDescription } | { conflict: StoredDescription } | null

/** Stores the descriptions of tasks. */
export interface DescriptionRepository {
  /**
   * How a save ends whatever the reading of its HTML gives: there is no such task, what is stored is that HTML, or somebody
   * else has stored another since. `undefined`: that is not known. A draft that is one version behind may be a repeated one.
   */
  resultBeforeReading(taskId: number, draft: DescriptionDraft): Promise<SaveResult | undefined>
  /**
   * Stores canonical HTML: the draft, as the next version and as a revision. A draft equal to what is stored is no conflict, whatever its
   * base version, so a save whose response was lost can be repeated.
   */
  save(taskId: number, draft: DescriptionDraft): Promise<SaveResult>
}

/** The descriptions in this database. */
export function descriptionRepository(database: Kysely<Database>): DescriptionRepository {
  return {
    resultBeforeReading: async (taskId, draft) => {
      const current = await read(database, taskId)
      return current ? knownResult(current, draft) : null
    },
    save: async (taskId, draft) => {
      const saved = await saveIfUnchanged(database, taskId, draft)
      if (saved) return { saved }
      const current = await read(database, taskId)
      if (!current) return null
      return current.html === draft.html ? { saved: current } : { conflict: current }
    },
  }
}

/**
 * How a change of something stored ends before its HTML is read, where that is known: it is stored already, or it grew from an
 * older version. One that is a single version behind may be repeated, and its HTML be written otherwise than it was sent.
 */
export function knownResult<Stored extends { html: string; version: number }>(
  current: Stored,
  { html, baseVersion }: DescriptionDraft,
): { saved: Stored } | { conflict: Stored } | undefined {
  if (current.html === html) return { saved: current }
  if (current.version === baseVersion || current.version === baseVersion + 1) return undefined
  return { conflict: current }
}

/**
 * One statement checks the version, changes the task and adds the revision with the uploads that it names, so no other
 * save comes in between and no upload is removed that a saved text names.
 */
async function saveIfUnchanged(
  database: Kysely<Database>,
  taskId: number,
  { html, baseVersion }: DescriptionDraft,
): Promise<StoredDescription | null> {
  const row = await database
    .with('draft', query => query.selectNoFrom(sql<string>`${html}::text`.as('html')))
    .with('saved', query =>
      query
        .updateTable('task')
        .from('draft')
        .set({
          html: sql<string>`draft.html`,
          version: sql<number>`task.version + 1`,
          updatedAt: sql<Date>`now()`,
        })
        .where('task.id', '=', taskId)
        .where('task.version', '=', baseVersion)
        .whereRef('task.html', '<>', 'draft.html')
        .returning(['task.id', 'task.version', 'task.html', 'task.updatedAt']),
    )
    .with('named', query =>
      query
        .insertInto('taskRevisionUpload')
        .columns(['taskId', 'version', 'uploadId'])
        .expression(
          query
            .selectFrom(['saved', 'upload'])
            .select(['saved.id', 'saved.version', 'upload.id as uploadId'])
            .where('upload.id', '=', sql<string>`any(${uploadIdsIn(html)}::text[])`)
            // Waits for a removal that has begun, instead of failing because of it.
            .forKeyShare('upload'),
        ),
    )
    .insertInto('taskRevision')
    .columns(['taskId', 'version', 'html', 'savedAt'])
    .expression(query => query.selectFrom('saved').select(['id', 'version', 'html', 'updatedAt']))
    .returning(['version', 'savedAt'])
    .executeTakeFirst()
  return row ? { html, version: row.version, updatedAt: row.savedAt.toISOString() } : null
}

async function read(database: Kysely<Database>, taskId: number): Promise<StoredDescription | null> {
  const row = await database
    .selectFrom('task')
    .select(['html', 'version', 'updatedAt'])
    .where('id', '=', taskId)
    .executeTakeFirst()
  return row ? { ...row, updatedAt: row.updatedAt.toISOString() } : null
}
