import { isHtmlElement, isTag } from '../../../dom/kinds.ts'
import { imageAttrs } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import { drawnScale } from '../../../ui/drawn-scale.ts'
import { isBlockImage, isImage } from '../find-image.ts'

/** An image as the page shows it. */
export interface ShownImage {
  readonly node: Node
  readonly picture: HTMLImageElement
  /** The element that has the chosen size: the figure, or the picture in a line. */
  readonly holder: HTMLElement
  /** Its size: px. */
  readonly width: number
  readonly height: number
  /** The width of the column that it stands in: px. */
  readonly room: number
  /** Whether both of its edges move when it becomes wider. */
  readonly isCentered: boolean
}

/** The picture in the element of an image. */
export function findPicture(element: Element): HTMLImageElement | null {
  return isTag(element, 'img') ? element : element.querySelector('img')
}

/** Reads the image at a position from the page; `null` where there is none. */
export function readShownImage(view: EditorView, pos: number): ShownImage | null {
  const node = view.state.doc.nodeAt(pos)
  const element = view.nodeDOM(pos)
  if (!isImage(node) || !isHtmlElement(element)) return null
  const picture = findPicture(element)
  if (!picture) return null
  const { style } = imageAttrs(node)
  const { width, height } = picture.getBoundingClientRect()
  const scale = drawnScale(picture)
  return {
    node,
    picture,
    holder: isBlockImage(node) ? element : picture,
    width: width / scale,
    height: height / scale,
    room: roomOf(element),
    isCentered: isBlockImage(node) && (style === null || style === 'align-center'),
  }
}

/** The width of the content of the block around an element: px. */
function roomOf(element: Element): number {
  let around = element.parentElement
  while (around && getComputedStyle(around).display.startsWith('inline')) around = around.parentElement
  if (!around) return element.clientWidth
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(around)
  return around.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
}

/** Shows an image with other widths until `end` is called. The document stays as it is. */
export function previewWidth({ holder }: ShownImage): {
  readonly show: (width: number) => void
  readonly end: () => void
} {
  const { className } = holder
  const { cssText } = holder.style
  return {
    show: width => {
      holder.classList.add('image_resized')
      holder.style.width = `${width}px`
      holder.style.height = ''
    },
    end: () => {
      holder.className = className
      if (className === '') holder.removeAttribute('class')
      holder.style.cssText = cssText
      if (cssText === '') holder.removeAttribute('style')
    },
  }
}
