import { sql, type Kysely, type QueryCreator } from 'kysely'
import type { Database } from '../database/database.ts'
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

/** How a change ended. `null`: there is no such comment. */
export type ChangeResult = { saved: Comment } | { conflict: Comment } | null

/** Stores the comments of tasks. */
export interface CommentRepository {
  /** All comments of a task, the oldest first; `null` when there is no such task. */
  ofTask(taskId: number): Promise<Comment[] | null>
  /** Adds a comment. One with this key that the task has already is given back as it is. `null`: there is no such task. */
  add(taskId: number, comment: { key: string; html: string }): Promise<Comment | null>
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
    ofTask: async taskId => {
      const rows = await comments.where('taskId', '=', taskId).orderBy('id').execute()
      if (rows.length > 0) return rows.map(withMoments)
      const task = await database.selectFrom('task').select('id').where('id', '=', taskId).executeTakeFirst()
      return task ? [] : null
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
