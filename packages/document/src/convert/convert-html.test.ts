import { describe, expect, it } from 'vitest'
import bugReport from '../testing/corpus/documents/bug-report.html?raw'
import minutes from '../testing/corpus/documents/minutes.html?raw'
import specification from '../testing/corpus/documents/specification.html?raw'
import { HtmlTooComplex, readerLimits } from '../html/limits.ts'
import { savedForms } from '../testing/corpus/saved-forms.ts'
import { convertHtml } from './convert-html.ts'

const lostOf = (html: string): readonly string[] => convertHtml(html).lost

/** Forms of the older editor that hold what cannot be kept: unsafe addresses, no colour, no picture. */
const unsafeForms: Readonly<Record<string, readonly string[]>> = {
  '<p>а<span style="color:expression(alert(1));">ц</span>б</p>': ['span{color}'],
  '<p><a href="javascript:alert(1)">с</a></p>': ['a', 'a[href]'],
  '<p><a href="data:text/html,x">с</a></p>': ['a', 'a[href]'],
  '<figure class="image"><img></figure>': ['figure', 'img'],
  '<p><img src="javascript:alert(1)"></p>': ['img', 'img[src]'],
  '<p><img></p>': ['img'],
}

const recordedForms = [
  ...new Set(savedForms.flatMap(({ saved, v35, v48 }) => [saved, v35, v48].filter(form => !!form))),
]

describe('what would be lost', () => {
  it.each(recordedForms)('is nothing of what the older editor saved, save the unsafe: %s', form => {
    expect(lostOf(form ?? '')).toEqual(unsafeForms[form ?? ''] ?? [])
  })

  it.each([bugReport, minutes, specification])('is nothing of a whole document', html => {
    expect(lostOf(html)).toEqual([])
  })

  it.each([
    ['<p>a<big>b</big></p>', ['big']],
    ['<hr><p>a <mark>b</mark></p>', ['hr', 'mark']],
    ['<h5>a</h5><h6>b</h6>', ['h5', 'h6']],
    ['<p><select></select><math>b</math></p></select>', ['math', 'select']],
    [
      '<figure class="image"><img src="a"><figcaption><table><tr><td>a</table></figcaption></figure>',
      ['table', 'tbody', 'td', 'tr'],
    ],
    ['<table><tbody><tr><td>a</td></tr></tbody><tfoot><tr><td>b</td></tr></tfoot></table>', ['tfoot']],
  ])('names the elements that we do not have: %s', (html, lost) => {
    expect(lostOf(html)).toEqual(lost)
  })

  it.each([
    '<p>a</p><script src="x">b</script>',
    '<p>a</p><style media="print">p{color:red}</style>',
    '<p>a</p><iframe src="https://example.org/"><p>b</p></iframe>',
    '<p>a</p><svg width="1"><circle r="1"></circle><text>b</text></svg>',
  ])('names an element that goes with all it holds, and nothing of what it holds: %s', html => {
    const [, tag] = /<\/p><(\w+)/.exec(html) ?? []
    expect(convertHtml(html)).toEqual({ html: '<p>a</p>', lost: [tag] })
  })

  it.each([
    ['<p id="a" title="b" onclick="c()">d</p>', ['p[id]', 'p[onclick]', 'p[title]']],
    ['<p><span lang="ru">a</span></p>', ['span[lang]']],
    ['<p><a name="top">a</a></p>', ['a[name]']],
    ['<oembed url="https://vimeo.com/1">a <b title="b">c</b></oembed>', ['b[title]']],
    [
      '<figure class="media"><oembed url="https://vimeo.com/1"></oembed><figcaption id="a">b</figcaption></figure>',
      ['figcaption', 'figcaption[id]'],
    ],
    ['<p class="note note-red">a</p>', ['p.note', 'p.note-red']],
    ['<p style="font-size:20px; LINE-HEIGHT: 2">a</p>', ['p{font-size}', 'p{line-height}']],
    [
      '<table style="border-collapse:collapse;border-radius:5px"><tr><td>a</td></tr></table>',
      ['table{border-collapse}', 'table{border-radius}'],
    ],
  ])('names the attributes, classes and styles that have no place: %s', (html, lost) => {
    expect(lostOf(html)).toEqual(lost)
  })

  it.each([
    ['<p><a href="java&#10;script:alert(1)">a</a></p>', ['a', 'a[href]']],
    ['<p style="text-align:center !important">a</p>', ['p{text-align}']],
    ['<div><li style="page-break-before:always">a</li></div>', ['li{page-break-before}']],
    ['<ul><span><li style="page-break-after:always">a</li></span></ul>', ['li{page-break-after}']],
    ['<table><tr><td colspan="0">a</td></tr></table>', ['td[colspan]']],
    ['<p><img src="a.png" srcset="data:x 2x"></p>', ['img[srcset]']],
  ])('names what has a place, but a value that was refused: %s', (html, lost) => {
    expect(lostOf(html)).toEqual(lost)
  })

  it.each([
    ['<p style="margin:5px 0 0 20px">a</p>', ['p{margin}']],
    ['<p><span style="text-decoration:underline dotted red">a</span></p>', ['span{text-decoration}']],
    ['<p><span style="background:#eee url(a.png)">a</span></p>', ['span{background}']],
    ['<p style="font-weight:300">a</p>', ['p{font-weight}']],
    ['<ul style="list-style:square inside"><li>a</li></ul>', ['ul{list-style}']],
    ['<ul style="list-style:none outside"><li>a</li></ul>', []],
  ])('names a style of which a part is kept: %s', (html, lost) => {
    expect(lostOf(html)).toEqual(lost)
  })

  it.each([
    ['<p style="a-new-property:1">a</p>', ['p{a-new-property}']],
    ['<p style="tab-stops:1cm;-ms-zoom:1;*zoom:1;_height:1px">a</p>', []],
  ])('names a property that browsers may know one day: %s', (html, lost) => {
    expect(lostOf(html)).toEqual(lost)
  })

  it.each([
    ['<p style="letter-spacing:2px;letter-spacing:normal">a</p>', []],
    ['<p style="line-height:2 !important;line-height:normal">a</p>', ['p{line-height}']],
    ['<p style="border-left:1px solid red;border:none">a</p>', []],
    ['<section><p align="center">a</p></section><em align="right">b</em>', []],
    ['<div dir="ltr"><p dir="ltr">a</p></div>', []],
    ['<div dir="rtl"><p dir="ltr">a</p></div>', ['div[dir]', 'p[dir]']],
    ['<span style="text-align:center"><div>a</div></span>', ['span{text-align}']],
    ['<span style="display:flex"><b align="center">a</b></span>', ['b[align]', 'span{display}']],
    ['<span style="text-decoration:underline;text-decoration:under">a</span>', []],
    ['<table cellspacing="x"><tr><td>a</td></tr></table>', []],
  ])('is judged by what holds in the end: %s', (html, lost) => {
    expect(lostOf(html)).toEqual(lost)
  })

  it.each([
    ['<ul><li>a<input type="radio"></li></ul>', ['input']],
    ['<p><span class="mention"><b>#1 a</b></span></p>', ['span.mention']],
    ['<figure class="image"></figure><p>a</p>', ['figure']],
    ['<div data-oembed-url="https://vimeo.com/1"><div id="a">b</div></div>', ['div']],
    ['<div data-oembed-url="https://vimeo.com/1"><div><img src="a.png"></div></div>', ['div']],
    ['<pre class="language-c"><code class="x"><b>a</b></code></pre>', ['b', 'code.x', 'pre.language-c']],
    [
      '<figure class="image"><img src="a.png"><figcaption><h2 align="center">a</h2><img src="b.png"></figcaption></figure>',
      ['h2', 'h2[align]', 'img', 'img[src]'],
    ],
    [
      '<figure class="image"><img src="a.png"><figcaption>a</figcaption><figcaption>b</figcaption></figure>',
      ['figcaption'],
    ],
  ])('names what is known but cannot stand where it stands: %s', (html, lost) => {
    expect(lostOf(html)).toEqual(lost)
  })

  it.each([
    '<section><div><p><span>a</span><br></p></div></section>',
    '<p><a href="https://example.org" target="_self" rel="nofollow">a</a></p>',
    '<p><img src="a.png" srcset="b.png 2x" sizes="50vw"></p>',
    '<ul><li data-list-item-id="e1" class="ck-list-marker-bold"><strong>a</strong></li></ul>',
    '<figure class="table content-table"><table><tr><td>a</td></tr></table></figure>',
    '<p><span class="mention" data-mention-uid="1" data-mention="undefined" data-id="5">#1 a</span></p>',
    '<ul data-type="taskList"><li data-checked="true">a</li></ul>',
    '<ol start="1" type="1"><li>a</li></ol>',
    '<ul><li>a</li><ul><li>b</li></ul></ul>',
    '<table border="1" align="center" style="margin:0 auto;float:none"><tr><td colspan="1">a</td></tr></table>',
    '<div class="page-break" style="break-after:page"></div><p style="text-align:start">a</p>',
    '<ol><div><li>a</li></div></ol>',
    '<ul class="todo-list"><div><li><input type="checkbox">a</li></div></ul>',
    '<div data-oembed-url="https://vimeo.com/1"><div style="position:relative"><iframe src="x"></iframe></div></div>',
    '<!-- a --><p>b</p>',
    '<p><span style="text-align:justify">a</span></p>',
    '<p style="page-break-before:always"><o:p></o:p></p>',
    '<pre><code>a<br>b</code></pre>',
    '<table><colgroup><col></colgroup><thead><tr><th>a</th></tr></thead></table>',
    '<p>a<o:p></o:p> <my-card>b</my-card></p>',
    '<p><img src="a.png" loading="lazy" decoding="async"></p>',
    '<p align="center" style="text-align:center">a</p><p align="left" style="text-align:right">b</p>',
    '<table><tr><td width="50" style="width:60px" bgcolor="red"><p class="ck ck-editor__editable">a</p></td></tr></table>',
    '<p style="text-align:nowhere;mso-list:l0;_zoom:1;font-size:20">a <span style="color:nocolour">b</span></p>',
    '<div style="float:none;position:static;letter-spacing:normal;text-indent:0cm"><p style="color:inherit">a</p></div>',
    '<p foo="a" width="50" title="" align="nowhere">a <time>b</time> <blink>c</blink> <a>d</a></p>',
    '<ul class="ck-reset_all"><li style="--ck-content-list-marker-color:red">a</li></ul>',
  ])('is nothing where the saved form says the same: %s', html => {
    expect(lostOf(html)).toEqual([])
  })

  it.each([
    ['<div class="page-break">a</div>', ['div.page-break']],
    ['<div style="break-after:page"></div>', ['div{break-after}']],
    ['<p><img src="a.png" style="aspect-ratio:1/2"></p>', ['img{aspect-ratio}']],
    ['<ul><li style="list-style-type:square">a</li></ul>', ['li{list-style-type}']],
    ['<table border="0"><tr><td>a</td></tr></table>', ['table[border]']],
    ['<p align="middle">a</p>', ['p[align]']],
    ['<p class="check ck2">a</p>', ['p.check', 'p.ck2']],
  ])('is told also where only half of a known form is there: %s', (html, lost) => {
    expect(lostOf(html)).toEqual(lost)
  })

  it('is what is nested deeper than the limits, by its tag', () => {
    const count = readerLimits.nesting + 1
    expect(lostOf('<blockquote>'.repeat(count - 1))).toEqual([])
    expect(lostOf(`${'<blockquote>'.repeat(count)}a`)).toEqual(['blockquote'])
  })
})

describe('the saved form', () => {
  it('is that of the document', () => {
    expect(convertHtml('<p><b>a</b>').html).toBe('<p><strong>a</strong></p>')
  })

  it.each([
    ['<div align="center"><p style="text-align:start">a</p></div>', '<p>a</p>'],
    ['<p style="text-align:end">a</p>', '<p style="text-align:right;">a</p>'],
    ['<p align="CENTER">a</p>', '<p style="text-align:center;">a</p>'],
    ['<p STYLE="TEXT-ALIGN: Right">a</p>', '<p style="text-align:right;">a</p>'],
    [
      '<table><thead><tr></tr></thead><tr></tr><tr><td>a</td></tr><tr> </tr></table>',
      '<figure class="table"><table><tbody><tr><td>a</td></tr></tbody></table></figure>',
    ],
    [
      '<table><tr><td rowspan="2">a</td><td>b</td></tr><tr></tr></table>',
      '<figure class="table"><table><tbody><tr><td rowspan="2">a</td><td>b</td></tr><tr><td>&nbsp;</td></tr></tbody></table></figure>',
    ],
    [
      '<table ALIGN=Left><td VALIGN=TOP>a</table>',
      '<figure class="table" style="float:left;"><table><tbody><tr><td style="vertical-align:top;">a</td></tr></tbody></table></figure>',
    ],
    ['<span>a<ul></ul>b</span>', '<p>a</p><p>b</p>'],
    [
      '<p style="page-break-before:always"><span><o:p> </o:p></span></p>',
      '<div class="page-break" style="page-break-after:always;"><span style="display:none;">&nbsp;</span></div>',
    ],
    [
      '<ol start="3"><div><li>a</li></div><li>b</li><font color="red"><li>c</li></font></ol>',
      '<ol start="3"><li>a</li><li>b</li><li><span style="color:red;">c</span></li></ol>',
    ],
    ['<ul type="a"><x-y><li>a<ul><li>b</li></ul></li></x-y></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    [
      '<ul class="todo-list"><div><li><input type="checkbox" checked>a</li></div></ul>',
      '<ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox" checked disabled><span class="todo-list__label__description">a</span></label></li></ul>',
    ],
    [
      '<ol><li>a</li><blockquote><li>b</li></blockquote></ol>',
      '<ol><li>a</li></ol><blockquote><ol><li>b</li></ol></blockquote>',
    ],
    [
      '<pre><code><div>a</div>b<div>c<ol><li>d<br></li><li>e</li></ol></div></code></pre>',
      '<pre><code class="language-plaintext">a\nb\nc\nd\ne</code></pre>',
    ],
    [
      '<figure class="image"><img src="a.png"><figcaption><p></p><p>a</p><ul><li>b</li></ul>c</figcaption></figure>',
      '<figure class="image"><img src="a.png"><figcaption>a<br>b<br>c</figcaption></figure>',
    ],
    ['a<blockquote></blockquote>b', '<p>a</p><p>b</p>'],
    [
      '<p style="page-break-after:always"><a name="x"></a></p><p>a</p>',
      '<div class="page-break" style="page-break-after:always;"><span style="display:none;">&nbsp;</span></div><p>a</p>',
    ],
    [
      '<p>a<img src="a.png" style="page-break-before:always"></p>',
      '<p>a</p><div class="page-break" style="page-break-after:always;"><span style="display:none;">&nbsp;</span></div><p><img src="a.png"></p>',
    ],
    [
      '<oembed url="https://vimeo.com/1" style="page-break-after:always"></oembed>',
      '<figure class="media"><oembed url="https://vimeo.com/1"></oembed></figure><div class="page-break" style="page-break-after:always;"><span style="display:none;">&nbsp;</span></div>',
    ],
    [
      '<figure class="media"><o-embed url="https://vimeo.com/1"></o-embed></figure>',
      '<figure class="media"><oembed url="https://vimeo.com/1"></oembed></figure>',
    ],
    ['<ul type="Square"><li>a</li></ul>', '<ul style="list-style-type:square;"><li>a</li></ul>'],
    [
      '<ol style="list-style:url(x.png) lower-roman"><li>a</li></ol>',
      '<ol style="list-style-type:lower-roman;"><li>a</li></ol>',
    ],
  ])('shows what the HTML showed: %s', (html, saved) => {
    expect(convertHtml(html).html).toBe(saved)
  })

  it.each([
    ['<font color="red" style="color:blue">a</font>', '<p><span style="color:blue;">a</span></p>'],
    ['<p style="margin-left:20px;margin:0 0 0 40px">a</p>', '<p style="margin-left:40px;">a</p>'],
    ['<span style="background-color:red;background:none">a</span>', '<p>a</p>'],
    ['<span style="color:red !important;color:blue">a</span>', '<p><span style="color:red;">a</span></p>'],
    ['<p style="text-align:center;text-align:nowhere">a</p>', '<p style="text-align:center;">a</p>'],
    ['<p style="margin-left:40px;margin:wide">a</p>', '<p style="margin-left:40px;">a</p>'],
    ['<p style="margin-left:40px;margin-left:20">a</p>', '<p style="margin-left:40px;">a</p>'],
    [
      '<span style="color:red;color:#12;background-color:#ff0;background-color:5px">a</span>',
      '<p><span style="background-color:#ff0;color:red;">a</span></p>',
    ],
    ['<span style="font-weight:bold;font-weight:heavy">a</span>', '<p><strong>a</strong></p>'],
    ['<span style="text-decoration:underline;text-decoration:under !important">a</span>', '<p><u>a</u></p>'],
    [
      '<span style="color:nocolour !important;color:red">a</span>',
      '<p><span style="color:red;">a</span></p>',
    ],
    [
      '<table><tr><td style="width:50px;width:-4px;border:1px solid red;border:curly;vertical-align:top;vertical-align:high">a</td></tr></table>',
      '<figure class="table"><table><tbody><tr><td style="border:1px solid red;vertical-align:top;width:50px;">a</td></tr></tbody></table></figure>',
    ],
    ['<p style="text-align:center;text-align:inherit">a</p>', '<p>a</p>'],
    ['<span style="color:red;color:device-cmyk(0 1 1 0)">a</span>', '<p>a</p>'],
  ])('takes the declaration that holds: %s', (html, saved) => {
    expect(convertHtml(html).html).toBe(saved)
  })

  it('is refused for more tags than any text needs', () => {
    expect(() => convertHtml('<br>'.repeat(readerLimits.tags + 1))).toThrow(HtmlTooComplex)
  })
})
