import type { NamedColor } from '../../ui/color-grid.tsx'

const named = (value: string, ru: string, en: string): NamedColor => ({ value, label: { ru, en } })

/**
 * Twenty colours for text, five in a row: the greys, then around the circle of hues. All but the lightest greys and
 * yellow keep a contrast of 4.5 to 1 with white.
 */
export const fontPalette: readonly NamedColor[] = [
  named('#000000', 'Чёрный', 'Black'),
  named('#434a54', 'Тёмно-серый', 'Dark grey'),
  named('#6b7280', 'Серый', 'Grey'),
  named('#9ca3af', 'Светло-серый', 'Light grey'),
  named('#ffffff', 'Белый', 'White'),
  named('#991b1b', 'Тёмно-красный', 'Dark red'),
  named('#dc2626', 'Красный', 'Red'),
  named('#c2410c', 'Оранжевый', 'Orange'),
  named('#92400e', 'Коричневый', 'Brown'),
  named('#ca8a04', 'Жёлтый', 'Yellow'),
  named('#4d7c0f', 'Оливковый', 'Olive'),
  named('#15803d', 'Зелёный', 'Green'),
  named('#14532d', 'Тёмно-зелёный', 'Dark green'),
  named('#0f766e', 'Бирюзовый', 'Turquoise'),
  named('#0369a1', 'Голубой', 'Light blue'),
  named('#2563eb', 'Синий', 'Blue'),
  named('#1e3a8a', 'Тёмно-синий', 'Dark blue'),
  named('#7c3aed', 'Фиолетовый', 'Violet'),
  named('#a21caf', 'Пурпурный', 'Purple'),
  named('#be185d', 'Малиновый', 'Crimson'),
]

/** Twenty colours to stand behind dark text: light tints, then stronger ones, then the greys. */
export const backgroundPalette: readonly NamedColor[] = [
  named('#fee2e2', 'Светло-красный', 'Light red'),
  named('#ffedd5', 'Светло-оранжевый', 'Light orange'),
  named('#fef9c3', 'Светло-жёлтый', 'Light yellow'),
  named('#dcfce7', 'Светло-зелёный', 'Light green'),
  named('#ccfbf1', 'Светло-бирюзовый', 'Light turquoise'),
  named('#e0f2fe', 'Светло-голубой', 'Pale blue'),
  named('#dbeafe', 'Светло-синий', 'Light blue'),
  named('#ede9fe', 'Светло-фиолетовый', 'Light violet'),
  named('#fae8ff', 'Светло-пурпурный', 'Light purple'),
  named('#fce7f3', 'Светло-розовый', 'Light pink'),
  named('#fca5a5', 'Красный', 'Red'),
  named('#fdba74', 'Оранжевый', 'Orange'),
  named('#fde047', 'Жёлтый', 'Yellow'),
  named('#86efac', 'Зелёный', 'Green'),
  named('#7dd3fc', 'Голубой', 'Sky blue'),
  named('#c4b5fd', 'Фиолетовый', 'Violet'),
  named('#f9a8d4', 'Розовый', 'Pink'),
  named('#ffffff', 'Белый', 'White'),
  named('#e5e7eb', 'Светло-серый', 'Light grey'),
  named('#9ca3af', 'Серый', 'Grey'),
]
