import { Clapperboard } from 'lucide-react'
import type { Feature } from '../../core/feature/feature.ts'
import type { ToolbarItem } from '../../core/toolbar/toolbar-item.ts'
import { autoEmbed } from './auto-embed.ts'
import { mediaBalloon } from './media-balloon.ts'
import { editMedia, mediaBalloonState } from './media-balloon-state.ts'
import { keepSelectionOnButtons, mediaView } from './media-view.ts'
import { insertMediaLabel, mediaLabel, openMediaHelp, pastedMediaHelp } from './messages.ts'

const mediaItem: ToolbarItem<'media'> = {
  kind: 'button',
  name: 'media',
  label: insertMediaLabel,
  icon: Clapperboard,
  run: editMedia,
}

/** Embedded media: films, music, maps and posts of other sites, inserted by a form or by pasting an address. */
export const media: Feature<'media'> = {
  name: 'media',
  content: {
    objectNames: { media: mediaLabel },
    nodeViews: { media: mediaView },
    plugins: [keepSelectionOnButtons],
  },
  plugins: [mediaBalloonState, autoEmbed],
  toolbarItems: [mediaItem],
  blocks: [
    { label: insertMediaLabel, icon: Clapperboard, run: editMedia, words: 'видео музыка карта video embed' },
  ],
  help: [
    { section: 'editing', label: pastedMediaHelp, keys: ['Mod-v'], boundBy: 'browser' },
    { section: 'editing', label: openMediaHelp, keys: ['Alt-Enter'] },
  ],
  balloons: [mediaBalloon],
}
