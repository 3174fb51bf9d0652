import type { Node } from 'prosemirror-model'
import { asFileName } from '../../ui/file-name.ts'

const extensions: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
  'application/vnd.oasis.opendocument.text': '.odt',
  'application/msword': '.doc',
  'application/rtf': '.rtf',
  'application/zip': '.zip',
  'application/json': '.json',
  'text/html': '.html',
  'text/markdown': '.md',
  'text/plain': '.txt',
}

/** Names a file after the first words of a document. */
export function nameAfter(doc: Node, fallback: string): string {
  let words = ''
  doc.descendants(node => {
    if (words === '' && node.isTextblock) words = asFileName(node.textContent)
    return words === ''
  })
  return words || fallback
}

/** Gives a name the ending of what the file holds, unless it has it. */
export function withExtension(name: string, type: string): string {
  const extension = extensions[type.split(';', 1)[0] ?? ''] ?? ''
  return name.toLowerCase().endsWith(extension) ? name : name + extension
}
