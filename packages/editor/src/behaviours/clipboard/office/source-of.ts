/** What programs and sites copy, where it needs more than reading. */
export type PasteSource =
  | 'taskfield'
  | 'word'
  | 'wordOnline'
  | 'excel'
  | 'sheets'
  | 'googleDocs'
  | 'libreOffice'
  | 'document'
  | 'atlassian'
  | 'message'
  | 'page'

/** What each program writes into what it copies. Source: clipboards of the programs. */
const notes: readonly (readonly [source: PasteSource, note: RegExp])[] = [
  // What the field itself notes on what it copies (`own/own-mark.ts`). Its texts may speak of all others.
  ['taskfield', /<\w+(?:\s[^\s<>"=]+(?:="[^"]*")?)*?\sdata-taskfield="/],
  ['sheets', /<google-sheets|data-sheets-/i],
  ['excel', /-com:office:excel|content="?(?:Microsoft Excel|Excel\.Sheet)|xslData;/i],
  ['wordOnline', /class="[^"]*\b(?:OutlineElement|ListContainerWrapper|TextRun)\b/],
  [
    'word',
    /-com:office:word|content="?(?:Microsoft (?:Word|OneNote)|Word\.Document)|class="?Mso|docData;|style=["'][^"'>]*mso-/i,
  ],
  ['googleDocs', /id="docs-internal-guid-/],
  ['libreOffice', /content="?(?:LibreOffice|OpenOffice)/i],
  ['document', /content="?Cocoa HTML Writer|class="[^"]*\belementToProof\b/i],
  ['atlassian', /data-(?:node-type|task-local-id|task-state|panel-type|prosemirror-|renderer-|ds--code)/],
  ['message', /<!-- ?notionvc|data-stringify-|data-pre-plain/],
]

/** What Word itself writes, and what tells that only its classes are left: a mail program or another page shows its text. */
const byWord = /mso-|<o:p|-com:office/i
const ofPageOfWord = /orphans:|_css_attr/

/** What pages have that no text needs: looks that a browser computed, controls, hidden parts. */
const ofPages =
  /\borphans:|text-stroke|caret-color:|<(?:button|code(?:block)?|figcaption|nav|article|svg|select|textarea|video|audio|iframe|math|mark|kbd|samp|summary|tt|ins)\b|class="[^"]*\b(?:katex|highlight|blob-code|js-file-line|listindent\d|yfm-|gmail_|elementor|text-entity|sr-only|mw-|screen-reader)|class="[^"]*Mso|<li\b[^>]*>\s*<[uo]l\b|<[uo]l\b[^>]*>\s*<[uo]l\b|<br\b[^>]*><\/(?:div|p|li)>|\saria-hidden=|\shidden\b|\stype=["']?checkbox|\srole="(?:checkbox|presentation|button|heading|table|grid)|\sdata-(?:list|list-indent|indent|checked|lang|language)=|--en-|color:\s*(?:#000(?:000)?\b|black|rgb\(0, ?0, ?0\)|var\()|display:\s*(?:none|block|(?:inline-)?(?:flex|grid)|list-item|table)\b|visibility:\s*hidden|<img\b[^>]*\b(?:emoji|width="?[01]"?(?:px)?[\s>])|<h1\b|white-space:\s*pre|<pre\b[^>]*font-family/i

/** Which program copied the HTML; `null` for what needs only to be read. */
export function sourceOf(html: string): PasteSource | null {
  // What marks a program stands at the start, or on the first element.
  const head = html.slice(0, 100_000)
  const found = notes.find(([, note]) => note.test(head))?.[0]
  if (found && (found !== 'word' || byWord.test(head) || !ofPageOfWord.test(head))) return found
  return ofPages.test(head) ? 'page' : null
}
