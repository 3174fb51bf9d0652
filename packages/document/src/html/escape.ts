const inText: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\u00a0': '&nbsp;' }
// A raw carriage return would come back as a line feed.
const inAttribute: Record<string, string> = { ...inText, '"': '&quot;', '\r': '&#13;' }

/** Text as HTML content. */
export function escapeText(text: string): string {
  return /[&<>\u00a0]/.test(text) ? text.replace(/[&<>\u00a0]/g, character => inText[character] ?? '') : text
}

/** Text as the value of a double-quoted attribute. */
export function escapeAttribute(text: string): string {
  return /[&<>"\r\u00a0]/.test(text)
    ? text.replace(/[&<>"\r\u00a0]/g, character => inAttribute[character] ?? '')
    : text
}

/** An opening tag; attributes that are `null` or empty styles and classes are left out, `true` has no value. */
export function openTag(
  name: string,
  attributes: Readonly<Record<string, string | number | true | null>> = {},
): string {
  let tag = `<${name}`
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value === null || (value === '' && (attribute === 'style' || attribute === 'class'))) continue
    tag += value === true ? ` ${attribute}` : ` ${attribute}="${escapeAttribute(String(value))}"`
  }
  return `${tag}>`
}
