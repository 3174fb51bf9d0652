import { useState, type ReactElement } from 'react'
import type { EditorContext } from '../../core/feature/editor-context.ts'
import type { Message } from '../../messages/message.ts'
import { useMessages } from '../../messages/locale.tsx'
import { ColorForm } from '../../ui/color/color-form.tsx'
import { ColorGrid, type NamedColor } from '../../ui/color/color-grid.tsx'
import { RemoveColor } from '../../ui/color/remove-color.tsx'
import { documentColorsLabel } from './messages.ts'
import { findColor, findUsedColors, setColor, type ColorMark } from './set-color.ts'

/** As many of the document's colours as stand in a row. */
const maxUsed = 5

interface ColorPanelProps {
  readonly editor: EditorContext
  readonly close: () => void
  readonly mark: ColorMark
  readonly label: Message
  readonly palette: readonly NamedColor[]
}

/** Chooses a colour: from the palette, from those of the document, or any other; or takes it away. */
export function ColorPanel({ editor, close, mark, label, palette }: ColorPanelProps): ReactElement {
  const say = useMessages()
  // What the panel shows is of the moment when it opened.
  const [{ current, used }] = useState(() => ({
    current: findColor(editor.state, mark),
    used: findUsedColors(editor.state.doc, mark, maxUsed),
  }))
  const choose = (color: string | null): void => {
    editor.run(setColor(mark, color))
    close()
  }
  return (
    <div className="tf-color-panel">
      <RemoveColor onRemove={() => choose(null)} />
      <ColorGrid label={say(label)} colors={palette} current={current} onChoose={choose} />
      {used.length > 0 && (
        <>
          <p className="tf-color-title">{say(documentColorsLabel)}</p>
          <ColorGrid
            label={say(documentColorsLabel)}
            colors={used.map(value => ({ value, label: nameOf(value, palette) }))}
            current={current}
            onChoose={choose}
          />
        </>
      )}
      <ColorForm current={current} onChoose={choose} />
    </div>
  )
}

function nameOf(value: string, palette: readonly NamedColor[]): Message {
  return palette.find(color => color.value === value)?.label ?? { ru: value, en: value }
}
