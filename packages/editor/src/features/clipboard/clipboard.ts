import { Plugin } from 'prosemirror-state'
import type { Feature } from '../../core/feature.ts'
import { copiedHtmlSerializer } from './copied-html.ts'
import { fitSlice } from './fit-slice.ts'
import { cleanPastedHtml, pastedHtmlParser } from './pasted-html.ts'
import { readPastedText } from './pasted-text.ts'

/**
 * What is pasted or dropped is read like any other HTML, so that nothing can come in that the document does not know;
 * what is copied is written in the saved form.
 */
export const clipboard: Feature = {
  name: 'clipboard',
  plugins: [
    new Plugin({
      props: {
        clipboardParser: pastedHtmlParser,
        clipboardTextParser: readPastedText,
        clipboardSerializer: copiedHtmlSerializer,
        transformPastedHTML: cleanPastedHtml,
        transformPasted: fitSlice,
      },
    }),
  ],
}
