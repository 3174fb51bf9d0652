import type { Message } from '../../messages/message.ts'

export const bulletedLabel: Message = { ru: 'Маркированный список', en: 'Bulleted list' }

export const numberedLabel: Message = { ru: 'Нумерованный список', en: 'Numbered list' }

export const todoListLabel: Message = { ru: 'Список с флажками', en: 'Checklist' }

export const bulletsLabel: Message = { ru: 'Вид маркеров', en: 'Bullet style' }

export const numbersLabel: Message = { ru: 'Вид нумерации', en: 'Number style' }

export const nestItemHelp: Message = { ru: 'Вложить пункт глубже', en: 'Nest the item deeper' }

export const liftItemHelp: Message = { ru: 'Поднять пункт на уровень выше', en: 'Move the item a level up' }

export const newItemHelp: Message = {
  ru: 'Новый пункт; в пустом пункте — выйти из списка',
  en: 'New item; in an empty item, leave the list',
}

export const deleteMarkHelp: Message = {
  ru: 'В начале пункта — сделать его абзацем',
  en: 'At the start of an item, make it a paragraph',
}

export const checkItemHelp: Message = { ru: 'Поставить или снять флажок', en: 'Tick or clear the box' }
