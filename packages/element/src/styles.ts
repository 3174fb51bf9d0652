import { styles } from '@taskfield/editor/styles'

let sheet: CSSStyleSheet | null = null

/** Gives a document or a shadow root the styles of the field, once. No `style` element is needed, so a strict CSP allows it. */
export function addStyles(root: Document | ShadowRoot): void {
  const page = root.ownerDocument ?? root
  // A sheet belongs to the window that made it.
  const Sheet = page.defaultView?.CSSStyleSheet ?? CSSStyleSheet
  if (root.adoptedStyleSheets.some(known => known === sheet)) return
  if (!(sheet instanceof Sheet)) {
    sheet = new Sheet()
    sheet.replaceSync(styles)
  }
  root.adoptedStyleSheets.push(sheet)
}
