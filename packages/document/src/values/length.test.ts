import { expect, it } from 'vitest'
import { keepLength, parseLength } from './length.ts'

it.each([
  ['10px', { value: 10, unit: 'px' }],
  ['1.5em', { value: 1.5, unit: 'em' }],
  [' -10% ', { value: -10, unit: '%' }],
  ['2', { value: 2, unit: 'px' }],
  ['10q', null],
  ['10 px', null],
  ['calc(1px)', null],
  ['wide', null],
  ['', null],
])('reads the length %j', (text, length) => expect(parseLength(text)).toEqual(length))

it.each([
  '0',
  '10px',
  'calc(100% - 20px)',
  'calc((1em + 2px) * 2 / 3)',
  'min(100%, 40rem)',
  'clamp(1rem, 50vw, calc(10px + 2em))',
])('keeps the length %s as it was written', length => expect(keepLength(length)).toBe(length))

it('writes a length in lower case, with single spaces', () => {
  expect(keepLength(' CALC( 100%\n - 1PX ) ')).toBe('calc( 100% - 1px )')
})

it.each([
  '10',
  'auto',
  'calc()',
  'calc(1px + )',
  'calc(1px+2px)',
  'calc(1px 2px)',
  'calc(1px + url(x))',
  'calc(1deg)',
  'calc(1px',
  'calc(1px))',
  'calc(1px);color:red',
  'min()',
  'attr(width px)',
  'calc(1px + "x")',
  `calc(${'('.repeat(300)}`,
])('takes %s for no length', length => expect(keepLength(length)).toBeNull())
