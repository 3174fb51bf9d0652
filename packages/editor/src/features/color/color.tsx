import type { ComponentProps, ReactElement } from 'react'
import type { Feature } from '../../core/feature.ts'
import type { FieldPanel } from '../../core/field-part.tsx'
import type { ToolbarItem } from '../../core/toolbar-item.ts'
import { ColorPanel } from './color-panel.tsx'
import { backgroundColorLabel, fontColorLabel } from './messages.ts'
import { backgroundPalette, fontPalette } from './palette.ts'
import { canColor, findColor } from './set-color.ts'

function FontColorPanel(props: ComponentProps<FieldPanel>): ReactElement {
  return <ColorPanel {...props} mark="fontColor" label={fontColorLabel} palette={fontPalette} />
}

function BackgroundColorPanel(props: ComponentProps<FieldPanel>): ReactElement {
  return (
    <ColorPanel {...props} mark="backgroundColor" label={backgroundColorLabel} palette={backgroundPalette} />
  )
}

const fontColorItem: ToolbarItem<'fontColor'> = {
  name: 'fontColor',
  label: fontColorLabel,
  icon: 'font-color',
  isEnabled: state => canColor(state, 'fontColor'),
  color: state => findColor(state, 'fontColor'),
  panel: FontColorPanel,
}

const backgroundColorItem: ToolbarItem<'backgroundColor'> = {
  name: 'backgroundColor',
  label: backgroundColorLabel,
  icon: 'background-color',
  isEnabled: state => canColor(state, 'backgroundColor'),
  color: state => findColor(state, 'backgroundColor'),
  panel: BackgroundColorPanel,
}

/** The colour of text and the colour behind it. */
export const color: Feature<'fontColor' | 'backgroundColor'> = {
  name: 'color',
  toolbarItems: [fontColorItem, backgroundColorItem],
}
