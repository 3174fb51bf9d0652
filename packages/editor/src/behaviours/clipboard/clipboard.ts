import { writePlainText } from '@taskfield/document'
import { Slice } from 'prosemirror-model'
import { Plugin } from 'prosemirror-state'
import type { Feature } from '../../core/feature/feature.ts'
import { contextOf } from '../../core/feature/host-context.ts'
import { asCopied, asPasted, meaningOf } from './clipboard-forms.ts'
import { copiedHtmlSerializer } from './copied-html.ts'
import { takeCopied } from './copied-slice.ts'
import { cutting } from './cut.ts'
import { dropIntoText } from './drop.ts'
import { htmlEvents } from './html-events.ts'
import { isOfFiles, refuseDroppedFile } from './files.ts'
import { fitSlice } from './fit-slice.ts'
import { copyMarkdown, copyMarkdownItem } from './copy/copy-markdown.ts'
import { copyHelp, copyMarkdownLabel, cutHelp, pasteHelp, pastePlainHelp, stillPasting } from './messages.ts'
import { followPaste, noteText } from './after/follow-paste.ts'
import { pasteChoiceBalloon, pasteChoicePlugin } from './after/paste-choice.ts'
import { pasteSlice } from './paste.ts'
import { dropOnceLoaded, pasteOnceLoaded } from './paste-code.ts'
import { noteBeside } from './beside-html.ts'
import { heldSelections, isHolding } from './large/held-selections.ts'
import { pasteLarge } from './large/large-paste.ts'
import { findDropPlace, noteDrop } from './drop-place.ts'
import { cleanPastedHtml } from './pasted-html.ts'
import { readPastedText } from './pasted-text.ts'

/**
 * What is pasted or dropped is read like any other HTML, so that nothing can come in that the document does not know;
 * what is copied, cut or dragged is written as HTML that other programs understand and the field reads back as it was saved, and as plain text.
 */
export const clipboard: Feature<'copyMarkdown'> = {
  name: 'clipboard',
  content: { holdSending: state => (isHolding(state) ? { message: stillPasting } : null) },
  keymap: { 'Mod-Shift-c': copyMarkdown },
  toolbarItems: [copyMarkdownItem],
  help: [
    { section: 'editing', label: copyHelp, keys: ['Mod-c'], boundBy: 'browser' },
    { section: 'editing', label: cutHelp, keys: ['Mod-x'], boundBy: 'browser' },
    { section: 'editing', label: pasteHelp, keys: ['Mod-v'], boundBy: 'browser' },
    { section: 'editing', label: pastePlainHelp, keys: ['Mod-Shift-v'], boundBy: 'browser' },
    { section: 'editing', label: copyMarkdownLabel, keys: ['Mod-Shift-c'] },
  ],
  balloons: [pasteChoiceBalloon],
  plugins: [
    cutting,
    pasteChoicePlugin,
    heldSelections,
    new Plugin({
      props: {
        clipboardTextParser(text, $context, plain, view) {
          noteText(view, plain)
          // What is pasted may become what it means in a step of its own.
          const isDropped = findDropPlace(view) !== null
          const meaning = !plain && isDropped ? meaningOf(text, view.state) : null
          if (meaning?.isSure === true) return new Slice(meaning.content, 0, 0)
          return readPastedText(text, isDropped ? $context.marks() : [])
        },
        clipboardSerializer: copiedHtmlSerializer,
        clipboardTextSerializer: ({ content }) => writePlainText(content),
        transformPastedHTML: cleanPastedHtml,
        transformPasted: (slice, view) => asPasted(fitSlice(slice, view), view),
        transformCopied(slice, view) {
          copiedHtmlSerializer.copyFrom(contextOf(view.state))
          return asCopied(takeCopied(slice, view), view)
        },
        dragCopies: ({ ctrlKey, altKey }) => ctrlKey || altKey,
        handlePaste(view, { clipboardData }, slice) {
          if (isOfFiles(clipboardData)) return true
          const before = view.state
          const isDone = pasteSlice(view, slice)
          if (isDone) followPaste(view, before, clipboardData, slice)
          return isDone
        },
        handleDrop: dropIntoText,
        handleDOMEvents: {
          paste(view, event) {
            if (pasteOnceLoaded(view, event) || pasteLarge(view, event)) return true
            noteBeside(view, event.clipboardData)
            return false
          },
          drop(view, event) {
            if (dropOnceLoaded(view, event)) return true
            noteBeside(view, event.dataTransfer)
            noteDrop(view, event)
            return refuseDroppedFile(event)
          },
        },
      },
    }),
    htmlEvents,
  ],
}
