import { elementsBelow, type PastedElement } from '../tree/pasted-tree.ts'

/** A place on the writer's machine, or an address: Word notes where a picture came from, which describes nothing and is nobody's business. */
const place = /^(?:[a-z]:[\\/]|\\\\|macintosh hd:|file:\/|\/(?:users|home)\/|https?:\/\/\S*$)/i

/** Older versions of Word write the title of a picture and its description into one attribute. */
const titled = /^Title: (.*?) - Description: (.*)$/s

/** Keeps of the alternative text of pictures what a person has written. */
export function keepPictureWords(body: PastedElement): void {
  for (const { name, attributes } of elementsBelow(body)) {
    const alt = name === 'img' ? attributes.get('alt') : undefined
    if (alt === undefined) continue
    const [, title = '', description = alt] = titled.exec(alt) ?? []
    const words = [description, title].find(text => text !== '' && !place.test(text))
    if (words === undefined) attributes.delete('alt')
    else attributes.set('alt', words)
  }
}
