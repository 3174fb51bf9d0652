import { Accessibility, Captions, Download, Ellipsis, ImageUp, Link, Trash2 } from 'lucide-react'
import type { Command } from 'prosemirror-state'
import type { ReactElement } from 'react'
import type { EditorContext } from '../../../core/feature/editor-context.ts'
import { useEditorState } from '../../../core/feature/use-editor-state.ts'
import type { ItemIcon } from '../../../core/toolbar/item-icon.tsx'
import { useMessages } from '../../../messages/locale.tsx'
import type { Message } from '../../../messages/message.ts'
import { ActionMenu } from '../../../ui/popups/action-menu.tsx'
import { MenuAction } from '../../../ui/popups/menu-lines.tsx'
import { deleteLabel, downloadLabel, moreLabel } from '../../../ui/messages.ts'
import { ToolAction } from '../../../ui/tools/tool-action.tsx'
import { ToolRow } from '../../../ui/tools/tool-row.tsx'
import { downloadImage } from '../download-image.ts'
import { findImage } from '../find-image.ts'
import { openFormOf, openImageForm } from '../forms/form-state.ts'
import { deleteImage, hasImageCaption, lacksAlternativeText, toggleImageCaption } from '../image-commands.ts'
import { findLinkItem, isImageLinked, linkImage } from '../link-image.ts'
import { replaceImage } from '../replace-image.ts'
import * as say from '../messages.ts'
import { captionLabel, noAlternativeTextLabel, replaceLabel } from './messages.ts'
import { PlacementTools } from './placement-tools.tsx'
import { SizeMenu } from './size-menu.tsx'

interface PartProps {
  readonly editor: EditorContext
}

/** What is done with the image of the selection. */
export function ImageToolbar({ editor }: PartProps): ReactElement {
  const words = useMessages()
  const { link } = useEditorState(editor, state => ({ link: findLinkItem(state) }))
  return (
    <ToolRow className="tf-object-toolbar" label={words(say.imageToolbarLabel)} editor={editor}>
      <PlacementTools editor={editor} />
      <span className="tf-toolbar-line" />
      <AlternativeTextButton editor={editor} />
      <ToolAction
        editor={editor}
        label={captionLabel}
        icon={Captions}
        run={toggleImageCaption}
        isActive={hasImageCaption}
      />
      {link && (
        <ToolAction
          editor={editor}
          label={link.label}
          icon={link.icon ?? Link}
          run={linkImage}
          isActive={isImageLinked}
        />
      )}
      <span className="tf-toolbar-line" />
      <SizeMenu editor={editor} />
      <MoreMenu editor={editor} />
    </ToolRow>
  )
}

/** Says that nothing is said yet to those who do not see the image. */
function AlternativeTextButton({ editor }: PartProps): ReactElement {
  const { isMissing } = useEditorState(editor, state => {
    const found = findImage(state)
    return { isMissing: found !== null && lacksAlternativeText(found.node) }
  })
  return (
    <span className="tf-alternative-text" data-missing={isMissing}>
      <ToolAction
        editor={editor}
        label={isMissing ? noAlternativeTextLabel : say.alternativeTextLabel}
        icon={Accessibility}
        run={openImageForm('alternativeText')}
        isActive={state => openFormOf(state) === 'alternativeText'}
      />
    </span>
  )
}

function MoreMenu({ editor }: PartProps): ReactElement {
  const words = useMessages()
  return (
    <ActionMenu label={words(moreLabel)} icon={Ellipsis} disabled={false} onLeave={() => editor.focus()}>
      <MenuLineOf editor={editor} label={replaceLabel} icon={ImageUp} run={replaceImage} />
      <MenuLineOf editor={editor} label={downloadLabel} icon={Download} run={downloadImage} />
      <MenuLineOf editor={editor} label={deleteLabel} icon={Trash2} run={deleteImage} />
    </ActionMenu>
  )
}

interface MenuLineProps extends PartProps {
  readonly label: Message
  readonly icon: ItemIcon
  readonly run: Command
}

function MenuLineOf({ editor, label, icon, run }: MenuLineProps): ReactElement {
  const words = useMessages()
  const { enabled } = useEditorState(editor, state => ({ enabled: run(state) }))
  return <MenuAction label={words(label)} icon={icon} disabled={!enabled} onAct={() => editor.run(run)} />
}
