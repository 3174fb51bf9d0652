import { template } from '../../../messages/message-text.ts'
import type { Message } from '../../../messages/message.ts'

/** Where pasted pictures stay. */
export function remotePictures(hosts: readonly string[]): Message {
  const names = hosts.slice(0, 3).join(', ')
  const more = hosts.length - 3
  const sites =
    more > 0
      ? template({ ru: '{names} и ещё {more}', en: '{names} and {more} more' }, { names, more })
      : names
  return template(
    {
      ru: 'Картинки остались на других сайтах: {sites}. Эти сайты видят, кто их открывает.',
      en: 'The pictures stay on other sites: {sites}. These sites see who opens them.',
    },
    { sites },
  )
}

export const takeRemoteLabel: Message = { ru: 'Загрузить к себе', en: 'Upload here' }

/** Pictures that a site did not give. */
export const remoteNotTaken = (count: number): Message =>
  template(
    {
      ru: 'Не удалось загрузить картинки: {count}. Сайт не отдаёт их другим страницам: сохраните файлы и вставьте их.',
      en: 'Pictures that could not be uploaded: {count}. Their site keeps them from other pages: save the files and insert them.',
    },
    { count },
  )
