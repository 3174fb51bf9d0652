/** The media type of a stored file, by its name. */
export function contentType(name: string): string {
  const extension = name.slice(name.lastIndexOf('.') + 1)
  return `image/${extension === 'jpg' ? 'jpeg' : extension}`
}
