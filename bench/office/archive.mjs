import { inflateRawSync } from 'node:zlib'

/** The text of a file in a ZIP archive, such as a document of Word; the archive is read whole. */
export function fileOfArchive(archive, name) {
  // The directory stands at the end; each of its entries says where a file begins.
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  let at = archive.readUInt32LE(end + 16)
  while (archive.readUInt32LE(at) === 0x02014b50) {
    const [nameSize, extraSize, noteSize] = [28, 30, 32].map(offset => archive.readUInt16LE(at + offset))
    if (archive.toString('utf8', at + 46, at + 46 + nameSize) === name) return contentOf(archive, at)
    at += 46 + nameSize + extraSize + noteSize
  }
  throw new Error(`The archive has no ${name}`)
}

function contentOf(archive, entry) {
  const [method, size, start] = [
    archive.readUInt16LE(entry + 10),
    archive.readUInt32LE(entry + 20),
    archive.readUInt32LE(entry + 42),
  ]
  const from = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28)
  const bytes = archive.subarray(from, from + size)
  return (method === 0 ? bytes : inflateRawSync(bytes)).toString('utf8')
}
