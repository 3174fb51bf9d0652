import { parseTree } from '@taskfield/document'
import { describe, expect, it } from 'vitest'
import { wordHtml } from '../../../../testing/copied/word-html.ts'
import { convertPasted } from '../convert-pasted.ts'

/** The images that are left of what Word copied: their picture in the RTF, and their size. */
function images(body: string): (string | undefined)[] {
  const { html } = convertPasted(parseTree(wordHtml(body)), 'word')
  return [...html.matchAll(/<img\b[^>]*>/g)].map(([image]) =>
    ['data-clip', 'width', 'height', 'alt']
      .map(name => new RegExp(`\\s${name}="([^"]*)"`).exec(image)?.[1] ?? '-')
      .join(' '),
  )
}

const shape = (id: string, style = 'width:75pt;height:37.5pt'): string =>
  `<v:shape id="${id}" type="#_x0000_t75" alt="Схема" style='${style}'><v:imagedata src="file:///C:/clip.png" o:title=""/></v:shape>`
const drawing = (content: string): string =>
  `<!--[if gte vml 1]><v:shapetype id="_x0000_t75" path="m@4@5l"><v:stroke joinstyle="miter"/></v:shapetype>${content}<![endif]-->`
const image = (shapes: string): string =>
  `<![if !vml]><img width=100 height=50 src="file:///C:/clip_image002.png" v:shapes="${shapes}"><![endif]>`

describe('pictures of Word', () => {
  it.each([
    [
      'are known by their drawings, whatever their order',
      `<p>${drawing(shape('Рисунок_1') + shape('Рисунок_2'))}${image('Рисунок_2')}${image('Рисунок_1')}</p>`,
      ['1 100 50 -', '0 100 50 -'],
    ],
    ['stand where only a drawing is', `<p>А${drawing(shape('Рисунок_1'))}Б</p>`, ['0 100 50 Схема']],
    ['are drawings in the text of some browsers', `<p>${shape('Рисунок_1')}</p>`, ['0 100 50 Схема']],
    [
      'have no number where they are drawn shapes',
      `<p>${drawing('<v:oval id="Овал_1"></v:oval>')}${image('Овал_1')}${drawing(shape('Рисунок_2'))}${image('Рисунок_2')}</p>`,
      ['- 100 50 -', '0 100 50 -'],
    ],
    [
      'of a group stand each by itself',
      `<p>${drawing(`<v:group id="Группа_1">${shape('Рисунок_2')}${shape('Рисунок_3', 'width:1in;height:1in')}</v:group>`)}${image('Группа_1 Рисунок_2 Рисунок_3')}</p>`,
      ['0 100 50 Схема', '1 96 96 Схема'],
    ],
  ])('%s', (_, body, found) => {
    expect(images(body)).toEqual(found)
  })
})
