import type { Message } from '../../messages/message.ts'

export const bulletedLabel: Message = { ru: 'Маркированный список', en: 'Bulleted list' }

export const numberedLabel: Message = { ru: 'Нумерованный список', en: 'Numbered list' }

export const todoListLabel: Message = { ru: 'Список с флажками', en: 'Checklist' }

export const bulletsLabel: Message = { ru: 'Вид маркеров', en: 'Bullet style' }

export const numbersLabel: Message = { ru: 'Вид нумерации', en: 'Number style' }

export const discLabel: Message = { ru: 'Точка', en: 'Disc' }

export const circleLabel: Message = { ru: 'Кружок', en: 'Circle' }

export const squareLabel: Message = { ru: 'Квадрат', en: 'Square' }

export const decimalLabel: Message = { ru: 'Числа', en: 'Numbers' }

export const leadingZeroLabel: Message = { ru: 'Числа с ведущим нулём', en: 'Numbers with a leading zero' }

export const lowerLatinLabel: Message = { ru: 'Строчные латинские буквы', en: 'Small letters' }

export const upperLatinLabel: Message = { ru: 'Прописные латинские буквы', en: 'Capital letters' }

export const lowerRomanLabel: Message = { ru: 'Строчные римские числа', en: 'Small Roman numerals' }

export const upperRomanLabel: Message = { ru: 'Прописные римские числа', en: 'Capital Roman numerals' }

export const startLabel: Message = { ru: 'Начать с', en: 'Start at' }

export const reversedLabel: Message = { ru: 'В обратном порядке', en: 'Count down' }

export const startError: Message = { ru: 'Введите целое число', en: 'Enter a whole number' }

/** Names the box of an item. */
export const doneLabel: Message = { ru: 'Выполнено', en: 'Done' }

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
