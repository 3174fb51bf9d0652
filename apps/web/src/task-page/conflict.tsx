import { Dialog } from '@base-ui/react/dialog'
import { ComparePopup } from '../compare/compare-popup.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import type { DescriptionController } from './use-description-controller.ts'
import { useSay } from '../language/use-say.ts'
import { savedVersion } from '../ui/messages.ts'
import {
  changedMeanwhile,
  chooseVersion,
  compareVersions,
  copyYourText,
  keepSaved,
  saveMine,
  yourText,
} from './messages.ts'

/** The button that shows both texts of a conflict, and the dialog in which one is chosen. */
export function Conflict({ controller }: { controller: DescriptionController }) {
  const say = useSay()
  const { state } = controller
  if (state.status !== 'conflict') return null
  return (
    <Dialog.Root>
      <Dialog.Trigger className="button button-bare">{say(compareVersions)}</Dialog.Trigger>
      <ComparePopup
        title={say(changedMeanwhile)}
        description={say(chooseVersion)}
        theirs={{ title: say(savedVersion), html: state.theirs.html }}
        mine={{ title: say(yourText), html: state.draft }}
      >
        <CopyButton html={state.draft} label={say(copyYourText)} />
        <Dialog.Close className="button button-plain" onClick={controller.takeTheirs}>
          {say(keepSaved)}
        </Dialog.Close>
        <Dialog.Close className="button button-primary" onClick={controller.keepMine}>
          {say(saveMine)}
        </Dialog.Close>
      </ComparePopup>
    </Dialog.Root>
  )
}
