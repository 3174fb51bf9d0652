/** A picture with the widths that it comes in: px. */
export interface PictureSources {
  readonly src: string
  readonly srcset: string | null
  /** The width of `src`, where it is known. */
  readonly width: number | null
}

/** One file of a picture. */
export interface PictureSource {
  readonly src: string
  /** `null` where nothing says it. */
  readonly width: number | null
}

/** All files of a picture whose widths are known, or which is the picture itself. */
export function sourcesOf({ src, srcset, width }: PictureSources): readonly PictureSource[] {
  const candidates = (srcset ?? '').split(/,\s+/).flatMap((candidate): PictureSource[] => {
    const [, address, pixels] = /^(\S+)\s+(\d+)w$/.exec(candidate.trim()) ?? []
    return address === undefined ? [] : [{ src: address, width: Number(pixels) }]
  })
  const known = candidates.find(candidate => candidate.src === src)
  return known ? candidates : [...candidates, { src, width }]
}

/** The largest file of a picture. An address without a width is what was uploaded, from which the others were made. */
export function findOriginal(sources: PictureSources): PictureSource {
  const all = sourcesOf(sources)
  const whole = all.find(({ width }) => width === null)
  const [largest] = all.toSorted((a, b) => (b.width ?? 0) - (a.width ?? 0))
  return whole ?? largest ?? { src: sources.src, width: sources.width }
}
