import type { Message } from '../../messages/message.ts'

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
