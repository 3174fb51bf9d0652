import type { ReactElement } from 'react'
import type { EditorContext } from '../../../core/feature/editor-context.ts'
import { useEditorState } from '../../../core/feature/use-editor-state.ts'
import { useMessages } from '../../../messages/locale.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ToolAction } from '../../../ui/tools/tool-action.tsx'
import { ToolMenu } from '../../../ui/tools/tool-menu.tsx'
import { useHasCoarsePointer } from '../../../ui/use-has-coarse-pointer.ts'
import { placeImage, placementOf, placements, type Placement } from '../image-commands.ts'
import { placementLabel, placementNames } from './messages.ts'
import { placementIcons } from './placement-icons.tsx'

/** The places that the specification names: each has a button where there is room. */
const buttons: readonly Placement[] = ['inline', 'block', 'side']

/** How the image stands: buttons for the usual places, and a drop-down of all that it can have here. */
export function PlacementTools({ editor }: { editor: EditorContext }): ReactElement {
  const isCoarse = useHasCoarsePointer()
  return (
    <>
      {!isCoarse &&
        buttons.map(placement => (
          <ToolAction
            key={placement}
            editor={editor}
            label={placementNames[placement]}
            icon={placementIcons[placement]}
            run={placeImage(placement)}
            isActive={state => placementOf(state) === placement}
          />
        ))}
      <PlacementMenu editor={editor} showsIcon={isCoarse} />
    </>
  )
}

function PlacementMenu({ editor, showsIcon }: { editor: EditorContext; showsIcon: boolean }): ReactElement {
  const say = useMessages()
  const { active, possible } = useEditorState(editor, state => ({
    active: placementOf(state),
    possible: placements.filter(placement => placeImage(placement)(state)).join(' '),
  }))
  const choices = placements
    .filter(placement => possible.split(' ').includes(placement))
    .map(name => ({
      name,
      label: (
        <span className="tf-choice">
          <Icon of={placementIcons[name]} />
          {say(placementNames[name])}
        </span>
      ),
    }))
  return (
    <ToolMenu
      label={say(placementLabel)}
      shown={say(active ? placementNames[active] : placementLabel)}
      drawn={showsIcon && active ? <Icon of={placementIcons[active]} /> : null}
      active={active}
      choices={choices}
      disabled={choices.length === 0}
      onChoose={name => {
        const placement = placements.find(candidate => candidate === name)
        if (placement) editor.run(placeImage(placement))
      }}
      onLeave={() => editor.focus()}
    />
  )
}
