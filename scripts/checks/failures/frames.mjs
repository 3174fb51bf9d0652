// A runner of tests writes each failure at once to its standard error, between two characters that nothing else writes.
const start = '\u001E'
const end = '\u001F'

/** One failure, as a reporter writes it: its name in the first line, then what is known of it. */
export function framed(title, details) {
  return `${startOfFrame(title)}${details}${endOfFrame}`
}

/** The beginning and the end of a failure whose details something else writes. */
export function startOfFrame(title) {
  return `${start}${title.replaceAll('\n', ' ')}\n`
}
export const endOfFrame = `${end}\n`

/**
 * Reads what is written piece by piece, and calls `onFailure` with the name and the details of each failure as soon as it is whole.
 * @param {(failure: { title: string, details: string }) => void} onFailure
 * @returns {(chunk: string) => void}
 */
export function failureReader(onFailure) {
  let unread = ''
  return chunk => {
    const texts = `${unread}${chunk}`.split(end)
    unread = texts.pop() ?? ''
    for (const text of texts) {
      const [title, ...lines] = text.slice(text.lastIndexOf(start) + 1).split('\n')
      onFailure({ title, details: lines.join('\n').trim() })
    }
  }
}

/** What a runner printed besides its failures. */
export function withoutFrames(output) {
  return output.replaceAll(new RegExp(`${start}[^${end}]*${end}`, 'g'), '')
}
