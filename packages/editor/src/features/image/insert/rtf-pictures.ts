const beginnings: Readonly<Record<string, string>> = { '89504e47': 'image/png', ffd8ff: 'image/jpeg' }

const start = '{\\pict'

/** The pictures that lists have as bullets, which no image of the HTML is. */
const bullets = '{\\*\\listpicture'

/** The pictures that RTF holds, in their order: PNG and JPEG. Each stands there once more in a form of old Windows, which is left out. */
export function readRtfPictures(rtf: string): readonly File[] {
  const files: File[] = []
  const [bulletsFrom, bulletsTo] = findGroup(rtf, bullets)
  // Behind each group, so that what is broken is read once.
  for (let at = rtf.indexOf(start); at >= 0;) {
    const { text: group, end } = readGroup(rtf, at)
    const isBullet = at > bulletsFrom && at < bulletsTo
    at = rtf.indexOf(start, end)
    if (isBullet) continue
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

/** Where a group begins and ends; a text without it has it nowhere. */
function findGroup(rtf: string, beginning: string): readonly [from: number, to: number] {
  const from = rtf.indexOf(beginning)
  return from < 0 ? [from, from] : [from, readGroup(rtf, from).end]
}

/** What stands in a group itself, and in none within it; and where the group ends. */
function readGroup(rtf: string, begin: number): { readonly text: string; readonly end: number } {
  let text = ''
  let depth = 0
  let from = begin + 1
  let at = begin
  for (; at < rtf.length; at++) {
    const character = rtf[at]
    if (character !== '{' && character !== '}') continue
    // A group ends the word before it: the digits of a parameter are not those of the picture behind it.
    if (depth === 1) text += `${rtf.slice(from, at)} `
    depth += character === '{' ? 1 : -1
    from = at + 1
    if (depth === 0) break
  }
  return { text, end: at }
}

function fileOf(hex: string, type: string, number: number): File {
  const bytes = Uint8Array.from({ length: hex.length >> 1 }, (_, index) =>
    Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16),
  )
  return new File([bytes], `image-${number}.${type.slice('image/'.length)}`, { type })
}
