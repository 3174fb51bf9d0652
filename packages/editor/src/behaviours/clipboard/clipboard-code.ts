// What the clipboard has to do with other programs, as one piece of code: it comes when the field has been idle for a moment.
export { convertPasted } from './office/convert-pasted.ts'
export { writeCopied } from './own/write-copied.ts'
