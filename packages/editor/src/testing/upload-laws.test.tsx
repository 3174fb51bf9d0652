import { imageAttrs, pendingUploads, writeHtml } from '@taskfield/document'
import * as fc from 'fast-check'
import { AllSelection, TextSelection } from 'prosemirror-state'
import { expect, it, onTestFinished, vi } from 'vitest'
import { redo, undo } from '../core/feature/history.ts'
import { findUploaded } from '../features/image/upload/held-files.ts'
import { isImage } from '../features/image/find-image.ts'
import { hostField } from '../field/hosted-field.ts'
import { copy, cut, paste } from './clipboard.ts'
import { givenUploads, pasteFiles, pictureFile } from './given-uploads.ts'
import { fieldSettings } from './open-field.ts'

const acts = [
  'insert',
  'insert',
  'finish',
  'fail',
  'retry',
  'undo',
  'redo',
  'cut',
  'copy',
  'paste',
  'type',
  'host',
  'caret',
] as const
type Act = (typeof acts)[number]

const start = '<p>one</p><p>two</p>'

/** A field that a walk is made in. Each file has a name of its own. */
async function openWalk() {
  const { upload, uploads } = givenUploads()
  const file = await pictureFile()
  const place = document.body.appendChild(document.createElement('div'))
  const { editor, value } = hostField(start, { ...fieldSettings, upload })
  const unmount = editor.mount(place)
  const close = (): void => {
    unmount()
    place.remove()
  }
  onTestFinished(() => place.remove())
  const text = place.firstElementChild
  if (!(text instanceof HTMLElement)) throw new Error('The field has put no text on the page.')
  const ended = new Set<string>()
  let held: Parameters<typeof paste>[1] = {}
  let count = 0
  /** Those that a server still has to answer. */
  const open = () => uploads.filter(({ file: { name }, signal }) => !signal.aborted && !ended.has(name))
  const select = (share: number, all: boolean): void =>
    editor.run((state, dispatch) => {
      const pos = Math.floor(share * state.doc.content.size)
      const selection = all ? new AllSelection(state.doc) : TextSelection.near(state.doc.resolve(pos))
      dispatch?.(state.tr.setSelection(selection))
      return true
    })
  const doAct: Readonly<Record<Act, (share: number) => void>> = {
    insert: () => pasteFiles(text, [new File([file], `${count++}.png`, { type: 'image/png' })]),
    finish() {
      const next = open()[0]
      if (!next) return
      ended.add(next.file.name)
      next.finish()
    },
    fail: () => open()[0]?.fail('No'),
    retry: () => text.querySelector<HTMLElement>('.tf-upload-strip[data-state=failed] button')?.click(),
    undo: () => editor.run(undo),
    redo: () => editor.run(redo),
    cut(share) {
      select(share, share > 0.5)
      held = cut(text)
    },
    copy(share) {
      select(share, true)
      held = copy(text)
    },
    paste: () => paste(text, held),
    type: () => editor.run((state, dispatch) => (dispatch?.(state.tr.insertText('x')), true)),
    host: () => value.receive(`${value.html}<p>theirs</p>`),
    caret: share => select(share, false),
  }
  return { editor, text, uploads, open, doAct, close }
}

type Walk = Awaited<ReturnType<typeof openWalk>>

function check({ editor, open }: Walk): void {
  const { doc } = editor.state
  doc.check()
  expect(writeHtml(doc)).not.toMatch(/blob:|data:|upload\.invalid|src=""/)
  const names = open().map(({ file }) => file.name)
  expect(new Set(names).size).toBe(names.length)
}

/** Ends all that is under way, and what has failed, until nothing is pending. */
async function finishAll({ editor, text, doAct }: Walk): Promise<void> {
  await vi.waitFor(
    () => {
      for (const retry of text.querySelectorAll<HTMLElement>('[data-state=failed] button:not([hidden])')) {
        if (retry.textContent === 'Повторить') retry.click()
      }
      doAct.finish(0)
      expect(pendingUploads(editor.state.doc)).toEqual([])
    },
    { timeout: 20_000, interval: 10 },
  )
}

function addressesOf({ editor }: Walk): string[] {
  const found: string[] = []
  editor.state.doc.descendants(node => {
    if (isImage(node)) found.push(imageAttrs(node).src)
  })
  return found
}

it('whatever is done while images are uploaded, none is lost, doubled or saved before it is there', async () => {
  const steps = fc.array(
    fc.record({ act: fc.constantFrom(...acts), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
    { minLength: 3, maxLength: 14 },
  )
  await fc.assert(
    fc.asyncProperty(steps, async walked => {
      const walk = await openWalk()
      try {
        for (const { act, share } of walked) {
          walk.doAct[act](share)
          // What ends an upload is told a moment later.
          await Promise.resolve()
          check(walk)
        }
        await finishAll(walk)
        check(walk)
        for (const src of addressesOf(walk)) expect(src).toMatch(/^\/uploaded\/\d+\.png$/)
        for (const step of [undo, redo]) {
          while (step(walk.editor.state)) {
            walk.editor.run(step)
            // What is there never waits again.
            expect(pendingUploads(walk.editor.state.doc).filter(id => findUploaded(id) !== null)).toEqual([])
          }
        }
      } finally {
        walk.close()
      }
    }),
    { numRuns: Number(import.meta.env['VITE_RUNS'] ?? 15) },
  )
}, 600_000)
