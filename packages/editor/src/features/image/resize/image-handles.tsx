import { imageAttrs } from '@taskfield/document'
import { useRef, useState, type KeyboardEvent, type ReactElement } from 'react'
import type { EditorContext } from '../../../core/feature/editor-context.ts'
import { useMessages } from '../../../messages/locale.tsx'
import { useObjectBox, type Box } from '../../../ui/use-object-box.ts'
import { imageWidthLabel } from '../toolbar/messages.ts'
import { dragSize, type ChosenSize } from './drag-size.ts'
import { setShownWidth, setStoredWidth } from './set-width.ts'
import { findPicture, readShownImage } from './shown-image.ts'
import { corners, minWidth, stepOf, type Corner } from './widths.ts'

/** The handles at the corners of the image at a position. */
export function ImageHandles({ editor, pos }: { editor: EditorContext; pos: number }): ReactElement {
  const over = useRef<HTMLDivElement>(null)
  const box = useObjectBox(editor, pos, over, findPicture)
  return (
    <div ref={over} className="tf-image-handles">
      {box && <Handles editor={editor} pos={pos} box={box} />}
    </div>
  )
}

interface HandlesProps {
  readonly editor: EditorContext
  readonly pos: number
  readonly box: Box
}

function Handles({ editor, pos, box: { top, left, right, bottom } }: HandlesProps): ReactElement {
  const [size, setSize] = useState<ChosenSize | null>(null)
  const drag = (corner: Corner, event: PointerEvent): void => {
    if (event.button === 0 && editor.view)
      dragSize({ view: editor.view, pos, corner, onSize: setSize }, event)
  }
  return (
    <div className="tf-image-box" style={{ top, left, width: right - left, height: bottom - top }}>
      {corners.map(corner => (
        <div
          key={corner}
          role="presentation"
          className="tf-image-handle"
          data-corner={corner}
          onMouseDown={event => event.preventDefault()}
          onPointerDown={event => drag(corner, event.nativeEvent)}
        />
      ))}
      <WidthSlider editor={editor} pos={pos} />
      {size && (
        <output className="tf-image-size">
          {size.width} × {size.height} · {size.share} %
        </output>
      )}
    </div>
  )
}

/** The same by keys: the width as a value that arrows change. */
function WidthSlider({ editor, pos }: { editor: EditorContext; pos: number }): ReactElement {
  const say = useMessages()
  const shown = editor.view && readShownImage(editor.view, pos)
  const { width = 0, height = 0, room = 1 } = shown ?? {}
  return (
    <div
      role="slider"
      tabIndex={0}
      className="tf-image-slider"
      aria-label={say(imageWidthLabel)}
      aria-valuenow={Math.round((width / room) * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={`${Math.round((width / room) * 100)} %, ${Math.round(width)} × ${Math.round(height)}`}
      onKeyDown={event => onSliderKey(event, editor, pos)}
    />
  )
}

function onSliderKey(event: KeyboardEvent, editor: EditorContext, pos: number): void {
  const { view } = editor
  const shown = view && readShownImage(view, pos)
  if (!view || !shown) return
  const { width, room, node } = shown
  const step = stepOf(room, imageAttrs(node).width, event.shiftKey)
  const set = (next: number) => (): void => setShownWidth(view, pos, shown, next)
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: set(width - step),
    ArrowDown: set(width - step),
    ArrowRight: set(width + step),
    ArrowUp: set(width + step),
    Home: set(minWidth),
    End: set(room),
    Enter: () => setStoredWidth(view, pos, null),
    Escape: () => editor.focus(),
  }
  const act = keys[event.key]
  if (!act) return
  event.preventDefault()
  event.stopPropagation()
  act()
}
