import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { Fragment, type ReactElement } from 'react'
import type { EditorContext } from '../../core/feature/editor-context.ts'
import { helpSections, type HelpLine } from '../../core/feature/help-line.ts'
import { sendKeys, type SendKey } from '../../core/feature/send-key.ts'
import { isMac, writeShortcut } from '../../core/toolbar/shortcut.ts'
import { contextOf } from '../../core/feature/host-context.ts'
import { useEditorState, useFeatures } from '../../core/feature/use-editor-state.ts'
import { useMessages } from '../../messages/locale.tsx'
import { useOwner, usePopupContainer } from '../../ui/popups/popup-container.tsx'
import { closeHelp, isHelpOpen } from './help-state.ts'
import { closeLabel } from '../../content/messages.ts'
import { helpLabel } from './messages.ts'
import { orWord, sectionLabels, spaceWord } from './dialog-messages.ts'

/** The dialog that explains the keys of the field. */
export function HelpDialog({ editor }: { editor: EditorContext }): ReactElement {
  const say = useMessages()
  const { isOpen } = useEditorState(editor, state => ({ isOpen: isHelpOpen(state) }))
  return (
    <Dialog.Root open={isOpen} onOpenChange={open => !open && editor.run(closeHelp)}>
      <Dialog.Portal container={usePopupContainer()}>
        <Dialog.Backdrop className="tf-backdrop" />
        <Dialog.Popup {...useOwner()} className="tf-dialog tf-help" finalFocus={false}>
          <div className="tf-dialog-head">
            <Dialog.Title className="tf-dialog-title">{say(helpLabel)}</Dialog.Title>
            <Dialog.Close className="tf-tool" aria-label={say(closeLabel)}>
              <X size={18} strokeWidth={1.75} aria-hidden />
            </Dialog.Close>
          </div>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keys too */}
          <div className="tf-help-sections" tabIndex={0}>
            <Sections editor={editor} />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Sections({ editor }: { editor: EditorContext }): ReactElement[] {
  const say = useMessages()
  const features = useFeatures(editor)
  const { sendKey } = useEditorState(editor, state => {
    const { send, sendKey: chosen } = contextOf(state)
    return { sendKey: send && chosen }
  })
  const lines = features.flatMap(({ help = [] }) => help).flatMap(line => asSent(line, sendKey))
  return helpSections
    .map(section => ({ section, shown: lines.filter(line => line.section === section) }))
    .filter(({ shown }) => shown.length > 0)
    .map(({ section, shown }) => <Section key={section} title={say(sectionLabels[section])} lines={shown} />)
}

/** A line of the help where a key sends a comment: in the text that key does what other lines say of it no more. */
function asSent(line: HelpLine, sendKey: SendKey | null): readonly HelpLine[] {
  if (line.sends !== undefined) return line.sends === sendKey ? [line] : []
  const taken = sendKey === null || line.boundBy !== undefined ? [] : sendKeys[sendKey]
  if (line.keys?.some(key => taken.includes(key) && !(key === 'Enter' && line.makesLines)) !== true)
    return [line]
  const keys = line.keys.filter(key => !taken.includes(key))
  return keys.length > 0 || line.typed ? [{ ...line, keys }] : []
}

function Section({ title, lines }: { title: string; lines: readonly HelpLine[] }): ReactElement {
  const say = useMessages()
  return (
    <section>
      <h3 className="tf-help-title">{title}</h3>
      <dl className="tf-help-lines">
        {lines.map(line => (
          <div key={line.label.ru} className="tf-help-line">
            <dt>{say(line.label)}</dt>
            <dd>
              <Ways line={line} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The keys, and the characters that are typed, with a word between them. */
function Ways({ line }: { line: HelpLine }): ReactElement[] {
  const say = useMessages()
  const keys = line.keys?.map(key => writeShortcut(key, isMac()))
  const typed = line.typed?.map(characters => characters.replace(/ $/, ` ${say(spaceWord)}`))
  const ways = [...(keys ?? []), ...(typed ?? [])]
  return ways.map((way, index) => (
    <Fragment key={way}>
      {index > 0 && ` ${say(orWord)} `}
      <kbd className="tf-key">{way}</kbd>
    </Fragment>
  ))
}
