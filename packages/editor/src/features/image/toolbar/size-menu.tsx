import { imageAttrs } from '@taskfield/document'
import { Proportions } from 'lucide-react'
import type { ReactElement } from 'react'
import type { EditorContext } from '../../../core/feature/editor-context.ts'
import { useEditorState } from '../../../core/feature/use-editor-state.ts'
import { useMessages } from '../../../messages/locale.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ToolMenu } from '../../../ui/tools/tool-menu.tsx'
import { findImage } from '../find-image.ts'
import { openImageForm } from '../forms/form-state.ts'
import { resizeImage } from '../image-commands.ts'
import { sizeLabel } from '../messages.ts'
import { originalSizeLabel, otherSizeLabel } from './messages.ts'
import { sizeWords } from '../size-words.ts'

const shares = ['25%', '50%', '75%'] as const

/** The width of the image: its own, a share of the column, or any other. */
export function SizeMenu({ editor }: { editor: EditorContext }): ReactElement {
  const say = useMessages()
  const { width, height } = useEditorState(editor, state => {
    const found = findImage(state)
    const attrs = found && imageAttrs(found.node)
    return { width: attrs?.width ?? null, height: attrs?.height ?? null }
  })
  const isOriginal = width === null && height === null
  const isShare = shares.some(share => share === width)
  const choices = [
    { name: 'original', label: say(originalSizeLabel) },
    ...shares.map(share => ({ name: share, label: say(sizeWords(share)) })),
    {
      name: 'other',
      label: isOriginal || isShare ? say(otherSizeLabel) : `${say(otherSizeLabel)} ${say(sizeWords(width))}`,
    },
  ]
  const shownShare = isShare ? width : 'other'
  return (
    <ToolMenu
      label={say(sizeLabel)}
      shown={isOriginal ? say(originalSizeLabel) : say(sizeWords(width ?? height))}
      drawn={<Icon of={Proportions} />}
      active={isOriginal ? 'original' : shownShare}
      choices={choices}
      disabled={false}
      onChoose={name => {
        if (name === 'other') editor.run(openImageForm('size'))
        else editor.run(resizeImage(name === 'original' ? null : name))
      }}
      onLeave={() => editor.focus()}
    />
  )
}
