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
export function uploadWords({ pending, failed, isFinishing = false }: UnsavedImages): string {
  if (failed > 0 && failed === pending) return `Не сохранено: ${images(failed)} ${notUploaded(failed)}.`
  const running = pending - failed
  const verb = plural.select(running) === 'one' ? 'Загружается' : 'Загружаются'
  const besides = failed > 0 ? `, ${failed} ${notUploaded(failed)}` : ''
  return `${verb} ${images(running)}${besides}${isFinishing ? ', затем поле закроется' : ''}`
}

function notUploaded(count: number): string {
  return plural.select(count) === 'one' ? 'не загрузилось' : 'не загрузились'
}

/** What an earlier page has left on this device: images that are not on the server. */
export function keptWords(count: number): string {
  return `${images(count)} ещё не ${plural.select(count) === 'one' ? 'загружено' : 'загружены'}`
}

function images(count: number): string {
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'изображение', few: 'изображения' }
  return `${count} ${forms[plural.select(count)] ?? 'изображений'}`
}
