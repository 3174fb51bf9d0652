import { imageAttrs, pendingUploads, writeHtml } from '@taskfield/document'
import { expect } from 'vitest'
import type { UploadStatus } from '../../features/image/upload/upload-status.ts'
import type { UploadWalk } from './upload-walk.ts'

/**
 * Holds a text and its uploads to what is true after each step, once all that was answered has been heard. `others` are further texts of
 * the page.
 */
export function checkUploads(walk: UploadWalk, ...others: readonly UploadWalk[]): void {
  walk.state.doc.check()
  checkSaved(walk)
  checkSent([walk, ...others])
  if (!walk.isAtWork) return
  const statuses = statusesOf(walk)
  const idle = statuses.filter(
    status => isReady(status) || status === undefined || status.state === 'stopped',
  )
  const running = statuses.filter(status => status?.state === 'uploading')
  expect(running.length).toBeLessThanOrEqual(3)
  expect(running.length < 3 ? idle : []).toEqual([])
  // An input method holds up what the document is told, and so its count.
  if (!walk.composing) checkCount(walk, statuses)
}

/** What is saved has all that is uploaded, and nothing else. */
function checkSaved(walk: UploadWalk): void {
  const { state, server, composing, isAtWork } = walk
  const images = walk.images()
  const settled = images.filter(({ node }) => imageAttrs(node).upload === null)
  for (const { node, src } of settled) {
    expect(imageAttrs(node).src).toBe(src)
    expect(server.stored).toContain(src)
  }
  const isTold = isAtWork && !composing
  const waiting = images.filter(image => !settled.includes(image))
  expect(waiting.filter(({ src }) => isTold && server.stored.has(src))).toEqual([])
  const html = writeHtml(state.doc)
  expect(html).not.toMatch(/blob:|data:|upload\.invalid|src=""|<img(?![^>]*src=)/)
  expect(html.match(/<img/g)?.length ?? 0).toBe(settled.length)
}

/** What is sent stands in one of the texts, and is sent once. */
function checkSent(walks: readonly UploadWalk[]): void {
  const sources = new Set(walks.flatMap(walk => walk.images().map(({ src }) => src)))
  for (const { server } of walks) {
    expect(server.doubled).toEqual([])
    expect(server.open.filter(({ src }) => !sources.has(src))).toEqual([])
    expect(server.open.length).toBeLessThanOrEqual(3 * walks.length)
  }
}

function checkCount(
  { uploads: { queue }, tally }: UploadWalk,
  statuses: readonly (UploadStatus | undefined)[],
): void {
  const failed = statuses.filter(status => status?.state === 'failed').length
  expect(queue.pending).toEqual({ pending: statuses.length, failed, total: tally.total })
  expect(tally.repeated).toEqual([])
}

function statusesOf({ state, uploads }: UploadWalk): readonly (UploadStatus | undefined)[] {
  return [...new Set(pendingUploads(state.doc))].map(id => uploads.queue.statuses.get(id))
}

function isReady(status: UploadStatus | undefined): boolean {
  return status?.state === 'waiting' && status.message === null
}
