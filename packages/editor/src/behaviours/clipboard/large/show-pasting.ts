import type { HostContext } from '../../../core/feature/host-context.ts'
import type { Toast, ToastHandle } from '../../../core/feature/toast.ts'
import { pastingMessage, stopPastingLabel } from './messages.ts'

/** How many parts of the work are told of: each is read aloud. */
const parts = 4

/** The notice of a paste that takes its time. */
interface PastingNotice {
  /** How much is done, from 0 to 1. */
  readonly report: (done: number) => void
  readonly close: () => void
}

/** Says that something is being pasted and how much of it is done, with a way to leave it. Who closes the notice leaves the paste to go on. */
export function showPasting({ notify }: HostContext, stop: () => void): PastingNotice {
  let isClosed = false
  let last = 0
  const toast = (): Toast => ({
    kind: 'loading',
    text: pastingMessage((100 / parts) * last),
    action: { label: stopPastingLabel, run: stop },
    onClose: () => (isClosed = true),
  })
  const shown: ToastHandle = notify(toast())
  return {
    report(done) {
      const part = Math.floor(done * parts)
      if (isClosed || part <= last || part >= parts) return
      last = part
      shown.update(toast())
    },
    close: () => shown.close(),
  }
}
