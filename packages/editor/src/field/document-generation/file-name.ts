import type { Node } from 'prosemirror-model'

/** What a name made of a text may have: characters. */
const maxLength = 60

/** What files may not be called in one of the usual systems. */
// oxlint-disable-next-line no-control-regex -- control characters are what no file may have in its name
const forbidden = /[\\/:*?"<>|\u0000-\u001F]+/g

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

/** A text as a name that every system takes; `''` where nothing is left of it. */
export function asFileName(text: string): string {
  const line = text.replaceAll(forbidden, ' ').replaceAll(/\s+/g, ' ').trim()
  const cut = line.length > maxLength ? line.slice(0, maxLength + 1).replace(/\s\S*$/u, '') : line
  return cut.slice(0, maxLength).replace(/^[\s.]+|[\s.,;]+$/g, '')
}
