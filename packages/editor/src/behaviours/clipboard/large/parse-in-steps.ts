import { trustedHtml } from '@taskfield/document'

/** How many characters a parser is given at a time: a few ms. */
const usualLength = 200_000

/** Parses a page in steps, between which the one that is shown can do something else. Nothing runs and nothing is loaded in such a document. */
export function* parseInSteps(
  html: string,
  length: number = usualLength,
): Generator<void, HTMLElement, void> {
  const page = document.implementation.createHTMLDocument()
  page.open()
  for (let from = 0; from < html.length;) {
    // Chromium loses a line break at which it is cut.
    const end = html.indexOf('>', from + length)
    const to = end < 0 ? html.length : end + 1
    // oxlint-disable-next-line typescript/no-deprecated -- nothing else takes HTML in parts, and no page that is shown is written to
    page.write(trustedHtml(html.slice(from, to)))
    from = to
    yield
  }
  page.close()
  return page.documentElement
}
