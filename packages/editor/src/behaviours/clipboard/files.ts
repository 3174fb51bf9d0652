/** Keeps a file that is dropped on the text from being opened by the browser in place of the page. */
export function refuseDroppedFile(event: DragEvent): boolean {
  if (!isOfFiles(event.dataTransfer)) return false
  event.preventDefault()
  return true
}

/** Whether a clipboard or something dragged holds files and no text besides. */
export function isOfFiles(data: DataTransfer | null): boolean {
  return data !== null && data.files.length > 0 && !data.types.some(type => type.startsWith('text/'))
}
