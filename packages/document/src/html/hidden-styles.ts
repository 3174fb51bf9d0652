/** HTML whose `style` attributes have another name while a browser parses it. */
export interface HiddenStyles {
  readonly html: string
  /** Gives what the browser has read of a name, a value or a text as it was. */
  readonly shown: (text: string) => string
}

const mark = '-taskfield'
const styleAttribute = /(?<=[\s"']|[^<]\/)style(?=\s*=)/gi
const marked = new RegExp(`(style)${mark}`, 'gi')

/**
 * Hides `style` attributes from a browser's parser. Where a page forbids them, browsers report each one that is parsed, in documents too that
 * show nothing. Texts that look like one are marked as well: a mark changes nothing of how HTML is parsed, and is taken out of all that was read.
 */
export function hiddenStyles(html: string): HiddenStyles {
  const hidden = html.includes(mark) ? html : html.replace(styleAttribute, `$&${mark}`)
  const shown = (text: string): string => (text.includes(mark) ? text.replace(marked, '$1') : text)
  return { html: hidden, shown: hidden === html ? asItIs : shown }
}

function asItIs(text: string): string {
  return text
}
