const beginnings: Readonly<Record<string, string>> = { '89504e47': 'image/png', ffd8ff: 'image/jpeg' }

/** The pictures that RTF holds, in their order: PNG and JPEG. Each stands there once more in a form of old Windows, which is left out. */
export function readRtfPictures(rtf: string): readonly File[] {
  const files: File[] = []
  for (let at = rtf.indexOf('{\\pict'); at >= 0; at = rtf.indexOf('{\\pict', at + 1)) {
    const group = ownText(rtf, at)
    const hex = group
      .replace(/\\[a-z]+-?\d* ?/gi, '')
      .replace(/[^\da-f]/gi, '')
      .toLowerCase()
    const type = Object.entries(beginnings).find(([beginning]) => hex.startsWith(beginning))?.[1]
    if (/\\(?:png|jpeg)blip/.test(group) && type !== undefined)
      files.push(fileOf(hex, type, files.length + 1))
  }
  return files
}

/** What stands in a group itself, and in none within it. */
function ownText(rtf: string, start: number): string {
  let text = ''
  let depth = 0
  let from = start + 1
  for (let at = start; at < rtf.length; at++) {
    const character = rtf[at]
    if (character !== '{' && character !== '}') continue
    if (depth === 1) text += rtf.slice(from, at)
    depth += character === '{' ? 1 : -1
    from = at + 1
    if (depth === 0) break
  }
  return text
}

function fileOf(hex: string, type: string, number: number): File {
  const bytes = Uint8Array.from({ length: hex.length >> 1 }, (_, index) =>
    Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16),
  )
  return new File([bytes], `image-${number}.${type.slice('image/'.length)}`, { type })
}
