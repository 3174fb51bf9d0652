import type { Message } from '../../../messages/message.ts'

export const borderLabel: Message = { ru: 'Граница', en: 'Border' }
export const styleLabel: Message = { ru: 'Линия', en: 'Style' }
export const colorLabel: Message = { ru: 'Цвет', en: 'Colour' }
export const thicknessLabel: Message = { ru: 'Толщина', en: 'Line width' }
export const backgroundLabel: Message = { ru: 'Фон', en: 'Background' }
export const sizeLabel: Message = { ru: 'Размеры', en: 'Dimensions' }
export const widthLabel: Message = { ru: 'Ширина', en: 'Width' }
export const heightLabel: Message = { ru: 'Высота', en: 'Height' }
export const paddingLabel: Message = { ru: 'Отступы', en: 'Padding' }
export const alignmentLabel: Message = { ru: 'Выравнивание', en: 'Alignment' }

export const tableAlignmentLabel: Message = { ru: 'Место таблицы', en: 'Place of the table' }
export const tableLeft: Message = { ru: 'Таблица слева', en: 'Align table to the left' }
export const tableCenter: Message = { ru: 'Таблица по центру', en: 'Center table' }
export const tableRight: Message = { ru: 'Таблица справа', en: 'Align table to the right' }

export const horizontalLabel: Message = { ru: 'По горизонтали', en: 'Horizontal' }
export const textLeft: Message = { ru: 'По левому краю', en: 'Align left' }
export const textCenter: Message = { ru: 'По центру', en: 'Align center' }
export const textRight: Message = { ru: 'По правому краю', en: 'Align right' }
export const textJustify: Message = { ru: 'По ширине', en: 'Justify' }

export const verticalLabel: Message = { ru: 'По вертикали', en: 'Vertical' }
export const textTop: Message = { ru: 'По верхнему краю', en: 'Align top' }
export const textMiddle: Message = { ru: 'Посередине', en: 'Align middle' }
export const textBottom: Message = { ru: 'По нижнему краю', en: 'Align bottom' }

/** What stands in a field whose cells differ. */
export const mixedLabel: Message = { ru: 'Разные', en: 'Mixed' }

/** The lines of a border by their values; none of them is said where the look of the page decides. */
export const borderStyleNames: readonly { value: string; label: Message }[] = [
  { value: '', label: { ru: 'Обычная', en: 'Default' } },
  { value: 'none', label: { ru: 'Нет', en: 'None' } },
  { value: 'solid', label: { ru: 'Сплошная', en: 'Solid' } },
  { value: 'dotted', label: { ru: 'Точками', en: 'Dotted' } },
  { value: 'dashed', label: { ru: 'Штрихами', en: 'Dashed' } },
  { value: 'double', label: { ru: 'Двойная', en: 'Double' } },
  { value: 'groove', label: { ru: 'Канавкой', en: 'Groove' } },
  { value: 'ridge', label: { ru: 'Гребнем', en: 'Ridge' } },
  { value: 'inset', label: { ru: 'Вдавленная', en: 'Inset' } },
  { value: 'outset', label: { ru: 'Выпуклая', en: 'Outset' } },
]
