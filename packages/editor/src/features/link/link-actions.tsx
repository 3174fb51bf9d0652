import { followedHref } from '@taskfield/document'
import { Check, Copy, ExternalLink, Pencil, Unlink, X } from 'lucide-react'
import { useState, type ComponentProps, type ReactElement } from 'react'
import { copyText } from '../../ui/copy-text.ts'
import { isAnchor } from '../../content/anchors.ts'
import type { EditorContext } from '../../core/feature/editor-context.ts'
import { contextOf } from '../../core/feature/host-context.ts'
import { useMessages } from '../../messages/locale.tsx'
import { copiedMessage, notCopiedMessage } from '../../ui/messages.ts'
import { openInNewTabLabel } from '../../ui/forms/form-messages.ts'
import { PanelAction } from '../../ui/tools/panel-action.tsx'
import { Tooltip } from '../../ui/popups/tooltip.tsx'
import { shownAddress } from './address.ts'
import { editLink } from './link-balloon-state.ts'
import { openLink, unlink } from './link-commands.ts'
import { copyLinkLabel, editLinkLabel, notFollowed, unlinkLabel } from './balloon-messages.ts'

/** What can be done with the link at the caret. */
export function LinkActions({ editor, href }: { editor: EditorContext; href: string }): ReactElement {
  const say = useMessages()
  const followed = followedHref(href, contextOf(editor.state).linkSchemes)
  return (
    <div className="tf-link-actions">
      {followed === null ? (
        <span className="tf-link-address tf-link-closed">
          <span className="tf-link-text">{shownAddress(href)}</span>
          <span className="tf-link-note" role="status">
            {say(notFollowed)}
          </span>
        </span>
      ) : (
        <Tooltip label={say(openInNewTabLabel)} shortcut="Alt-Enter">
          <a className="tf-link-address" href={followed} {...waysOf(editor, href)}>
            <span className="tf-link-text">{shownAddress(href)}</span>
            <ExternalLink size={16} strokeWidth={1.75} aria-hidden />
          </a>
        </Tooltip>
      )}
      <CopyAction address={href} />
      <PanelAction
        label={editLinkLabel}
        shortcut="Mod-k"
        drawing={Pencil}
        onPress={() => editor.run(editLink)}
      />
      <PanelAction label={unlinkLabel} drawing={Unlink} onPress={() => editor.run(unlink)} />
    </div>
  )
}

/** A tab of its own, or the heading that the address leads to. */
function waysOf(editor: EditorContext, href: string): ComponentProps<'a'> {
  if (!isAnchor(href)) return { target: '_blank', rel: 'noopener noreferrer' }
  return {
    onClick: event => {
      event.preventDefault()
      editor.run(openLink)
    },
  }
}

/** Copies the address, and says whether it could. */
function CopyAction({ address }: { address: string }): ReactElement {
  const [isCopied, setCopied] = useState<boolean | null>(null)
  const copy = async (): Promise<void> => setCopied(await copyText(address))
  if (isCopied === null)
    return <PanelAction label={copyLinkLabel} drawing={Copy} onPress={() => void copy()} />
  const label = isCopied ? copiedMessage : notCopiedMessage
  return <PanelAction label={label} drawing={isCopied ? Check : X} onPress={() => void copy()} />
}
