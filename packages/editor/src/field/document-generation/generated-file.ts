import { asFileName } from '../../ui/file-name.ts'
import { downloadLabel } from '../../ui/messages.ts'
import type { HostToastAction } from '../toasts/host-toast.ts'
import { withExtension } from './file-name.ts'
import { openLabel } from './messages.ts'

/** How long after its message a file can still be had, for a download that has just begun: ms. */
const keptFor = 60_000

/** A file as a message offers it. */
export interface OfferedFile {
  readonly action: HostToastAction
  /** Called when the message has gone: what the file took of memory is given back. */
  readonly release: () => void
}

/** Offers what a host has made: a file under a name, or an address. */
export function offerFile(made: Blob | URL, name: string): OfferedFile {
  if (made instanceof URL) return { action: linkTo(made, name), release: () => {} }
  const href = URL.createObjectURL(made)
  const own = made instanceof File ? asFileName(made.name) : ''
  return {
    action: { label: downloadLabel, href, download: own || withExtension(name, made.type) },
    release: () => void setTimeout(() => URL.revokeObjectURL(href), keptFor),
  }
}

/** A browser saves only what comes from the site itself; anything else it opens, which must not take the page away. */
function linkTo(url: URL, name: string): HostToastAction {
  const { href, origin, protocol, pathname } = url
  const isOwn = protocol === 'blob:' || protocol === 'data:' || origin === globalThis.location?.origin
  if (!isOwn) return { label: openLabel, href }
  const last = /^https?:$/.test(protocol) ? asFileName(decoded(pathname.split('/').at(-1) ?? '')) : ''
  return { label: downloadLabel, href, download: last.includes('.') ? last : name }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
