import type { Message } from '../../messages/message.ts'

export const alignmentLabel: Message = { ru: 'Выравнивание', en: 'Alignment' }

/** Shown where nothing can be aligned. */
export const noAlignmentLabel: Message = { ru: 'нет', en: 'none' }

export const leftLabel: Message = { ru: 'По левому краю', en: 'Left' }

export const centerLabel: Message = { ru: 'По центру', en: 'Center' }

export const rightLabel: Message = { ru: 'По правому краю', en: 'Right' }

export const justifyLabel: Message = { ru: 'По ширине', en: 'Justify' }
