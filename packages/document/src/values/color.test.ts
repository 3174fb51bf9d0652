import { expect, it } from 'vitest'
import { parseColor, parseFontColor } from './color.ts'

it.each([
  '#F00',
  '#ff000080',
  'Red',
  'inherit',
  'currentColor',
  'rgb(255, 0, 0)',
  'rgb(1 2 3 / 50%)',
  'rgba(var(--rgb), .5)',
  'hsl(120deg 75% 25% / 60%)',
  'hwb(194 0% 0% / .5)',
  'lab(52.2% 40.1 59.9)',
  'lch(52.2% 72.2 50 / .5)',
  'oklab(59% .1 none)',
  'oklch(0.7 0.1 calc(180 + 20))',
  'oklch(from var(--accent) calc(l * .8) c h)',
  'color(display-p3 1 0.5 0 / .5)',
  'color-mix(in oklab, red 30%, #fff)',
  'color-mix(in hsl longer hue, hsl(120 100% 50%), 20% white)',
  'light-dark(#333, var(--Text, #eee))',
  'var(--text)',
  'var(--Текст-1, rgb(0 0 0 / .5))',
  'var(--a,)',
  'var(--a, var(--b, red))',
  'ButtonText',
])('keeps the colour %s as it was written', color => expect(parseColor(color)).toBe(color))

it.each([
  'initial',
  'rot',
  '#ff',
  'rgb(1, 2)',
  'rgb(1, 2, 3, 4, 5)',
  'rgb(1, 2,)',
  'rgb(url(x), 2, 3)',
  'oklch(0.7 0.1)',
  'color-mix(red, blue)',
  'color-mix(in oklab, red, blue',
  'color-mix(in oklab, red, inherit)',
  'light-dark(red)',
  'var(red)',
  'var(--x, url(https://evil.example))',
  'var(--x, "a")',
  'var(--x red)',
  'var(--x);background:url(x)',
  'var(--\\75rl)',
  'v\\61r(--x)',
  'image(red)',
  'attr(data-color)',
  'expression(alert(1))',
  `rgb(${'('.repeat(300)}`,
  `${'calc('.repeat(80)}1`,
])('takes %s for no colour', color => expect(parseColor(color)).toBeNull())

it.each([
  ['hsl(0, 75%, 60%)', 'hsl(0,75%,60%)'],
  ['rgb( 1 ,2 , 3 )', 'rgb(1,2,3)'],
  ['rgb(1 2 3  / 50%)', 'rgb(1 2 3 / 50%)'],
  ['color-mix(in srgb, red 30%, blue)', 'color-mix(in srgb,red 30%,blue)'],
  ['oklch( from var( --a , red ) l c h )', 'oklch(from var(--a,red) l c h)'],
])('writes the colour %s of text as %s', (color, written) => {
  expect(parseFontColor(color)).toBe(written)
  expect(parseFontColor(written)).toBe(written)
})
