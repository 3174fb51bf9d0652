import { useEffect, useState } from 'react'
import type { Task } from '../api/tasks.ts'
import type { Draft } from '../drafts/draft.ts'
import { useDrafts } from '../drafts/use-drafts.ts'
import type { TextDrafts } from '../drafts/use-drafts.ts'
import { currentText, unsavedText } from '../saving/saving-state.ts'
import type { SavedText, SavingState } from '../saving/saving-state.ts'
import { useSaver } from '../saving/use-saver.ts'
import { useField } from './use-field.ts'
import type { FieldSlot } from './use-field.ts'
import { useUploads } from './use-uploads.ts'
import type { UnsavedImages } from '../saving/upload-words.ts'
import { useSend } from './use-send.ts'

/** All that goes on with one description: where its text stands, the field, and its drafts on this device. */
export interface DescriptionController {
  task: number
  state: SavingState
  /** The images of the field that are not on the server yet. */
  images: UnsavedImages
  noteUploads: (uploads: UnsavedImages) => void
  /** Names the text on this device. */
  uploadsKey: string
  /**
   * The value of the field: what the server holds. The field knows its own words in it, and merges what is
   * not its own with what the user has typed.
   */
  value: string
  field: FieldSlot
  drafts: TextDrafts
  change: (html: string) => void
  /** Saves now instead of soon. */
  save: () => void
  /** Whether the field holds text that the server does not have. True of this very moment, unlike `state`. */
  isUnsaved: () => boolean
  /** Saves and closes the field, once its images are there; it stays open when something could not be saved. */
  finish: () => void
  /** Whether the field is to be closed once its images are there. */
  isFinishing: boolean
  /** Leaves the field open after all. */
  stay: () => void
  /** In a conflict: writes my text over theirs, which becomes a draft. */
  keepMine: () => void
  /** In a conflict: their text takes the place of mine, which becomes a draft. */
  takeTheirs: () => void
  /** Brings a draft back into the field. */
  restore: (draft: Draft) => Promise<void>
}

export function useDescriptionController(task: Task): DescriptionController {
  const { saver, state } = useSaver(task, useSend(task.id))
  const field = useField(saver)
  const uploads = useUploads(field, `task-${task.id}-description`)
  const drafts = useDrafts({ task: task.id, field: 'description' }, saver, currentText(state).html)
  const [overruled, setOverruled] = useState<SavedText | null>(null)

  useEffect(() => saver.refresh(task), [saver, task])

  const value = useFieldValue(state, overruled)

  return {
    task: task.id,
    state,
    ...uploads,
    value,
    field,
    drafts,
    change: html => saver.change(html),
    save: () => void saver.flush(),
    isUnsaved: () => unsavedText(saver.getState()) !== null || uploads.images.pending > 0,
    finish: () => uploads.finish(() => saver.flush()),
    keepMine() {
      const now = saver.getState()
      if (now.status !== 'conflict') return
      const { theirs, draft } = now
      void drafts.keep('replaced', { html: theirs.html, base: { ...theirs, html: draft } })
      setOverruled(theirs)
      void saver.keepMine()
      field.focus()
    },
    takeTheirs() {
      const now = saver.getState()
      if (now.status !== 'conflict') return
      void drafts.keep('declined', { html: now.draft, base: now.theirs })
      field.setText(now.theirs.html)
      saver.takeTheirs()
      field.focus()
    },
    async restore(draft) {
      field.leave()
      if (!(await drafts.restore(draft))) return
      const now = saver.getState()
      field.setText(unsavedText(now) ?? now.base.html)
      field.open('text')
    },
  }
}

/**
 * The newest text of the server, save one that the user has chosen to write over: it must not come into the field.
 * While a draft that was written over an older text is in conflict, `base` is that older text.
 */
function useFieldValue({ base }: SavingState, overruled: SavedText | null): string {
  const [value, setValue] = useState(base)
  if (base !== overruled && base.version >= value.version && base.html !== value.html) setValue(base)
  return value.html
}
