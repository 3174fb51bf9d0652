import type { UploadedImage } from './upload-status.ts'

/** How long a picture may take to come back from the server before it is shown all the same: ms. */
const longestWait = 3_000

/** Resolves once the browser has a picture at hand, so that it takes the place of its preview without a gap. */
export async function showPicture({ src, srcset }: UploadedImage): Promise<void> {
  const image = new Image()
  if (srcset !== null) Object.assign(image, { sizes: '100vw', srcset })
  image.src = src
  const { promise, end } = wait(longestWait)
  // A picture that cannot be shown is none the less uploaded.
  await Promise.race([image.decode().catch(() => undefined), promise])
  end()
}

function wait(time: number): { promise: Promise<void>; end: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const promise = new Promise<void>(resolve => {
    timer = setTimeout(resolve, time)
  })
  return { promise, end: () => clearTimeout(timer) }
}
