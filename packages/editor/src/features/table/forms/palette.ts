import type { Message } from '../../../messages/message.ts'
import type { NamedColor } from '../../../ui/color/color-grid.tsx'

const named = (value: string, label: Message): NamedColor => ({ value, label })

/** The colours of tables, five in a row, from black to purple. Source: specification, sections 3 and 9. */
export const tablePalette: readonly NamedColor[] = [
  named('hsl(0, 0%, 0%)', { ru: 'Чёрный', en: 'Black' }),
  named('hsl(0, 0%, 30%)', { ru: 'Тёмно-серый', en: 'Dim grey' }),
  named('hsl(0, 0%, 60%)', { ru: 'Серый', en: 'Grey' }),
  named('hsl(0, 0%, 90%)', { ru: 'Светло-серый', en: 'Light grey' }),
  named('hsl(0, 0%, 100%)', { ru: 'Белый', en: 'White' }),
  named('hsl(0, 75%, 60%)', { ru: 'Красный', en: 'Red' }),
  named('hsl(30, 75%, 60%)', { ru: 'Оранжевый', en: 'Orange' }),
  named('hsl(60, 75%, 60%)', { ru: 'Жёлтый', en: 'Yellow' }),
  named('hsl(90, 75%, 60%)', { ru: 'Салатовый', en: 'Light green' }),
  named('hsl(120, 75%, 60%)', { ru: 'Зелёный', en: 'Green' }),
  named('hsl(150, 75%, 60%)', { ru: 'Аквамариновый', en: 'Aquamarine' }),
  named('hsl(180, 75%, 60%)', { ru: 'Бирюзовый', en: 'Turquoise' }),
  named('hsl(210, 75%, 60%)', { ru: 'Голубой', en: 'Light blue' }),
  named('hsl(240, 75%, 60%)', { ru: 'Синий', en: 'Blue' }),
  named('hsl(270, 75%, 60%)', { ru: 'Фиолетовый', en: 'Purple' }),
]
