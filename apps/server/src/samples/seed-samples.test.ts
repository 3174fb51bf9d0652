import { readdir, stat } from 'node:fs/promises'
import { readHtml, schema, writeHtml } from '@taskfield/document'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Kysely } from 'kysely'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { migrations } from '../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { seedSamples, sampleHtml } from './seed-samples.ts'
import { sampleComments } from './sample-comments.ts'
import { sampleTasks } from './sample-tasks.ts'

type Node = ReturnType<typeof readHtml>
type Mark = Node['marks'][number]

const pictures = new URL('../../samples/pictures/', import.meta.url)
const documents = new URL('../../samples/documents/', import.meta.url)
const descriptions = await Promise.all(sampleTasks.map(sampleHtml))
const comments = sampleComments.map(({ html }) => html)
const docs = descriptions.map(html => readHtml(html))
/** The workspace declares no objects of its own. */
const isOfHost = (name: string): boolean => name.startsWith('host')

describe('the sample descriptions', () => {
  it('show every kind of content that the schema knows', () => {
    const seen = new Set<string>()
    for (const doc of docs) {
      doc.descendants(node => {
        seen.add(node.type.name)
        for (const mark of node.marks) seen.add(mark.type.name)
      })
    }
    const known = [...Object.keys(schema.nodes), ...Object.keys(schema.marks)].filter(
      name => name !== 'doc' && !isOfHost(name),
    )
    expect(known.filter(name => !seen.has(name))).toEqual([])
  })

  it('show every property of that content at work', () => {
    const isSeen = new Set<string>()
    const note = ({ type, attrs }: Node | Mark): void => {
      for (const [name, value] of Object.entries(attrs)) {
        const usual: unknown = type.spec.attrs?.[name]?.default
        if (JSON.stringify(value) !== JSON.stringify(usual)) isSeen.add(`${type.name} ${name}`)
      }
    }
    for (const doc of docs) {
      doc.descendants(node => {
        note(node)
        for (const mark of node.marks) note(mark)
      })
    }
    const known = [...Object.values(schema.nodes), ...Object.values(schema.marks)]
      .filter(({ name }) => !isOfHost(name))
      .flatMap(type => Object.keys(type.spec.attrs ?? {}).map(name => `${type.name} ${name}`))
    // What only a header cell can have, though the schema gives both kinds of cell the same properties; and what is never saved.
    const impossible = ['image upload', 'inlineImage upload', 'tableCell scope']
    expect(known.filter(name => !isSeen.has(name)).toSorted()).toEqual(impossible)
  })

  it('lose no text when they are opened and saved', () => {
    for (const [index, html] of descriptions.entries()) {
      const saved = readHtml(writeHtml(docs[index] ?? schema.nodes.doc.create()))
      expect(saved.textContent).toBe(docs[index]?.textContent)
      const text = (source: string): string => source.replace(/<[^>]*>|&\w+;|\s/g, '')
      expect(text(writeHtml(saved))).toBe(text(html))
    }
  })

  it('show only pictures that are there, small enough to wait for', async () => {
    const names = descriptions.flatMap(html =>
      [...html.matchAll(/\/media\/sample\/([\w.-]+)/g)].map(match => match[1] ?? ''),
    )
    const files = await readdir(pictures)
    expect([...new Set(names)].toSorted()).toEqual(files.toSorted())
    for (const file of files) expect((await stat(new URL(file, pictures))).size).toBeLessThan(60_000)
  })

  it('mention only tasks that are there, by their own number and name', () => {
    const labels = new Map(sampleTasks.map(({ id, counter, name }) => [id, `#${counter} ${name}`]))
    const mentions = [...descriptions, ...comments].flatMap(html => [
      ...html.matchAll(/<span class="mention"[^>]*data-id="(\d+)"[^>]*>([^<]*)</g),
    ])
    expect(mentions.length).toBeGreaterThan(10)
    for (const [, id, label] of mentions) expect(label).toBe(labels.get(Number(id)))
  })

  it('use every file of their folder', async () => {
    const used = sampleTasks.flatMap(({ file }) => file ?? [])
    expect(used.toSorted()).toEqual((await readdir(documents)).toSorted())
  })
})

it('sample comments are as the field writes them, and show a mention, a list and a change', () => {
  for (const html of comments) expect(writeHtml(readHtml(html))).toBe(html)
  expect(comments.join('')).toMatch(/class="mention".*<ul>/s)
  expect(sampleComments.some(({ editedHoursAgo }) => editedHoursAgo !== undefined)).toBe(true)
})

it('no sample task has its id for a number, so that confusing them shows', () => {
  expect(sampleTasks.filter(({ id, counter }) => id === counter)).toEqual([])
})

describe('seeding', () => {
  let opened: TestDatabase
  let database: Kysely<Database>

  beforeAll(async () => {
    opened = await openTestDatabase()
    database = opened.database
    await migrate(database, migrations)
    await seedSamples(database)
  })

  afterAll(() => opened.close())

  it('stores the descriptions as the older editor saved them, each with its first revision', async () => {
    const tasks = await database.selectFrom('task').select(['id', 'html']).execute()
    expect(tasks).toHaveLength(sampleTasks.length)
    for (const { id, html } of tasks) {
      expect(html).toBe(descriptions[sampleTasks.findIndex(task => task.id === id)])
    }
    const revisions = await database.selectFrom('taskRevision').select(['taskId as id', 'html']).execute()
    expect(revisions.toSorted((a, b) => a.id - b.id)).toEqual(tasks.toSorted((a, b) => a.id - b.id))
  })

  it('happens once: what was changed or deleted since is not brought back', async () => {
    await database.updateTable('task').set({ name: 'Переименована' }).where('id', '=', 9).execute()
    await seedSamples(database)
    const { name } = await database
      .selectFrom('task')
      .select('name')
      .where('id', '=', 9)
      .executeTakeFirstOrThrow()
    expect(name).toBe('Переименована')
  })

  it('leaves room for the next ids', async () => {
    const task = { projectId: 1, parentId: null, counter: 31, name: 'Следующая' }
    const { id } = await database.insertInto('task').values(task).returning('id').executeTakeFirstOrThrow()
    expect(id).toBe(32)
  })
})
