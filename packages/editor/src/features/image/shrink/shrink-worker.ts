import { scalePicture, type Picture, type ScaledPicture } from './scale-picture.ts'

/** What the page asks of the worker, and what it is answered; `null` where the picture cannot be read. */
export interface ScaleRequest extends Picture {
  readonly id: number
}
export interface ScaleAnswer {
  readonly id: number
  readonly picture: ScaledPicture | null
}

async function answer({ id, ...asked }: ScaleRequest): Promise<void> {
  const picture = await scalePicture(asked).catch(() => null)
  const message: ScaleAnswer = { id, picture }
  postMessage(message)
}

addEventListener('message', ({ data }: MessageEvent<ScaleRequest>) => void answer(data))
