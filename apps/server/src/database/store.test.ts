import { expect, it } from 'vitest'
import { openPostgresStore } from './store.ts'

it('says in words that the PostgreSQL server cannot be reached, and does not show its password', async () => {
  const opening = openPostgresStore('postgres://taskfield:secret@127.0.0.1:1/tasks', () => {})
  await expect(opening).rejects.toThrow(
    /^The PostgreSQL server of DATABASE_URL cannot be used: connect ECONNREFUSED 127\.0\.0\.1:1\.$/,
  )
})
