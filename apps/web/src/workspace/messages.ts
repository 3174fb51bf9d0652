import type { Message } from '@taskfield/editor'

export const tasksLabel: Message = { ru: 'Задачи', en: 'Tasks' }
export const projectTasks: Message = { ru: 'Задачи проекта', en: 'Tasks of the project' }
export const noProjects: Message = { ru: 'Проектов пока нет', en: 'No projects yet' }
export const playgroundLabel: Message = { ru: 'Песочница', en: 'Playground' }
export const noTasks: Message = { ru: 'Задач пока нет', en: 'No tasks yet' }
export const tasksComeHere: Message = {
  ru: 'Они появятся здесь, когда их добавят в проект.',
  en: 'They will be here once they are added to the project.',
}
export const refreshLabel: Message = { ru: 'Обновить', en: 'Refresh' }
export const tasksNotLoaded: Message = {
  ru: 'Не удалось загрузить задачи',
  en: 'The tasks could not be loaded',
}
export const loadingTasks: Message = { ru: 'Загружаем задачи', en: 'Loading tasks' }
export const descriptionComesHere: Message = {
  ru: 'Здесь будет описание задачи',
  en: 'The description of a task comes here',
}
export const pageNotFound: Message = { ru: 'Страница не найдена', en: 'The page was not found' }
export const toTasks: Message = { ru: 'К задачам', en: 'To the tasks' }

export const taskChanged = (moment: Message): Message => ({
  ru: `Изменена ${moment.ru}`,
  en: `Changed ${moment.en}`,
})
