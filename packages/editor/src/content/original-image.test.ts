import { describe, expect, it } from 'vitest'
import { findOriginal } from './original-image.ts'

describe('the original of a picture', () => {
  it.each([
    ['its only file', { src: '/a.png', srcset: null, width: null }, '/a.png'],
    [
      'the address that says no width',
      { src: '/a.png', srcset: '/a-400.webp 400w, /a-800.webp 800w', width: null },
      '/a.png',
    ],
    [
      'the largest file where that is another one',
      { src: '/a-400.png', srcset: '/a-400.png 400w, /a-1600.png 1600w', width: 400 },
      '/a-1600.png',
    ],
    [
      'the largest file beside a known width',
      { src: '/a.png', srcset: '/b.png 300w, /c.png 900w', width: 600 },
      '/c.png',
    ],
    [
      'the address itself beside densities',
      { src: '/a.png', srcset: '/a.png 1x, /b.png 2x', width: 300 },
      '/a.png',
    ],
    [
      'a file whose address holds a comma',
      { src: '/a.png', srcset: '/x,y.png 900w', width: 100 },
      '/x,y.png',
    ],
  ])('is %s', (_name, sources, original) => {
    expect(findOriginal(sources).src).toBe(original)
  })
})
