/** HTML whose styles and handlers have another name while a browser parses it. */
export interface HiddenStyles {
  readonly html: string
  /** Gives what the browser has read of a name, a value or a text as it was. */
  readonly shown: (text: string) => string
}

const mark = '-hidden-tf'
const refused = /(?<=[\s"']|[^<]\/)(?:style|on[a-z]+)(?=\s*=)/gi
const sheetTag = /(<\/?)style(?=[\s/>])/g

/**
 * Hides `style` and `on…` attributes and `<style>` from a browser's parser. Where a page forbids them, browsers report each one that is parsed, in
 * documents too that show nothing. Texts that look like one are marked as well: a mark changes nothing of how HTML is parsed, and is taken
 * out of all that was read.
 */
export function hiddenStyles(html: string): HiddenStyles {
  if (html.includes(mark)) return { html, shown: asItIs }
  const sheets = hasPlainSheets(html) ? html.replace(sheetTag, '$1noframes') : html
  const hidden = sheets.replace(refused, `$&${mark}`)
  if (hidden === html) return { html, shown: asItIs }
  const shown = (text: string): string => {
    const named = sheets === html ? text : text.replaceAll('noframes', 'style')
    return named.includes(mark) ? named.replaceAll(mark, '') : named
  }
  return { html: hidden, shown }
}

/**
 * Whether `noframes` can stand for each `<style>`: parsers treat the two alike, but in a table, and in HTML that has both. Programs and
 * pages copy their style sheets before anything else.
 */
function hasPlainSheets(html: string): boolean {
  const last = Math.max(html.lastIndexOf('<style'), html.lastIndexOf('</style'))
  if (last < 0 || /<\/?(?!style)[Ss][Tt][Yy][Ll][Ee]/.test(html) || /noframes/i.test(html)) return false
  const table = html.search(/<table/i)
  return table < 0 || table > last
}

function asItIs(text: string): string {
  return text
}
