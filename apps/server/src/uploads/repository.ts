import { sql, type ExpressionBuilder, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../database/database.ts'
import type { ImageFiles } from './image-files.ts'
import type { ImageType } from './image-type.ts'

/** An upload whose files are stored. */
export interface Upload extends ImageFiles {
  /** 32 hexadecimal digits. */
  id: string
  /** The hash of the bytes that were sent, in hexadecimal. */
  sha256: string
  type: ImageType
}

/** Knows which uploads are stored. */
export interface UploadRepository {
  find(id: string): Promise<Upload | null>
  /** The upload of the same bytes, which counts as sent now. */
  renew(sha256: string): Promise<Upload | null>
  /** Adds an upload; gives back the one of the same bytes where somebody was quicker, which counts as sent now. */
  add(upload: Upload): Promise<Upload>
  /** Removes what was sent before a moment and is named by no version of a text and no comment; gives back the ids. */
  removeUnused(before: Date): Promise<string[]>
  /** Those of the ids that there is an upload of. */
  knownOf(ids: string[]): Promise<string[]>
}

const columns = ['id', 'sha256', 'type', 'width', 'height', 'files'] as const

/** The uploads in this database. */
export function uploadRepository(database: Kysely<Database>): UploadRepository {
  return {
    find: async id => {
      const row = await database.selectFrom('upload').select(columns).where('id', '=', id).executeTakeFirst()
      return row ?? null
    },
    renew: async sha256 => {
      const row = await database
        .updateTable('upload')
        .set({ uploadedAt: sql<Date>`now()` })
        .where('sha256', '=', sha256)
        .returning(columns)
        .executeTakeFirst()
      return row ?? null
    },
    add: upload =>
      database
        .insertInto('upload')
        .values({ ...upload, files: JSON.stringify(upload.files) })
        .onConflict(conflict => conflict.column('sha256').doUpdateSet({ uploadedAt: sql<Date>`now()` }))
        .returning(columns)
        .executeTakeFirstOrThrow(),
    removeUnused: before => database.transaction().execute(transaction => removeUnused(transaction, before)),
    knownOf: async ids => {
      const rows = await database.selectFrom('upload').select('id').where('id', '=', anyOf(ids)).execute()
      return rows.map(({ id }) => id)
    },
  }
}

/**
 * First locks, then looks again: a save that names an upload holds a lock on it, too, so it either comes before the
 * second look or waits for the end of this and finds no upload.
 */
async function removeUnused(transaction: Transaction<Database>, before: Date): Promise<string[]> {
  const isUnused = (expression: ExpressionBuilder<Database, 'upload'>) =>
    expression.and([
      expression.not(
        expression.exists(
          expression
            .selectFrom('taskRevisionUpload')
            .select('uploadId')
            .whereRef('taskRevisionUpload.uploadId', '=', 'upload.id'),
        ),
      ),
      expression.not(
        expression.exists(
          expression
            .selectFrom('commentUpload')
            .select('uploadId')
            .whereRef('commentUpload.uploadId', '=', 'upload.id'),
        ),
      ),
    ])
  const old = await transaction
    .selectFrom('upload')
    .select('id')
    .where('uploadedAt', '<', before)
    .where(isUnused)
    .forUpdate()
    .skipLocked()
    .execute()
  const removed = await transaction
    .deleteFrom('upload')
    .where('id', '=', anyOf(old.map(({ id }) => id)))
    .where('uploadedAt', '<', before)
    .where(isUnused)
    .returning('id')
    .execute()
  return removed.map(({ id }) => id)
}

const anyOf = (ids: string[]) => sql<string>`any(${ids}::text[])`
