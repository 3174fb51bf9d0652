import { safeUrl } from '@taskfield/document'
import { ExternalLink, Pencil, Trash2 } from 'lucide-react'
import type { ReactElement } from 'react'
import type { EditorContext } from '../../core/feature/editor-context.ts'
import { contextOf } from '../../core/feature/host-context.ts'
import { useMessages } from '../../messages/locale.tsx'
import { AddressField, useTypedAddress } from '../../ui/forms/address-field.tsx'
import { PanelAction } from '../../ui/tools/panel-action.tsx'
import { openInNewTabLabel } from '../../ui/forms/form-messages.ts'
import { PopupForm } from '../../ui/forms/popup-form.tsx'
import { Tooltip } from '../../ui/popups/tooltip.tsx'
import { closeMediaBalloon, editMedia } from './media-balloon-state.ts'
import { deleteMedia, setMedia } from './media-commands.ts'
import { deleteMediaLabel, editMediaLabel, mediaHint, mediaUrlLabel } from './balloon-messages.ts'
import { readMediaAddress } from './read-media-address.ts'

interface PanelProps {
  readonly editor: EditorContext
  /** The address so far; `''` for new media. */
  readonly url: string
}

/** The form of the address of media. What is wrong with it is said when it is to be saved. */
export function MediaForm({ editor, url }: PanelProps): ReactElement {
  const address = useTypedAddress(url)
  const save = (): void => {
    const read = readMediaAddress(address.text, contextOf(editor.state).mediaProviders)
    if ('error' in read) return address.refuse(read.error)
    editor.run(setMedia(read.url))
    editor.run(closeMediaBalloon)
  }
  return (
    <PopupForm onSave={save} onCancel={() => editor.run(closeMediaBalloon)}>
      <AddressField label={mediaUrlLabel} hint={mediaHint} address={address} />
    </PopupForm>
  )
}

/** What can be done with the selected media. */
export function MediaActions({ editor, url }: PanelProps): ReactElement {
  const say = useMessages()
  const address = safeUrl(url, 'media')
  return (
    <div className="tf-link-actions">
      {address !== null && (
        <Tooltip label={say(openInNewTabLabel)} shortcut="Alt-Enter">
          <a className="tf-link-address" href={address} target="_blank" rel="noopener noreferrer">
            <span className="tf-link-text">{url}</span>
            <ExternalLink size={16} strokeWidth={1.75} aria-hidden />
          </a>
        </Tooltip>
      )}
      <PanelAction label={editMediaLabel} drawing={Pencil} onPress={() => editor.run(editMedia)} />
      <PanelAction label={deleteMediaLabel} drawing={Trash2} onPress={() => editor.run(deleteMedia)} />
    </div>
  )
}
