import type { Message } from '@taskfield/editor'

export const treeLabel: Message = { ru: 'Задачи', en: 'Tasks' }
export const findTask: Message = { ru: 'Найти задачу', en: 'Find a task' }
export const nothingFound: Message = { ru: 'Ничего не найдено', en: 'Nothing found' }
export const showAllTasks: Message = { ru: 'Показать все задачи', en: 'Show all tasks' }
