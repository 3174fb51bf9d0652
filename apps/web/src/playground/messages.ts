import type { Message } from '@taskfield/editor'

export const playgroundTitle: Message = { ru: 'Песочница', en: 'Playground' }
export const toTasks: Message = { ru: 'К задачам', en: 'To the tasks' }
export const fromAddress: Message = { ru: 'Из адреса страницы', en: 'From the address of the page' }
export const themeLabel: Message = { ru: 'Тема', en: 'Theme' }
export const systemTheme: Message = { ru: 'Как в системе', en: 'As in the system' }
export const lightTheme: Message = { ru: 'Светлая', en: 'Light' }
export const darkTheme: Message = { ru: 'Тёмная', en: 'Dark' }
export const narrowField: Message = { ru: 'Узкое поле, 360 px', en: 'Narrow field, 360 px' }
export const emittedLabel: Message = { ru: 'Что передал редактор', en: 'What the editor has told' }

export const characterCount = (count: number): Message => ({
  ru: `символов: ${count}`,
  en: `characters: ${count}`,
})

export const firstShown = (count: number): Message => ({
  ru: `показаны первые ${count}`,
  en: `the first ${count} are shown`,
})

export const emptyText: Message = { ru: 'Пустой', en: 'Empty' }
export const sampleText: Message = { ru: 'Всё понемногу', en: 'A little of everything' }
export const hugeText: Message = { ru: 'Очень длинный', en: 'Very long' }

export const noGeneration: Message = { ru: 'Нет', en: 'None' }
export const simulatedGeneration: Message = { ru: 'Имитация', en: 'Simulated' }
export const fileGeneration: Message = { ru: 'Файл', en: 'A file' }
export const failingGeneration: Message = { ru: 'С ошибкой', en: 'With an error' }
export const templateMissing = 'шаблон документа не найден'

export const toServer: Message = { ru: 'На сервер', en: 'To the server' }
export const slowUpload: Message = { ru: 'Медленно, 20 с', en: 'Slow, 20 s' }
export const failsOnce: Message = { ru: 'Первый раз с ошибкой', en: 'With an error the first time' }
export const failsAlways: Message = { ru: 'Всегда с ошибкой', en: 'With an error always' }
export const noConnection: Message = { ru: 'Нет связи', en: 'No connection' }
export const noSpace = 'На диске сервера нет места.'
export const serverRestarts = 'Сервер перезапускается.'

export const insertDate: Message = { ru: 'Вставить сегодняшнюю дату', en: 'Insert the date of today' }
export const insertTemplate: Message = { ru: 'Вставить шаблон', en: 'Insert a template' }
export const insertEmoji: Message = { ru: 'Вставить эмодзи', en: 'Insert an emoji' }
export const bugTemplate: Message = { ru: 'Ошибка', en: 'Bug' }
export const reviewTemplate: Message = { ru: 'Приёмка', en: 'Review' }
