import { safeUrl } from '@taskfield/document'
import { ExternalLink, Pencil, Trash2, type LucideIcon } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ReactElement } from 'react'
import type { EditorContext } from '../../core/feature/editor-context.ts'
import { contextOf } from '../../core/feature/host-context.ts'
import { useMessages } from '../../messages/locale.tsx'
import type { Message } from '../../messages/message.ts'
import { FormError } from '../../ui/form-error.tsx'
import { cancelLabel, saveLabel } from '../../ui/messages.ts'
import { Tooltip } from '../../ui/tooltip.tsx'
import { closeMediaBalloon, editMedia } from './media-balloon-state.ts'
import { deleteMedia, setMedia } from './media-commands.ts'
import { deleteMediaLabel, editMediaLabel, mediaHint, mediaUrlLabel, openMediaLabel } from './messages.ts'
import { readMediaAddress } from './read-media-address.ts'

interface PanelProps {
  readonly editor: EditorContext
  /** The address so far; `''` for new media. */
  readonly url: string
}

/** The form of the address of media. What is wrong with it is said when it is to be saved. */
export function MediaForm({ editor, url }: PanelProps): ReactElement {
  const say = useMessages()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [address, setAddress] = useState(url)
  const [error, setError] = useState<Message | null>(null)
  // The balloon gave the focus before the form was loaded.
  useEffect(() => input.current?.select(), [])
  const save = (): void => {
    const read = readMediaAddress(address, contextOf(editor.state).mediaProviders)
    if ('error' in read) {
      setError(read.error)
      input.current?.focus()
      return
    }
    editor.run(setMedia(read.url))
    editor.run(closeMediaBalloon)
  }
  return (
    <form
      className="tf-form"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        // The field may stand in a form of the host.
        event.stopPropagation()
        save()
      }}
    >
      <label className="tf-label" htmlFor={id}>
        {say(mediaUrlLabel)}
      </label>
      <input
        ref={input}
        id={id}
        className="tf-input"
        value={address}
        inputMode="url"
        spellCheck={false}
        autoComplete="off"
        placeholder="https://"
        aria-invalid={error !== null}
        aria-describedby={`${id}-error ${id}-hint`}
        onChange={event => {
          setAddress(event.target.value)
          setError(null)
        }}
      />
      <FormError id={`${id}-error`} error={error} />
      <p id={`${id}-hint`} className="tf-hint">
        {say(mediaHint)}
      </p>
      <div className="tf-form-buttons">
        <button type="button" className="tf-button" onClick={() => editor.run(closeMediaBalloon)}>
          {say(cancelLabel)}
        </button>
        <button type="submit" className="tf-button tf-button-primary">
          {say(saveLabel)}
        </button>
      </div>
    </form>
  )
}

/** What can be done with the selected media. */
export function MediaActions({ editor, url }: PanelProps): ReactElement {
  const say = useMessages()
  const address = safeUrl(url, 'media')
  return (
    <div className="tf-link-actions">
      {address !== null && (
        <Tooltip label={say(openMediaLabel)} shortcut="Alt-Enter">
          <a className="tf-link-address" href={address} target="_blank" rel="noopener noreferrer">
            <span className="tf-link-text">{url}</span>
            <ExternalLink size={16} strokeWidth={1.75} aria-hidden />
          </a>
        </Tooltip>
      )}
      <Action label={editMediaLabel} drawing={Pencil} onPress={() => editor.run(editMedia)} />
      <Action label={deleteMediaLabel} drawing={Trash2} onPress={() => editor.run(deleteMedia)} />
    </div>
  )
}

interface ActionProps {
  readonly label: Message
  readonly drawing: LucideIcon
  readonly onPress: () => void
}

function Action({ label, drawing: Drawing, onPress }: ActionProps): ReactElement {
  const say = useMessages()
  return (
    <Tooltip label={say(label)} shortcut={null}>
      <button type="button" className="tf-tool" aria-label={say(label)} onClick={onPress}>
        <Drawing size={16} strokeWidth={1.75} aria-hidden />
      </button>
    </Tooltip>
  )
}
