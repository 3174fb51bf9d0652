import type { ContentSupport } from '../../../core/feature/feature.ts'
import { contextOf } from '../../../core/feature/host-context.ts'
import { hasPendingUploads } from '../../../core/feature/pending-uploads.ts'
import type { Message } from '../../../messages/message.ts'

const imagesOnTheirWay: Message = {
  ru: 'Комментарий не отправлен: изображения ещё не загружены',
  en: 'The comment was not sent: images are not uploaded yet',
}

/** A comment whose images are not there yet would lose them, so it waits unless the host sends it all the same. */
export const holdWhileUploading: NonNullable<ContentSupport['holdSending']> = state =>
  hasPendingUploads(state) && !contextOf(state).sendWhileUploading ? { message: imagesOnTheirWay } : null
