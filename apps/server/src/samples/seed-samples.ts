import { readFile } from 'node:fs/promises'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../database/database.ts'
import { takeMigrationLock } from '../database/migrate.ts'
import { sampleComments, type SampleComment } from './sample-comments.ts'
import { sampleProject, sampleTasks, type SampleTask } from './sample-tasks.ts'

const documents = new URL('../../samples/documents/', import.meta.url)

/**
 * Adds the sample project to a database that has no project. The descriptions are stored as CKEditor saved them, like
 * the existing data of a team.
 */
export async function seedSamples(database: Kysely<Database>): Promise<void> {
  await database.transaction().execute(async transaction => {
    await takeMigrationLock(transaction)
    const project = await transaction.selectFrom('project').select('id').limit(1).executeTakeFirst()
    if (project) return
    await transaction.insertInto('project').values(sampleProject).execute()
    const tasks = await Promise.all(sampleTasks.map(readTask))
    await transaction.insertInto('task').values(tasks).execute()
    await transaction
      .insertInto('taskRevision')
      .values(tasks.map(({ id, html }) => ({ taskId: id, version: 1, html })))
      .execute()
    await transaction.insertInto('comment').values(sampleComments.map(commentRow)).execute()
    await advanceSequences(transaction)
  })
}

/** The first description of a sample task. */
export async function sampleHtml({ file, html }: SampleTask): Promise<string> {
  return file ? (await readFile(new URL(file, documents), 'utf8')).trimEnd() : (html ?? '')
}

interface TaskRow {
  id: number
  projectId: number
  parentId: number | null
  counter: number
  name: string
  html: string
}

async function readTask(task: SampleTask): Promise<TaskRow> {
  const { id, parent, counter, name } = task
  return { id, projectId: sampleProject.id, parentId: parent, counter, name, html: await sampleHtml(task) }
}

const hour = 3_600_000

function commentRow({ task, hoursAgo, editedHoursAgo, html }: SampleComment, index: number) {
  const moment = (hours: number): Date => new Date(Date.now() - hours * hour)
  return {
    taskId: task,
    key: `sample-${index}`,
    html,
    version: editedHoursAgo === undefined ? 1 : 2,
    createdAt: moment(hoursAgo),
    updatedAt: moment(editedHoursAgo ?? hoursAgo),
  }
}

/** Rows that are inserted with an id do not advance the sequence of ids. */
async function advanceSequences(transaction: Transaction<Database>): Promise<void> {
  await sql`select setval(pg_get_serial_sequence('project', 'id'), max(id)) from project`.execute(transaction)
  await sql`select setval(pg_get_serial_sequence('task', 'id'), max(id)) from task`.execute(transaction)
}
