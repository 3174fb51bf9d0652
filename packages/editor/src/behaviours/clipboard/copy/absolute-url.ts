/** An address that leads there from anywhere; one within the page stays as it is. */
export function absoluteUrl(url: string): string {
  return url.startsWith('#') || !URL.canParse(url, document.baseURI) || URL.canParse(url)
    ? url
    : new URL(url, document.baseURI).href
}
