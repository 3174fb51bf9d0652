import type { ComponentProps, ReactElement } from 'react'
import type { PanelComponent } from '../../core/feature/overlay.tsx'
import { ColorPanel } from './color-panel.tsx'
import { backgroundColorLabel, fontColorLabel } from './messages.ts'
import { backgroundPalette, fontPalette } from './palette.ts'

/** The panel of colours of text. */
export function FontColorPanel(props: ComponentProps<PanelComponent>): ReactElement {
  return <ColorPanel {...props} mark="fontColor" label={fontColorLabel} palette={fontPalette} />
}

/** The panel of colours behind text. */
export function BackgroundColorPanel(props: ComponentProps<PanelComponent>): ReactElement {
  return (
    <ColorPanel {...props} mark="backgroundColor" label={backgroundColorLabel} palette={backgroundPalette} />
  )
}
