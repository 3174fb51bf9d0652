import { sql, type Kysely } from 'kysely'
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
  }
}
