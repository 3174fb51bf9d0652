import type { Message } from '@taskfield/editor'

/** Images of a text that are not on the server yet; of those some may have failed. */
export interface UnsavedImages {
  pending: number
  failed: number
  /** Whether the field is to be closed once all are there. */
  isFinishing?: boolean
}

export const noImages: UnsavedImages = { pending: 0, failed: 0 }

const plural = new Intl.PluralRules('ru')

/** What keeps images from being saved: «Загружается 1 изображение», or that some did not get there. */
export function uploadWords({ pending, failed, isFinishing = false }: UnsavedImages): Message {
  if (failed > 0 && failed === pending) return noneUploaded(failed)
  const running = pending - failed
  const verb = plural.select(running) === 'one' ? 'Загружается' : 'Загружаются'
  const { ru, en } = images(running)
  const besides = failed > 0 ? notUploaded(failed) : null
  return {
    ru: `${verb} ${ru}${besides ? `, ${failed} ${besides.ru}` : ''}${isFinishing ? ', затем поле закроется' : ''}`,
    en: `Uploading ${en}${besides ? `, ${failed} ${besides.en}` : ''}${isFinishing ? ', then the field closes' : ''}`,
  }
}

function noneUploaded(failed: number): Message {
  const [what, outcome] = [images(failed), notUploaded(failed)]
  return {
    ru: `Не сохранено: ${what.ru} ${outcome.ru}.`,
    en: `Not saved: ${what.en} ${outcome.en}.`,
  }
}

function notUploaded(count: number): Message {
  return {
    ru: plural.select(count) === 'one' ? 'не загрузилось' : 'не загрузились',
    en: count === 1 ? 'was not uploaded' : 'were not uploaded',
  }
}

/** What an earlier page has left on this device: images that are not on the server. */
export function keptWords(count: number): Message {
  const { ru, en } = images(count)
  return {
    ru: `${ru} ещё не ${plural.select(count) === 'one' ? 'загружено' : 'загружены'}`,
    en: `${en} not uploaded yet`,
  }
}

function images(count: number): Message {
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'изображение', few: 'изображения' }
  return {
    ru: `${count} ${forms[plural.select(count)] ?? 'изображений'}`,
    en: count === 1 ? '1 image' : `${count} images`,
  }
}
