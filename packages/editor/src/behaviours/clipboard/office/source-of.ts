/** What programs and sites copy, where it needs more than reading. */
export type PasteSource = 'word' | 'excel' | 'sheets' | 'calc'

/** What each program writes into what it copies. Source: clipboards of the programs. */
const notes: readonly (readonly [source: PasteSource, note: RegExp])[] = [
  ['sheets', /<google-sheets-html-origin|data-sheets-(?:value|root)/i],
  ['excel', /urn:schemas-microsoft-com:office:excel|content="?(?:Microsoft Excel|Excel\.Sheet)/i],
  [
    'word',
    /urn:schemas-microsoft-com:office:word|content="?(?:Microsoft Word|Word\.Document)|class="?Mso|style=["'][^"'>]*mso-/i,
  ],
  ['calc', /content="?(?:LibreOffice|OpenOffice)/i],
]

/** Which program copied the HTML; `null` for none of these. */
export function sourceOf(html: string): PasteSource | null {
  // What marks a program stands at the start, or on the first element.
  const head = html.slice(0, 100_000)
  return notes.find(([, note]) => note.test(head))?.[0] ?? null
}
