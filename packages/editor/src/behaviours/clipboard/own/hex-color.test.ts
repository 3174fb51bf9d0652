import { holdLaw } from '@taskfield/document/testing/hold-law.ts'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { toHex } from './hex-color.ts'

it.each([
  ['hsl(0, 100%, 50%)', '#ff0000'],
  ['hsl(60, 100%, 50%)', '#ffff00'],
  ['hsl(120, 100%, 25%)', '#008000'],
  ['hsl(180,100%,50%)', '#00ffff'],
  ['hsl(240,100%,50%)', '#0000ff'],
  ['hsl(300,100%,50%)', '#ff00ff'],
  ['hsl(-60,100%,50%)', '#ff00ff'],
  ['hsl(-420,100%,50%)', '#ff00ff'],
  ['hsl(660,100%,50%)', '#ff00ff'],
  ['hsl(30,50%,40%)', '#996633'],
  ['hsl(0,0%,0%)', '#000000'],
  ['hsl(0,0%,100%)', '#ffffff'],
  ['hsl(0,200%,50%)', '#ff0000'],
  ['HSLA( 30deg 50% 40% )', '#996633'],
  ['1px solid hsl(0 ,  0% ,  2%) hsl(0,0%,2%)', '1px solid #050505 #050505'],
  ['hsla(0,0%,0%,0.5)', 'hsla(0,0%,0%,0.5)'],
  ['hsl(0 0% 0% / 50%)', 'hsl(0 0% 0% / 50%)'],
  ['red', 'red'],
])('writes %s as %s', (value, written) => {
  expect(toHex(value)).toBe(written)
})

/** The strongest and the weakest of the three parts of a colour lie around its lightness, and the hue says which is which. */
it('keeps the lightness, the strength and the hue of every colour, whole turns left out', () => {
  const law = fc.property(
    fc.integer({ min: -1080, max: 1080 }),
    fc.integer({ min: 0, max: 100 }),
    fc.integer({ min: 0, max: 100 }),
    (hue, saturation, lightness) => {
      const written = toHex(`hsl(${hue},${saturation}%,${lightness}%)`)
      expect(written).toMatch(/^#[\da-f]{6}$/)
      expect(toHex(`hsl(${hue + 360},${saturation}%,${lightness}%)`)).toBe(written)
      const parts = [1, 3, 5].map(at => Number.parseInt(written.slice(at, at + 2), 16) / 255)
      const [red = 0, green = 0, blue = 0] = parts
      const [most, least] = [Math.max(...parts), Math.min(...parts)]
      expect(Math.abs((most + least) / 2 - lightness / 100)).toBeLessThan(0.005)
      const strength = (saturation / 100) * (1 - Math.abs((2 * lightness) / 100 - 1))
      expect(Math.abs(most - least - strength)).toBeLessThan(0.005)
      const turned = toHex(`hsl(${hue + 120},${saturation}%,${lightness}%)`)
      expect(turned).toBe(`#${written.slice(5)}${written.slice(1, 5)}`)
      const order = [red, green, blue].toSorted((a, b) => b - a)
      expect(hue < 0 || hue > 60 ? order : [red, green, blue]).toEqual(order)
    },
  )
  holdLaw(law, 500)
})
