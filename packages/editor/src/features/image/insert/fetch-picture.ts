/** The picture under an address of this browser's own, as a file. To be called at once: such an address lives no longer than its paste. */
export async function fetchPicture(address: string): Promise<File> {
  const blob = await (await fetch(address)).blob()
  const [, extension = 'png'] = /^image\/([a-z]+)/.exec(blob.type) ?? []
  return new File([blob], `image.${extension}`, { type: blob.type })
}
