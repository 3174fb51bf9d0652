import { Dialog } from '@base-ui/react/dialog'
import { ComparePopup } from '../compare/compare-popup.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import type { DescriptionController } from './use-description-controller.ts'

/** The button that shows both texts of a conflict, and the dialog in which one is chosen. */
export function Conflict({ controller }: { controller: DescriptionController }) {
  const { state } = controller
  if (state.status !== 'conflict') return null
  return (
    <Dialog.Root>
      <Dialog.Trigger className="button button-bare">Сравнить версии</Dialog.Trigger>
      <ComparePopup
        title="Описание изменили, пока вы писали"
        description="Выберите, какая версия останется. Другая сохранится на этом устройстве, и её можно будет вернуть."
        theirs={{ title: 'Сохранённая версия', html: state.theirs.html }}
        mine={{ title: 'Ваш текст', html: state.draft }}
      >
        <CopyButton html={state.draft} label="Скопировать ваш текст" />
        <Dialog.Close className="button button-plain" onClick={controller.takeTheirs}>
          Оставить сохранённую
        </Dialog.Close>
        <Dialog.Close className="button button-primary" onClick={controller.keepMine}>
          Сохранить мою
        </Dialog.Close>
      </ComparePopup>
    </Dialog.Root>
  )
}
