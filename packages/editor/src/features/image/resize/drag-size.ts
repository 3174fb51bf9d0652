import type { EditorView } from 'prosemirror-view'
import { followPointer } from '../../../ui/follow-pointer.ts'
import { setShownWidth } from './set-width.ts'
import { previewWidth, readShownImage } from './shown-image.ts'
import { widthAfter, type Corner } from './widths.ts'

/** How often an image that is dragged is drawn anew at most: ms, from the specification. */
const redrawPause = 200

/** A size that is shown while it is chosen: px, and the share of the column. */
export interface ChosenSize {
  readonly width: number
  readonly height: number
  readonly share: number
}

interface Dragged {
  readonly view: EditorView
  readonly pos: number
  readonly corner: Corner
  /** Told each size that is drawn, and `null` at the end. */
  readonly onSize: (size: ChosenSize | null) => void
}

/**
 * Lets the size of an image follow the pointer until it is released. Only the page shows it until then: it is one transaction,
 * and one step of undo. Escape takes it back.
 */
export function dragSize({ view, pos, corner, onSize }: Dragged, event: PointerEvent): void {
  const shown = readShownImage(view, pos)
  if (!shown) return
  const preview = previewWidth(shown)
  let { width } = shown
  let timer: number | null = null
  const draw = (): void => {
    preview.show(width)
    onSize({
      width: Math.round(width),
      height: Math.round((width * shown.height) / shown.width),
      share: Math.round((width / shown.room) * 100),
    })
  }
  let drawn = width
  const redraw = (): void => {
    timer = null
    if (drawn === width) return
    drawn = width
    draw()
    timer = window.setTimeout(redraw, redrawPause)
  }
  followPointer(event, {
    move: by => {
      width = widthAfter(shown, corner, by)
      if (timer === null) redraw()
    },
    end: isDone => {
      if (timer !== null) clearTimeout(timer)
      preview.end()
      onSize(null)
      if (isDone) setShownWidth(view, pos, shown, width)
    },
  })
}
