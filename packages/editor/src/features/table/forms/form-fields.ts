import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  AlignVerticalJustifyCenter,
  AlignVerticalJustifyEnd,
  AlignVerticalJustifyStart,
} from 'lucide-react'
import type { ItemIcon } from '../../../core/toolbar/item-icon.tsx'
import type { Message } from '../../../messages/message.ts'
import { cellPropertiesLabel, tablePropertiesLabel } from '../messages.ts'
import * as say from './messages.ts'
import { cellProperties, tableProperties } from './properties.ts'
import type { Property } from './property.ts'

/** One of the values of a field. */
export interface FieldChoice {
  readonly value: string
  readonly label: Message
  readonly icon?: ItemIcon
}

/** A field of a form: how a property is asked for. */
export interface FormField {
  readonly property: Property
  readonly label: Message
  readonly control: 'select' | 'icons' | 'color' | 'length'
  readonly choices?: readonly FieldChoice[]
  /** The property that must not be `none`. */
  readonly needs?: Property
}

/** Fields that stand in a line. */
export interface FormRow {
  readonly label: Message
  readonly fields: readonly FormField[]
}

/** A form of properties. */
export interface FormSpec {
  readonly label: Message
  readonly rows: readonly FormRow[]
}

function borderRow({ style, color, width }: typeof tableProperties.border): FormRow {
  return {
    label: say.borderLabel,
    fields: [
      { property: style, label: say.styleLabel, control: 'select', choices: say.borderStyleNames },
      { property: color, label: say.colorLabel, control: 'color', needs: style },
      { property: width, label: say.thicknessLabel, control: 'length', needs: style },
    ],
  }
}

const backgroundRow = (property: Property): FormRow => ({
  label: say.backgroundLabel,
  fields: [{ property, label: say.colorLabel, control: 'color' }],
})

const length = (property: Property, label: Message): FormField => ({ property, label, control: 'length' })

const icon = (value: string, label: Message, drawing: ItemIcon): FieldChoice => ({
  value,
  label,
  icon: drawing,
})

export const tableForm: FormSpec = {
  label: tablePropertiesLabel,
  rows: [
    borderRow(tableProperties.border),
    backgroundRow(tableProperties.background),
    {
      label: say.sizeLabel,
      fields: [
        length(tableProperties.width, say.widthLabel),
        length(tableProperties.height, say.heightLabel),
      ],
    },
    {
      label: say.alignmentLabel,
      fields: [
        {
          property: tableProperties.alignment,
          label: say.tableAlignmentLabel,
          control: 'icons',
          choices: [
            icon('left', say.tableLeft, AlignLeft),
            icon('center', say.tableCenter, AlignCenter),
            icon('right', say.tableRight, AlignRight),
          ],
        },
      ],
    },
  ],
}

export const cellForm: FormSpec = {
  label: cellPropertiesLabel,
  rows: [
    borderRow(cellProperties.border),
    backgroundRow(cellProperties.background),
    {
      label: say.sizeLabel,
      fields: [
        length(cellProperties.width, say.widthLabel),
        length(cellProperties.height, say.heightLabel),
        length(cellProperties.padding, say.paddingLabel),
      ],
    },
    {
      label: say.alignmentLabel,
      fields: [
        {
          property: cellProperties.horizontal,
          label: say.horizontalLabel,
          control: 'icons',
          choices: [
            icon('left', say.textLeft, AlignLeft),
            icon('center', say.textCenter, AlignCenter),
            icon('right', say.textRight, AlignRight),
            icon('justify', say.textJustify, AlignJustify),
          ],
        },
        {
          property: cellProperties.vertical,
          label: say.verticalLabel,
          control: 'icons',
          choices: [
            icon('top', say.textTop, AlignVerticalJustifyStart),
            icon('middle', say.textMiddle, AlignVerticalJustifyCenter),
            icon('bottom', say.textBottom, AlignVerticalJustifyEnd),
          ],
        },
      ],
    },
  ],
}
