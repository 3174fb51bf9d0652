import { sql, type Kysely, type QueryCreator } from 'kysely'
import type { Database } from '../database/database.ts'
import { knownResult } from '../descriptions/repository.ts'
import { limits } from '../limits.ts'
import { uploadIdsIn } from '../uploads/addresses.ts'

/** A comment as it is stored. The moments are ISO moments in UTC. */
export interface Comment {
  id: number
  html: string
  version: number
  createdAt: string
  updatedAt: string
}

/** Which comment of which task. */
export interface CommentPlace {
  taskId: number
  id: number
}

/** Some comments of a task, one after the other, the oldest first; `older` is how many stand before them. */
export interface CommentPage {
  results: Comment[]
  older: number
}

/** How a change ended. `null`: there is no such comment. */
export type ChangeResult = { saved: Comment } | { conflict: Comment } | null

/** Stores the comments of tasks. */
export interface CommentRepository {
  /** The newest comments of a task, or the newest of those before the one with this id; `null` when there is no such task. */
  page(taskId: number, before?: number): Promise<CommentPage | null>
  /** What adding a comment with this key gives before its HTML is read: `undefined` when it is to be added. */
  addedBefore(taskId: number, key: string): Promise<Comment | null | undefined>
  /** Adds a comment. One with this key that the task has already is given back as it is. `null`: there is no such task. */
  add(taskId: number, comment: { key: string; html: string }): Promise<Comment | null>
  /** How a change ends before its HTML is read; `undefined` when that is not known. */
  resultBeforeReading(
    place: CommentPlace,
    draft: { html: string; baseVersion: number },
  ): Promise<ChangeResult | undefined>
  /**
   * Changes a comment that is still at `baseVersion`. A text equal to what is stored is no conflict, whatever its base
   * version, so a change whose response was lost can be repeated.
   */
  change(place: CommentPlace, draft: { html: string; baseVersion: number }): Promise<ChangeResult>
  /** Removes a comment for good; `false` when there is none. */
  remove(place: CommentPlace): Promise<boolean>
}

const columns = ['id', 'html', 'version', 'createdAt', 'updatedAt'] as const

/** The comments in this database. */
export function commentRepository(database: Kysely<Database>): CommentRepository {
  const comments = database.selectFrom('comment').select(columns)
  return {
    page: async (taskId, before) => {
      const rows = await newest(database, taskId, before)
      const oldest = rows.at(-1)
      if (oldest) {
        return {
          results: rows.toReversed().map(withMoments),
          older: await countBefore(database, taskId, oldest.id),
        }
      }
      return (await hasTask(database, taskId)) ? { results: [], older: 0 } : null
    },
    addedBefore: async (taskId, key) => {
      const row = await comments.where('taskId', '=', taskId).where('key', '=', key).executeTakeFirst()
      if (row) return withMoments(row)
      return (await hasTask(database, taskId)) ? undefined : null
    },
    resultBeforeReading: async ({ taskId, id }, draft) => {
      const row = await comments.where('taskId', '=', taskId).where('id', '=', id).executeTakeFirst()
      return row ? knownResult(withMoments(row), draft) : null
    },
    add: async (taskId, { key, html }) => {
      const row =
        (await insert(database, taskId, { key, html })) ??
        (await comments.where('taskId', '=', taskId).where('key', '=', key).executeTakeFirst())
      return row ? withMoments(row) : null
    },
    change: async ({ taskId, id }, draft) => {
      const saved = await update(database, { taskId, id }, draft)
      if (saved) return { saved: withMoments(saved) }
      const row = await comments.where('taskId', '=', taskId).where('id', '=', id).executeTakeFirst()
      if (!row) return null
      const current = withMoments(row)
      return current.html === draft.html ? { saved: current } : { conflict: current }
    },
    remove: async ({ taskId, id }) => {
      const { numDeletedRows } = await database
        .deleteFrom('comment')
        .where('taskId', '=', taskId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}

function newest(database: Kysely<Database>, taskId: number, before?: number): Promise<Row[]> {
  return database
    .selectFrom('comment')
    .select(columns)
    .where('taskId', '=', taskId)
    .$if(before !== undefined, query => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limits.commentsPerPage)
    .execute()
}

async function hasTask(database: Kysely<Database>, id: number): Promise<boolean> {
  const task = await database.selectFrom('task').select('id').where('id', '=', id).executeTakeFirst()
  return task !== undefined
}

async function countBefore(database: Kysely<Database>, taskId: number, id: number): Promise<number> {
  const { count } = await database
    .selectFrom('comment')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('taskId', '=', taskId)
    .where('id', '<', id)
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface Row {
  id: number
  html: string
  version: number
  createdAt: Date
  updatedAt: Date
}

function withMoments({ createdAt, updatedAt, ...row }: Row): Comment {
  return { ...row, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
}

/** Nothing is inserted for a task that does not exist, and for a key that it has. */
function insert(
  database: Kysely<Database>,
  taskId: number,
  { key, html }: { key: string; html: string },
): Promise<Row | undefined> {
  return database
    .with('written', query =>
      query
        .insertInto('comment')
        .columns(['taskId', 'key', 'html'])
        .expression(
          query
            .selectFrom('task')
            .select(['task.id', sql<string>`${key}::text`.as('key'), sql<string>`${html}::text`.as('html')])
            .where('task.id', '=', taskId),
        )
        .onConflict(conflict => conflict.columns(['taskId', 'key']).doNothing())
        .returning(columns),
    )
    .with('named', query => nameUploads(query, html))
    .selectFrom('written')
    .select(columns)
    .executeTakeFirst()
}

function update(
  database: Kysely<Database>,
  { taskId, id }: CommentPlace,
  { html, baseVersion }: { html: string; baseVersion: number },
): Promise<Row | undefined> {
  return database
    .with('written', query =>
      query
        .updateTable('comment')
        .set({ html, version: sql<number>`version + 1`, updatedAt: sql<Date>`now()` })
        .where('taskId', '=', taskId)
        .where('id', '=', id)
        .where('version', '=', baseVersion)
        .where('html', '<>', html)
        .returning(columns),
    )
    .with('named', query => nameUploads(query, html))
    .selectFrom('written')
    .select(columns)
    .executeTakeFirst()
}

/** In the statement that writes the comment, so that no upload is removed that it names. */
function nameUploads(query: QueryCreator<Database & { written: Row }>, html: string) {
  return query
    .insertInto('commentUpload')
    .columns(['commentId', 'uploadId'])
    .expression(
      query
        .selectFrom(['written', 'upload'])
        .select(['written.id as commentId', 'upload.id as uploadId'])
        .where('upload.id', '=', sql<string>`any(${uploadIdsIn(html)}::text[])`)
        // Waits for a removal that has begun, instead of failing because of it.
        .forKeyShare('upload'),
    )
    .onConflict(conflict => conflict.doNothing())
}
