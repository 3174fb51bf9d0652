/** A picture that needs no server; its attributes say its size. */
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** The `img` of a picture of 200 × 150. */
export function imgHtml(attributes = 'alt="план"', style = 'aspect-ratio:200/150;'): string {
  return `<img${style && ` style="${style}"`} src="${picture}"${attributes && ` ${attributes}`} width="200" height="150">`
}

/** An image that stands by itself. */
export function figureHtml({ classes = '', style = '', inner = imgHtml() } = {}): string {
  return `<figure class="image${classes}"${style && ` style="${style}"`}>${inner}</figure>`
}
