import type { Message } from '../../messages/message.ts'
import type { NamedColor } from '../../ui/color/color-grid.tsx'

const named = (value: string, label: Message): NamedColor => ({ value, label })

/**
 * Twenty colours for text, five in a row: the greys, then around the circle of hues. All but the lightest greys and
 * yellow keep a contrast of 4.5 to 1 with white.
 */
export const fontPalette: readonly NamedColor[] = [
  named('#000000', { ru: 'Чёрный', en: 'Black' }),
  named('#434a54', { ru: 'Тёмно-серый', en: 'Dark grey' }),
  named('#6b7280', { ru: 'Серый', en: 'Grey' }),
  named('#9ca3af', { ru: 'Светло-серый', en: 'Light grey' }),
  named('#ffffff', { ru: 'Белый', en: 'White' }),
  named('#991b1b', { ru: 'Тёмно-красный', en: 'Dark red' }),
  named('#dc2626', { ru: 'Красный', en: 'Red' }),
  named('#c2410c', { ru: 'Оранжевый', en: 'Orange' }),
  named('#92400e', { ru: 'Коричневый', en: 'Brown' }),
  named('#ca8a04', { ru: 'Жёлтый', en: 'Yellow' }),
  named('#4d7c0f', { ru: 'Оливковый', en: 'Olive' }),
  named('#15803d', { ru: 'Зелёный', en: 'Green' }),
  named('#14532d', { ru: 'Тёмно-зелёный', en: 'Dark green' }),
  named('#0f766e', { ru: 'Бирюзовый', en: 'Turquoise' }),
  named('#0369a1', { ru: 'Голубой', en: 'Light blue' }),
  named('#2563eb', { ru: 'Синий', en: 'Blue' }),
  named('#1e3a8a', { ru: 'Тёмно-синий', en: 'Dark blue' }),
  named('#7c3aed', { ru: 'Фиолетовый', en: 'Violet' }),
  named('#a21caf', { ru: 'Пурпурный', en: 'Magenta' }),
  named('#be185d', { ru: 'Малиновый', en: 'Crimson' }),
]

/** Twenty colours to stand behind dark text: light tints, then stronger ones, then the greys. */
export const backgroundPalette: readonly NamedColor[] = [
  named('#fee2e2', { ru: 'Светло-красный', en: 'Light red' }),
  named('#ffedd5', { ru: 'Светло-оранжевый', en: 'Light orange' }),
  named('#fef9c3', { ru: 'Светло-жёлтый', en: 'Light yellow' }),
  named('#dcfce7', { ru: 'Светло-зелёный', en: 'Pale green' }),
  named('#ccfbf1', { ru: 'Светло-бирюзовый', en: 'Light turquoise' }),
  named('#e0f2fe', { ru: 'Светло-голубой', en: 'Pale blue' }),
  named('#dbeafe', { ru: 'Светло-синий', en: 'Ice blue' }),
  named('#ede9fe', { ru: 'Светло-фиолетовый', en: 'Light violet' }),
  named('#fae8ff', { ru: 'Светло-пурпурный', en: 'Light purple' }),
  named('#fce7f3', { ru: 'Светло-розовый', en: 'Light pink' }),
  named('#fca5a5', { ru: 'Красный', en: 'Red' }),
  named('#fdba74', { ru: 'Оранжевый', en: 'Orange' }),
  named('#fde047', { ru: 'Жёлтый', en: 'Yellow' }),
  named('#86efac', { ru: 'Зелёный', en: 'Green' }),
  named('#7dd3fc', { ru: 'Голубой', en: 'Sky blue' }),
  named('#c4b5fd', { ru: 'Фиолетовый', en: 'Violet' }),
  named('#f9a8d4', { ru: 'Розовый', en: 'Pink' }),
  named('#ffffff', { ru: 'Белый', en: 'White' }),
  named('#e5e7eb', { ru: 'Светло-серый', en: 'Light grey' }),
  named('#9ca3af', { ru: 'Серый', en: 'Grey' }),
]
