import { Baseline, Highlighter } from 'lucide-react'
import type { Feature } from '../../core/feature/feature.ts'
import type { ToolbarItem } from '../../core/toolbar/toolbar-item.ts'
import type { Message } from '../../messages/message.ts'
import type { NamedColor } from '../../ui/color/color-grid.tsx'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import { loadLater } from '../../ui/lazy/load-later.ts'
import { backgroundColorLabel, fontColorLabel } from './messages.ts'
import { backgroundPalette, fontPalette } from './palette.ts'
import { canColor, findColor } from './set-color.ts'

/** A colour of no palette is called by its value. */
function nameIn(palette: readonly NamedColor[]): (value: string) => Message {
  return value => palette.find(named => named.value === value)?.label ?? { ru: value, en: value }
}

const fontColorItem: ToolbarItem<'fontColor'> = {
  kind: 'panel',
  name: 'fontColor',
  label: fontColorLabel,
  icon: Baseline,
  isEnabled: state => canColor(state, 'fontColor'),
  color: state => findColor(state, 'fontColor'),
  colorName: nameIn(fontPalette),
  panel: lazyPart(async () => (await loadLater()).FontColorPanel),
}

const backgroundColorItem: ToolbarItem<'backgroundColor'> = {
  kind: 'panel',
  name: 'backgroundColor',
  label: backgroundColorLabel,
  icon: Highlighter,
  isEnabled: state => canColor(state, 'backgroundColor'),
  color: state => findColor(state, 'backgroundColor'),
  colorName: nameIn(backgroundPalette),
  panel: lazyPart(async () => (await loadLater()).BackgroundColorPanel),
}

/** The colour of text and the colour behind it. */
export const color: Feature<'fontColor' | 'backgroundColor'> = {
  name: 'color',
  toolbarItems: [fontColorItem, backgroundColorItem],
}
