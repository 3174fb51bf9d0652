import { safeUrl } from '@taskfield/document'
import { Copy, ExternalLink, Pencil, Unlink, type LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'
import type { Field } from '../../core/field.ts'
import type { Message } from '../../messages/message.ts'
import { useMessages } from '../../messages/locale.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { shownAddress } from './address.ts'
import { editLink } from './link-balloon-state.ts'
import { unlink } from './link-commands.ts'
import { copyLinkLabel, editLinkLabel, openLinkLabel, unlinkLabel } from './messages.ts'

/** What can be done with the link at the caret. */
export function LinkActions({ field, href }: { field: Field; href: string }): ReactElement {
  const say = useMessages()
  const safe = safeUrl(href, 'link') ?? ''
  return (
    <div className="tf-link-actions">
      <Tooltip label={say(openLinkLabel)} shortcut="Alt-Enter">
        <a className="tf-link-address" href={safe} target="_blank" rel="noopener noreferrer">
          <span className="tf-link-text">{shownAddress(href)}</span>
          <ExternalLink size={16} strokeWidth={1.75} aria-hidden />
        </a>
      </Tooltip>
      <Action
        label={copyLinkLabel}
        drawing={Copy}
        onPress={() => void navigator.clipboard?.writeText(href)}
      />
      <Action label={editLinkLabel} shortcut="Mod-k" drawing={Pencil} onPress={() => field.run(editLink)} />
      <Action label={unlinkLabel} drawing={Unlink} onPress={() => field.run(unlink)} />
    </div>
  )
}

interface ActionProps {
  readonly label: Message
  readonly shortcut?: string
  readonly drawing: LucideIcon
  readonly onPress: () => void
}

function Action({ label, shortcut, drawing: Drawing, onPress }: ActionProps): ReactElement {
  const say = useMessages()
  return (
    <Tooltip label={say(label)} shortcut={shortcut ?? null}>
      <button type="button" className="tf-tool" aria-label={say(label)} onClick={onPress}>
        <Drawing size={16} strokeWidth={1.75} aria-hidden />
      </button>
    </Tooltip>
  )
}
