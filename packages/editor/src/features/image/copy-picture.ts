import { isElement } from '../../dom/kinds.ts'
import { windowOf } from '../../dom/root-of.ts'
import { hiddenStyles, trustedHtml } from '@taskfield/document'
import { NodeSelection, Plugin } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { isImage } from './find-image.ts'
import { findPicture } from './resize/shown-image.ts'

/**
 * Puts a selected image into the clipboard as a picture besides its HTML, for programs that take no HTML. Where the browser or the
 * site of the picture does not allow it, the HTML is there alone.
 */
export const copyAsPicture: Plugin = new Plugin({
  props: {
    handleDOMEvents: {
      copy(view) {
        const picture = selectedPicture(view)
        if (picture && picture.naturalWidth > 0) void writePicture(view, picture)
        return false
      },
    },
    transformPastedHTML: html => readCopied(html) ?? html,
  },
})

/** What was copied, on the element that was: browsers make the addresses of HTML that comes with a picture absolute. */
const copiedAttribute = 'data-tf-copied'

/** The HTML of a copied image as it was written; `null` for any other. */
function readCopied(html: string): string | null {
  if (!html.includes(copiedAttribute)) return null
  const template = document.createElement('template')
  const { html: hidden, shown } = hiddenStyles(html)
  template.innerHTML = trustedHtml(hidden)
  const copied = template.content.querySelector(`[${copiedAttribute}]`)?.getAttribute(copiedAttribute)
  return copied ? shown(copied) : null
}

function selectedPicture(view: EditorView): HTMLImageElement | null {
  const { selection } = view.state
  if (!(selection instanceof NodeSelection) || !isImage(selection.node)) return null
  const element = view.nodeDOM(selection.from)
  return isElement(element) ? findPicture(element) : null
}

async function writePicture(view: EditorView, picture: HTMLImageElement): Promise<void> {
  const { dom, text } = view.serializeForClipboard(view.state.selection.content())
  dom.firstElementChild?.setAttribute(copiedAttribute, dom.innerHTML)
  try {
    // In a frame the page around it has not the focus, without which a clipboard is refused.
    await windowOf(view.dom).navigator.clipboard.write([
      new ClipboardItem({
        'text/html': new Blob([dom.innerHTML], { type: 'text/html' }),
        'text/plain': new Blob([text], { type: 'text/plain' }),
        'image/png': toPng(picture),
      }),
    ])
  } catch {
    // What the event itself has put there stays.
  }
}

/** The picture as it is on the page. Those of other sites, which may not be read, are refused by the browser. */
function toPng(picture: HTMLImageElement): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = picture.naturalWidth
  canvas.height = picture.naturalHeight
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      blob => (blob ? resolve(blob) : reject(new TypeError('The picture makes no file'))),
      'image/png',
    )
  })
}
