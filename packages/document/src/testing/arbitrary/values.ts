import * as fc from 'fast-check'

const pieces = [
  'a слово Ёж — «да» 1 . , 👩‍👩‍👧 🇷🇺 é ß 中 שלום \u200b \u00ad \ufeff',
  '< > & &amp; &nbsp; " \' ` </p> <br> <!-- ]]> \\ ; : {',
].flatMap(line => line.split(' '))

const otherSpaces = ['\u2003', '\u2028']

/** Words, characters that HTML gives a meaning to, and letters that are more than one unit. No white space. */
export const word: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...pieces, ...otherSpaces), { minLength: 1, maxLength: 4 })
  .map(parts => parts.join(''))

/** What an attribute may hold: anything, white space of all kinds included. */
export const attributeText: fc.Arbitrary<string> = fc
  .array(fc.oneof(word, fc.constantFrom(' ', '  ', '\t', '\n', '\r', '\r\n', '\u00a0')), { maxLength: 5 })
  .map(parts => parts.join(''))

/** The text of code: spaces, tabs and line breaks are literal. */
export const codeText: fc.Arbitrary<string> = fc
  .array(fc.oneof(word, fc.constantFrom(' ', '  ', '\t', '\n', '\n\n', '\u00a0')), { maxLength: 8 })
  .map(parts => parts.join(''))

/** A length that is not zero: tables and columns are of some size. */
export const size: fc.Arbitrary<string> = fc.oneof(
  fc.integer({ min: 1, max: 2000 }).map(value => `${value}px`),
  fc.constantFrom('1.5em', '50%', '2rem', '33.33%', '12pt', 'calc(100% - 20px)'),
)

export const length: fc.Arbitrary<string> = fc.oneof(
  fc.integer({ min: 0, max: 2000 }).map(value => `${value}px`),
  fc.constantFrom(
    '1.5em',
    '50%',
    '0',
    '.5cm',
    '-10px',
    '2rem',
    '33.33%',
    '12pt',
    'calc(2 * (1em + 1px))',
    'min(100%, 40em)',
  ),
)

const others = ['inherit', 'oklch(0.7 0.1 180 / .5)', 'lab(52% 40 59)', 'var(--text)']
const red = ['#f00', '#FF0000', '#ff000080', 'red', 'Red', 'transparent', 'currentColor']

/** A colour as cells and tables keep it. */
export const color: fc.Arbitrary<string> = fc.constantFrom(
  ...red,
  'rgb(255, 0, 0)',
  'RGB(255,0,0)',
  'hsl(0, 75%, 60%)',
  'hsla(0,0%,0%,.5)',
  'rgb(1 2 3 / 50%)',
  'color-mix(in oklab, red 30%, var(--accent, #fff))',
  ...others,
)

/** A colour as marks keep it: without white space beside its commas. */
export const markColor: fc.Arbitrary<string> = fc.constantFrom(
  ...red,
  'rgb(255,0,0)',
  'hsl(0,75%,60%)',
  'rgb(1 2 3 / 50%)',
  'color-mix(in oklab,red 30%,var(--accent,#fff))',
  ...others,
)

const linkUrls = [
  'https://example.org/a?b=1&c=2#d http://пример.рф/путь //cdn.example/x /task/7 #top HTTP://EXAMPLE.ORG',
  'mailto:a@b.ru ftp://f tg:resolve a\'b`c\\d ?q="<>',
].flatMap(line => line.split(' '))

export const linkUrl: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...linkUrls, '', ' http://x.y ', 'tel:+7 900', '../x y'),
  word.map(text => `https://example.org/${text}`),
)

export const imageUrl: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '/media/sample/icon.png',
    'https://example.org/a.png?x=1&y=2',
    'a.png',
    'data:image/png;base64,iVBORw0KGgo=',
  ),
  word.map(text => `/media/${text}.png`),
)

export const mediaUrl: fc.Arbitrary<string> = fc.constantFrom(
  'https://www.youtube.com/watch?v=H08tGjXNHO4&t=1',
  'https://youtu.be/abc',
  'http://vimeo.com/1',
  'https://open.spotify.com/track/a1',
  'https://twitter.com/a/status/1',
  'https://www.google.com/maps/place/Москва',
)

export const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(value, { freq: 2 })
