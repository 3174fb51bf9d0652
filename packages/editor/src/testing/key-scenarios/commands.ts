import { findMedia } from '@taskfield/document'
import type { Command } from 'prosemirror-state'
import type { ToolbarItem } from '../../core/toolbar/toolbar-item.ts'
import { setColor } from '../../features/color/set-color.ts'
import { features } from '../../field/features.ts'
import {
  placeImage,
  placements,
  resizeImage,
  setAlternativeText,
  toggleImageCaption,
  type Placement,
} from '../../features/image/image-commands.ts'
import { properties } from '../../features/table/forms/properties.ts'
import { setProperty } from '../../features/table/forms/set-property.ts'
import { insertImages } from '../../features/image/insert/insert-images.ts'
import { insertTable } from '../../features/table/insert-table.ts'
import {
  deleteSelectedLines,
  insertBeside,
  mergeSelected,
  mergeWith,
  selectLines,
  splitSelected,
  toggleHeading,
} from '../../features/table/table-commands.ts'
import { setMedia } from '../../features/media/media-commands.ts'
import { setLink } from '../../features/link/link-commands.ts'

const items: ReadonlyMap<string, ToolbarItem> = new Map(
  features.flatMap(({ toolbarItems = [] }) => toolbarItems.map(item => [item.name, item])),
)

/** Commands of ours that no toolbar item runs or chooses by the older editor's name and value. */
const others: Readonly<Record<string, (values: Values) => Command | undefined>> = {
  fontColor: ({ value }) => setColor('fontColor', asText(value) ?? null),
  link: ({ value }) => setLink(asText(value) ?? ''),
  mediaEmbed: ({ value }) => setMedia(findMedia(asText(value) ?? '')?.url ?? ''),
  paragraph: () => choiceOf('heading', 'paragraph'),
  heading: ({ value }) => choiceOf('heading', asText(value)?.replace('heading', 'heading-')),
  insertImage: ({ source = '' }) => insertImages([source].flat().map(src => ({ src }))),
  insertTable: ({ rows = 2, columns = 2, headingRows = 0, headingColumns = 0 }) =>
    insertTable({
      rows: Number(rows),
      columns: Number(columns),
      headingRows: Number(headingRows),
      headingColumns: Number(headingColumns),
    }),
  imageStyle: ({ value }) => placeImage(placementNamed(asText(value) ?? '')),
  imageTextAlternative: ({ newValue }) => setAlternativeText(asText(newValue) ?? ''),
  resizeImage: ({ width }) => resizeImage(asText(width) ?? null),
  toggleImageCaption: () => toggleImageCaption,
  setTableRowHeader: () => toggleHeading('row'),
  setTableColumnHeader: () => toggleHeading('column'),
  insertTableRowAbove: () => insertBeside('row', -1),
  insertTableRowBelow: () => insertBeside('row', 1),
  insertTableColumnLeft: () => insertBeside('column', -1),
  insertTableColumnRight: () => insertBeside('column', 1),
  removeTableRow: () => deleteSelectedLines('row'),
  removeTableColumn: () => deleteSelectedLines('column'),
  selectTableRow: () => selectLines('row'),
  selectTableColumn: () => selectLines('column'),
  mergeTableCells: () => mergeSelected,
  mergeTableCellUp: () => mergeWith('up'),
  mergeTableCellRight: () => mergeWith('right'),
  mergeTableCellDown: () => mergeWith('down'),
  mergeTableCellLeft: () => mergeWith('left'),
  splitTableCellHorizontally: () => splitSelected('row'),
  splitTableCellVertically: () => splitSelected('column'),
  ...Object.fromEntries(
    properties.map(property => [
      property.name,
      ({ value }: Values) => setProperty(property, asText(value) ?? ''),
    ]),
  ),
}

/** Its `alignBlockLeft` is our `block-align-left`. */
function placementNamed(name: string): Placement {
  const written = name.replace(
    /^align(Block)?(Left|Right|Center)$/,
    (_all, block: string | undefined, side: string) => `${block ? 'block-' : ''}align-${side.toLowerCase()}`,
  )
  return placements.find(placement => placement === written) ?? 'block'
}

type Values = Readonly<Record<string, string | number | readonly string[]>>

/** Finds our command for one of the older editor, such as `heading§{"value":"heading1"}`. */
export function findCommand(text: string): Command {
  const [name = '', json] = text.split('§')
  const values = json === undefined ? {} : readValues(json)
  const command =
    others[name]?.(values) ?? runOf(name, values) ?? choiceOf(name, asText(Object.values(values)[0]))
  if (!command) throw new RangeError(`No command of ours stands for ${text}; name one in commands.ts`)
  return command
}

function asText(value: Values[string] | undefined): string | undefined {
  return value === undefined ? undefined : String(value)
}

/** A value that stands by itself is the command's only one. */
function readValues(json: string): Values {
  const read = JSON.parse(json) as Values | string
  return typeof read === 'string' ? { value: read } : read
}

function runOf(name: string, values: Values): Command | undefined {
  return Object.keys(values).length === 0 ? items.get(name)?.run : undefined
}

function choiceOf(name: string, choice: string | undefined): Command | undefined {
  const item = items.get(name)
  return item?.kind === 'menu' ? item.choices.find(candidate => candidate.name === choice)?.run : undefined
}
