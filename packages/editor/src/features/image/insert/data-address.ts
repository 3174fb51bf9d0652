/** Whether an address holds its picture itself. */
export function isDataAddress(src: string): boolean {
  return /^\s*data:/i.test(src)
}

/** The picture of a `data:` address as a file; `null` for any other address. */
export function fileOfData(src: string): File | null {
  const [, type, base64] = /^\s*data:(image\/[a-z+]+);base64,([^]*)$/i.exec(src) ?? []
  if (type === undefined || base64 === undefined) return null
  try {
    const bytes = Uint8Array.from(atob(base64), character => character.charCodeAt(0))
    return new File([bytes], `image.${type.slice('image/'.length)}`, { type })
  } catch {
    return null
  }
}
