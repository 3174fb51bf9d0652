import type { Message } from '@taskfield/editor'

export const descriptionLabel: Message = { ru: 'Описание', en: 'Description' }
export const descriptionPlaceholder: Message = { ru: 'Опишите задачу…', en: 'Describe the task…' }
export const noDescription: Message = { ru: 'Описания пока нет', en: 'No description yet' }
export const addDescription: Message = { ru: 'Добавить описание', en: 'Add a description' }
export const doneLabel: Message = { ru: 'Готово', en: 'Done' }
export const findLabel: Message = { ru: 'Найти и заменить', en: 'Find and replace' }
export const stayOpenLabel: Message = { ru: 'Не закрывать', en: 'Keep it open' }
export const taskNotOpened: Message = {
  ru: 'Не удалось открыть задачу',
  en: 'The task could not be opened',
}
export const editorClosed: Message = { ru: 'Редактор не открылся', en: 'The editor did not open' }

export const compareVersions: Message = { ru: 'Сравнить версии', en: 'Compare versions' }
export const changedMeanwhile: Message = {
  ru: 'Описание изменили, пока вы писали',
  en: 'The description was changed while you were writing',
}
export const chooseVersion: Message = {
  ru: 'Выберите, какая версия останется. Другая сохранится на этом устройстве, и её можно будет вернуть.',
  en: 'Choose which version stays. The other is kept on this device and can be restored.',
}
export const yourText: Message = { ru: 'Ваш текст', en: 'Your text' }
export const copyYourText: Message = { ru: 'Скопировать ваш текст', en: 'Copy your text' }
export const keepSaved: Message = { ru: 'Оставить сохранённую', en: 'Keep the saved one' }
export const saveMine: Message = { ru: 'Сохранить мою', en: 'Save mine' }

export const leaveTitle: Message = {
  ru: 'Уйти с несохранённым текстом?',
  en: 'Leave with an unsaved text?',
}
export const leaveLabel: Message = { ru: 'Уйти', en: 'Leave' }
export const leaveUnsavedLabel: Message = { ru: 'Уйти без сохранения', en: 'Leave without saving' }
export const stayLabel: Message = { ru: 'Остаться', en: 'Stay' }
export const imagesKept: Message = {
  ru: 'Файлы останутся на этом устройстве, и загрузка продолжится, когда вы снова откроете описание.',
  en: 'The files stay on this device, and uploading goes on when you open the description again.',
}
export const textKept: Message = {
  ru: 'Текст останется на этом устройстве, и его можно будет вернуть.',
  en: 'The text stays on this device and can be restored.',
}
export const textNotKept: Message = {
  ru: 'Браузер не может хранить текст на этом устройстве. Скопируйте его: когда вы закроете вкладку, он пропадёт.',
  en: 'The browser cannot keep the text on this device. Copy it: it is lost when you close the tab.',
}
export const textOnPage: Message = { ru: 'Текст на странице', en: 'Text on the page' }
export const notOnDevice: Message = {
  ru: 'Текст не хранится на устройстве',
  en: 'The text is not kept on the device',
}
export const keepTabOpen: Message = {
  ru: 'Браузер не может хранить текст на этом устройстве. Не закрывайте вкладку, пока он не сохранится.',
  en: 'The browser cannot keep the text on this device. Do not close the tab until it is saved.',
}
