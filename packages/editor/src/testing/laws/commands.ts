import type { Command, Plugin, Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import type { ToolbarItem } from '../../core/toolbar/toolbar-item.ts'
import { setColor } from '../../features/color/set-color.ts'
import { features } from '../../field/features.ts'
import {
  deleteImage,
  placeImage,
  placements,
  resizeImage,
  selectImage,
  setAlternativeText,
  toggleImageCaption,
} from '../../features/image/image-commands.ts'
import { openImageForm } from '../../features/image/forms/form-state.ts'
import { linkImage } from '../../features/image/link-image.ts'
import { insertImages } from '../../features/image/insert/insert-images.ts'
import { setLink, unlink } from '../../features/link/link-commands.ts'
import { properties } from '../../features/table/forms/properties.ts'
import { setProperty } from '../../features/table/forms/set-property.ts'
import { insertTable } from '../../features/table/insert-table.ts'
import { setMarker, setStart } from '../../features/list/list-properties.ts'
import { imageClasses, itemClasses, keyClasses, panelClasses, type CommandClass } from './command-classes.ts'

/** What is done under one name: a key, or an item of the toolbar with its choices. */
export interface NamedCommands {
  readonly name: string
  readonly commandClass: CommandClass | undefined
  readonly commands: readonly Command[]
}

// What undo and redo do depends on what was done before.
const tested = features.filter(({ name }) => name !== 'history')
const items = tested.flatMap(({ toolbarItems = [] }) => toolbarItems)

/** What is done in the panel or the balloon of an item. */
const inPanels: Readonly<Record<string, readonly Command[]>> = {
  fontColor: [setColor('fontColor', '#dc2626'), setColor('fontColor', null)],
  backgroundColor: [setColor('backgroundColor', '#dc2626'), setColor('backgroundColor', null)],
  bulletedList: [setMarker('bulleted', 'square'), setMarker('bulleted', 'disc')],
  numberedList: [setMarker('numbered', 'upper-roman'), setStart(5), setStart(1)],
  table: [
    insertTable({ rows: 1, columns: 3, headingRows: 1 }),
    ...properties.map(property => setProperty(property, property.name.endsWith('Style') ? 'none' : '2')),
  ],
  image: [
    insertImages([{ src: '/inserted.png' }]),
    insertImages([{ src: '', upload: 'inserted' }, { src: '/inserted.png' }]),
  ],
  link: [setLink('https://a.ru/'), unlink],
}

const ofKeys: readonly NamedCommands[] = tested.flatMap(({ content, keymap }) =>
  Object.entries({ ...content?.keymap, ...keymap }).map(([key, command]) => ({
    name: `key ${key}`,
    commandClass: keyClasses[key],
    commands: [command],
  })),
)

const ofItems: readonly NamedCommands[] = items.map(item => ({
  name: `item ${item.name}`,
  commandClass: itemClasses[item.name],
  commands: runsOf(item),
}))

function runsOf(item: ToolbarItem): readonly Command[] {
  const run = item.run ? [item.run] : []
  return [...run, ...(item.kind === 'menu' ? item.choices.map(choice => choice.run) : [])]
}

const ofPanels: readonly NamedCommands[] = items
  .filter(item => item.kind === 'panel' || item.name in inPanels)
  .map(({ name }) => ({
    name: `panel of ${name}`,
    commandClass: panelClasses[name],
    commands: inPanels[name] ?? [],
  }))

/** What the toolbar of an image does. */
const ofImages: readonly NamedCommands[] = Object.entries<readonly Command[]>({
  place: placements.map(placeImage),
  describe: [setAlternativeText('план'), setAlternativeText('')],
  resize: [resizeImage('25%'), resizeImage('300'), resizeImage('0'), resizeImage(null)],
  caption: [toggleImageCaption],
  delete: [deleteImage],
  select: [selectImage, openImageForm('alternativeText'), linkImage],
}).map(([name, commands]) => ({ name: `image ${name}`, commandClass: imageClasses[name], commands }))

/** Types an x, as the view does for a selection that the browser cannot type over. */
export const typeLetter: Command = (state, dispatch) => {
  if (!dispatch) return true
  const { from, to } = state.selection
  const typed = (): Transaction => state.tr.insertText('x')
  const view = { state, dispatch, composing: false } as unknown as EditorView
  const handles = (plugin: Plugin): boolean =>
    plugin.props.handleTextInput?.call(plugin, view, from, to, 'x', typed) === true
  if (!state.plugins.some(handles)) dispatch(typed())
  return true
}

/** Every command of the field. */
export const namedCommands: readonly NamedCommands[] = [
  { name: 'typing', commandClass: 'types', commands: [typeLetter] },
  ...ofKeys,
  ...ofItems.filter(({ commands }) => commands.length > 0),
  ...ofPanels,
  ...ofImages,
]
