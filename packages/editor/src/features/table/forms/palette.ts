import type { NamedColor } from '../../../ui/color-grid.tsx'

const named = (value: string, ru: string, en: string): NamedColor => ({ value, label: { ru, en } })

/** The colours of tables, five in a row, from black to purple. Source: specification, sections 3 and 9. */
export const tablePalette: readonly NamedColor[] = [
  named('hsl(0, 0%, 0%)', 'Чёрный', 'Black'),
  named('hsl(0, 0%, 30%)', 'Тёмно-серый', 'Dim grey'),
  named('hsl(0, 0%, 60%)', 'Серый', 'Grey'),
  named('hsl(0, 0%, 90%)', 'Светло-серый', 'Light grey'),
  named('hsl(0, 0%, 100%)', 'Белый', 'White'),
  named('hsl(0, 75%, 60%)', 'Красный', 'Red'),
  named('hsl(30, 75%, 60%)', 'Оранжевый', 'Orange'),
  named('hsl(60, 75%, 60%)', 'Жёлтый', 'Yellow'),
  named('hsl(90, 75%, 60%)', 'Салатовый', 'Light green'),
  named('hsl(120, 75%, 60%)', 'Зелёный', 'Green'),
  named('hsl(150, 75%, 60%)', 'Аквамариновый', 'Aquamarine'),
  named('hsl(180, 75%, 60%)', 'Бирюзовый', 'Turquoise'),
  named('hsl(210, 75%, 60%)', 'Голубой', 'Light blue'),
  named('hsl(240, 75%, 60%)', 'Синий', 'Blue'),
  named('hsl(270, 75%, 60%)', 'Фиолетовый', 'Purple'),
]
