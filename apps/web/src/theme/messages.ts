import type { Message } from '@taskfield/editor'

export const themeLabel: Message = { ru: 'Тема', en: 'Theme' }
export const systemTheme: Message = { ru: 'Как в системе', en: 'As in the system' }
export const lightTheme: Message = { ru: 'Светлая тема', en: 'Light theme' }
export const darkTheme: Message = { ru: 'Тёмная тема', en: 'Dark theme' }
