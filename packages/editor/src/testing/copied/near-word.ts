import * as fc from 'fast-check'
import { wordHtml, wordItem } from './word-html.ts'

const names =
  'p p p span span b i u a o:p st1:Name w:Sdt ins del font div center h1 ul li table tr td tbody thead pre'
const tag = fc.constantFrom(...names.split(' '))
const attributes = fc.constantFrom(
  '',
  '',
  '',
  ' class=MsoNormal',
  ' style=\'mso-list:l0 level1 lfo1;font-family:"Times\r\nNew Roman"\'',
  '\r\nlang=EN-US',
  ' href="?a=1&amp;b>2"',
  ' x:str nowrap',
  ' class=x CLASS=y',
  ' a=&copy;',
  ' style',
  ' clear=all/',
)
const text = fc.constantFrom(
  'Срок',
  '\r\n',
  '\r',
  ' ',
  '&nbsp;',
  '&lt;б&gt;',
  '&quot;',
  '&shy;',
  'а < б',
  '\ufeff',
)
const other = fc.constantFrom(
  '<![if !supportLists]>',
  '<![endif]>',
  '<!--[if gte mso 9]><xml><w:View/></xml><![endif]-->',
  '<!--EndFragment-->',
  '<!-->',
  '<!--->',
  '<!-- --!>',
  '<!x>',
  '<?xml:namespace prefix=o />',
  '<meta name=x>',
  '<title>а</title>',
  '<style><!-- p.x {color:red} --></style>',
  '<STYLE>p{}</STYLE >',
  '<style>',
  '<br>',
  '<br clear=all/>',
  '<img src="file:///1.png" v:shapes="a">',
  '<hr size=2>',
  '</p>',
  '<body>',
  '</head>',
)

/** Elements in each other as Word nests them, and as it does not. */
const nested = fc.letrec<{ node: string }>(node => ({
  node: fc.oneof(
    { maxDepth: 6 },
    { arbitrary: text, weight: 3 },
    { arbitrary: other, weight: 2 },
    {
      arbitrary: fc
        .tuple(tag, attributes, fc.array(node('node'), { maxLength: 4 }))
        .map(([name, given, children]) => `<${name}${given}>${children.join('')}</${name}>`),
      weight: 6,
    },
    fc.constant(wordItem('l0 level1 lfo1', '·', 'Раз')),
    fc
      .array(node('node'), { maxLength: 3 })
      .map(
        cells =>
          `<table border=1>\r\n <tr>\r\n${cells.map(cell => `<td>${cell}</td>`).join('')}</tr>\r\n</table>`,
      ),
  ),
})).node

/** HTML as Word writes it, and much like it. */
export const nearWord: fc.Arbitrary<string> = fc
  .tuple(fc.boolean(), fc.array(nested, { maxLength: 5 }))
  .map(([isWhole, nodes]) => (isWhole ? wordHtml(nodes.join('')) : nodes.join('')))
