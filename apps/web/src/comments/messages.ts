import type { Message } from '@taskfield/editor'

export const commentsTitle: Message = { ru: 'Комментарии', en: 'Comments' }
export const commentPlaceholder: Message = { ru: 'Напишите комментарий…', en: 'Write a comment…' }
export const writeComment: Message = { ru: 'Написать комментарий…', en: 'Write a comment…' }
export const changedComment: Message = { ru: 'Правка комментария', en: 'Comment being edited' }
export const newComment: Message = { ru: 'Новый комментарий', en: 'New comment' }
export const foldLabel: Message = { ru: 'Свернуть', en: 'Collapse' }
export const sendLabel: Message = { ru: 'Отправить', en: 'Send' }
export const sendingLabel: Message = { ru: 'Отправляем…', en: 'Sending…' }
export const saveLabel: Message = { ru: 'Сохранить', en: 'Save' }
export const savingLabel: Message = { ru: 'Сохраняем…', en: 'Saving…' }
export const saveMineLabel: Message = { ru: 'Сохранить мою', en: 'Save mine' }
export const sendHint: Message = { ru: 'Shift+Enter — отправить', en: 'Shift+Enter: send' }
export const saveHint: Message = { ru: 'Shift+Enter — сохранить', en: 'Shift+Enter: save' }
export const changeComment: Message = { ru: 'Изменить комментарий', en: 'Edit comment' }
export const deleteCommentLabel: Message = { ru: 'Удалить комментарий', en: 'Delete comment' }
export const deleteCommentTitle: Message = { ru: 'Удалить комментарий?', en: 'Delete the comment?' }
export const deletedForEver: Message = { ru: 'Вернуть его будет нельзя.', en: 'It cannot be brought back.' }
export const loadingComments: Message = { ru: 'Загружаем комментарии', en: 'Loading comments' }
export const commentsNotLoaded: Message = {
  ru: 'Не удалось загрузить комментарии',
  en: 'The comments could not be loaded',
}
export const loadingLabel: Message = { ru: 'Загружаем…', en: 'Loading…' }
export const draftLabel: Message = { ru: 'Черновик:', en: 'Draft:' }
export const withoutWords: Message = { ru: 'без слов', en: 'no words' }
export const changeNotSaved: Message = {
  ru: 'Правка не сохранена. Она есть только на этом устройстве.',
  en: 'The change is not saved. It is on this device only.',
}
export const continueLabel: Message = { ru: 'Продолжить', en: 'Continue' }
export const dropChangeLabel: Message = { ru: 'Отменить правку', en: 'Discard the change' }
export const commentWasDeleted: Message = {
  ru: 'Ваша правка не сохранена: комментарий удалили. Она есть только на этом устройстве.',
  en: 'Your change is not saved: the comment was deleted. It is on this device only.',
}
export const deleteChangeLabel: Message = { ru: 'Удалить правку', en: 'Delete the change' }
export const changedMeanwhile: Message = {
  ru: 'Комментарий изменили, пока вы писали. Ниже сохранённая версия.',
  en: 'The comment was changed while you were writing. The saved version is below.',
}
export const deletedMeanwhile: Message = {
  ru: 'Комментарий удалили, пока вы писали. Текст цел, его можно отправить новым комментарием.',
  en: 'The comment was deleted while you were writing. The text is safe and can be sent as a new comment.',
}
export const sendAsNewLabel: Message = { ru: 'Отправить как новый', en: 'Send as new' }
export const draftNotKept: Message = {
  ru: 'Черновик не хранится на этом устройстве.',
  en: 'The draft is not kept on this device.',
}

/** Names a comment by when it was written. */
export const commentOf = (moment: Message): Message => ({
  ru: `Комментарий, ${moment.ru}`,
  en: `Comment, ${moment.en}`,
})

export const changedAt = (moment: Message): Message => ({
  ru: `изменён ${moment.ru}`,
  en: `edited ${moment.en}`,
})

export const showOlder = (count: number): Message => ({
  ru: `Показать предыдущие: ${count}`,
  en: `Show earlier: ${count}`,
})

export const olderNotLoaded = (reason: string): Message => ({
  ru: `Не удалось загрузить. ${reason}.`,
  en: `Could not be loaded. ${reason}.`,
})

export const notDeleted = (reason: string): Message => ({
  ru: `Не удалось удалить. ${reason}`,
  en: `Could not be deleted. ${reason}`,
})

/** Why a comment did not get to the server; the text of it stays. */
export const notSent = (reason: string): Message => ({
  ru: `Не отправлено: ${reason}. Текст цел.`,
  en: `Not sent: ${reason}. The text is safe.`,
})

export const notSaved = (reason: string): Message => ({
  ru: `Не сохранено: ${reason}. Текст цел.`,
  en: `Not saved: ${reason}. The text is safe.`,
})
