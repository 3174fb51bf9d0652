import type { Message } from '../../messages/message.ts'

export const selectionToolbarLabel: Message = {
  ru: 'Панель выделенного текста',
  en: 'Toolbar of the selected text',
}
