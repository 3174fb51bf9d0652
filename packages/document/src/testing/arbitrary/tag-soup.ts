import * as fc from 'fast-check'
import { savedForms } from '../corpus/saved-forms.ts'

const tags = [
  'p p p div span b i a ul ul ul ol li li li li li blockquote figure figure table table tr tr td td td th tbody thead',
  'h2 pre code figcaption',
]
const rareTags = [
  'strong em u s del font sub sup h1 h3 h5 dl dt dd img br hr caption colgroup col tfoot oembed section center form',
  'button label input select option textarea svg math mi foreignobject template noscript script style title iframe',
  'ruby rt nobr x-y details summary html body head frameset marquee big tt small',
]
const oneOfWords = (lines: readonly string[]): fc.Arbitrary<string> =>
  fc.constantFrom(...lines.flatMap(line => line.split(' ')))
const tag = fc.oneof(
  { arbitrary: oneOfWords(tags), weight: 3 },
  { arbitrary: oneOfWords(rareTags), weight: 1 },
)

const styles = [
  'text-align:center|margin-left:40px|margin:1px 2px 3px 4px|color:red|background:#ff0 url(x)|font-weight:bold',
  'font-weight:normal|font-style:italic|text-decoration:underline line-through|page-break-before:always',
  'page-break-after:always|display:block|display:none|float:left|width:50%|height:10px|border:1px solid red',
  'border-left-color:blue|padding:1px 2px|padding-left:3px|list-style-type:square|vertical-align:top|;;:;a:',
].flatMap(line => line.split('|'))

const attributeTexts = [
  'class="image"|class="table"|class="media"|class="todo-list"|class="mention"|class="page-break"|class="language-c x"',
  'class="image image_resized image-style-side"|class="image-style-align-left"|src="a.png"|src="javascript:a"',
  'alt="a&quot;&#13;b"|width="5"|height="7"|srcset="a.png 2x, b.png"|href="/a"|href="javascript:a"|href=" \t#"',
  'href="https://b.ru/?a=1&b=2"|url="https://youtu.be/abc"|url="https://example.org/x"|data-id="5"|data-type="task"',
  'data-mention="undefined"|data-mention="#1"|colspan="2"|rowspan="3"|colspan="0"|rowspan="999"|scope="col"|border="5"',
  'cellpadding="7"|type="checkbox"|checked|type="a"|start="3"|start="x"|align="right"|valign="top"|bgcolor="red"',
  'color="00ff00"|data-checked="true"|data-type="taskList"|a|"|=x|b=\'|onclick="alert(1)"|id=x',
].flatMap(line => line.split('|'))

const attributes = fc.oneof(
  fc.array(fc.constantFrom(...styles), { maxLength: 3 }).map(list => `style="${list.join(';')}"`),
  fc.constantFrom(...attributeTexts),
)

const attributeList = fc.oneof(fc.constant([]), fc.array(attributes, { maxLength: 3 }))

/** A step of writing: text goes in as it is, a tag opens an element, `close` ends the one opened last. */
type Step =
  | string
  | { readonly tag: string; readonly attributes: readonly string[] }
  | { readonly close: true }

const open = fc.record({ tag, attributes: attributeList })
const close = fc.constant({ close: true } as const)

/** Text that can be told apart from all other, white space of every kind, and what is neither text nor a tag. */
const text = fc.nat(999).map(number => `т${number}ж`)
const spaces = [
  ' ',
  ' ',
  '  ',
  '\n',
  '\t',
  '&nbsp;',
  '\u00a0',
  ' &nbsp; ',
  '&nbsp;&nbsp;',
  '&#13;',
  '\r\n',
  '\f',
]
const space = fc.constantFrom(...spaces)
const odd = fc.constantFrom(
  ...'&amp; &lt;b&gt; &#0; &#x1F600; &notit; \0 < </ </> <?x?> <!----> <!--x--> <!-- --> <![CDATA[x]]> <!x> div> /b> !-- <<math>'.split(
    ' ',
  ),
)

/** A part of a case of the corpus, cut anywhere. */
const cut = fc
  .tuple(fc.constantFrom(...savedForms), fc.nat(200), fc.nat(200))
  .map(([{ input }, from, to]) =>
    input.slice(from % (input.length + 1), Math.max(from, to) % (input.length + 1)),
  )

/** Tags that nobody asked for, or that are not even whole. */
const strayTag = fc.oneof(
  tag.map(name => `</${name}>`),
  fc
    .tuple(tag, attributeList, fc.constantFrom('/>', '', ' <'))
    .map(([name, list, end]) => `<${[name, ...list].join(' ')}${end}`),
)

function write(steps: readonly Step[]): string {
  const opened: string[] = []
  const parts = steps.map(step => {
    if (typeof step === 'string') return step
    if ('close' in step) return opened.length > 0 ? `</${opened.pop()}>` : ''
    opened.push(step.tag)
    return `<${[step.tag, ...step.attributes].join(' ')}>`
  })
  return parts.join('')
}

/** HTML as nobody should write it: unclosed and crossed tags, content where it may not stand, odd attributes, cuts. */
export const tagSoup: fc.Arbitrary<string> = fc
  .array(
    fc.oneof<fc.MaybeWeightedArbitrary<Step>[]>(
      { arbitrary: text, weight: 8 },
      { arbitrary: space, weight: 3 },
      { arbitrary: odd, weight: 1 },
      { arbitrary: open, weight: 14 },
      { arbitrary: close, weight: 9 },
      { arbitrary: strayTag, weight: 2 },
      { arbitrary: cut, weight: 2 },
    ),
    { maxLength: 40, size: 'max' },
  )
  .map(write)
