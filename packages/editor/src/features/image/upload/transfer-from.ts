import { contextOf } from '../../../core/feature/host-context.ts'
import type { UploadView } from './field-uploads.ts'
import type { HeldFile } from './held-files.ts'
import { unreachable } from './messages.ts'
import { showPicture } from './show-picture.ts'
import type { TransferRun } from './transfer-run.ts'
import { UploadError, type UploadedImage } from './upload-status.ts'

/** Uploads a file as the host of a field has it; what does so is loaded with the first one. */
export async function transferFrom(
  view: UploadView,
  held: HeldFile,
  run: TransferRun,
): Promise<UploadedImage> {
  const { transfer } = await import('./transfer.ts').catch(() => {
    throw new UploadError('unreachable', unreachable)
  })
  const image = await transfer(held, contextOf(view.state), run)
  await showPicture(image)
  return image
}
