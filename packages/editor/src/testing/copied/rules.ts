import { wordHtml } from './word-html.ts'

const document = (body: string, sheet = ''): string =>
  `<html><head><meta name="generator" content="LibreOffice 24.2"/><style>${sheet}</style></head><body>${body}</body></html>`
const apple = (body: string): string =>
  `<html><head><meta name="Generator" content="Cocoa HTML Writer"></head><body>${body}</body></html>`
const tab = '<span class="Apple-tab-span">\t</span>'
const excel = (rows: string): string =>
  `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet></head><body><table>${rows}</table></body></html>`
const wordOnline = (body: string): string => `<div class="OutlineElement Ltr SCXW1">${body}</div>`
const list = (text: string): string =>
  `<div class="ListContainerWrapper"><ul role="list"><li data-listid="1" data-aria-level="1"><p>${text}</p></li></ul></div>`
const page = (body: string): string => `<div style="orphans: 2;">${body}</div>`
const atlassian = (body: string): string => `<p data-renderer-start-pos="1">Шаг</p>${body}`
/** What sites write for screen readers, or hide. */
const unseenOnPages =
  'sr-only visually-hidden visuallyhidden screen-reader-text screen-reader-only mw-editsection noprint MessageMeta message-time time-tooltip time-inner'.split(
    ' ',
  )
const box = (text: string): string =>
  `<li><label class="todo-list__label"><input type="checkbox" disabled><span class="todo-list__label__description">${text}</span></label></li>`

/** What each part of a rule decides, where it shows: without the part, other HTML is read. */
export const copiedRules: readonly (readonly [name: string, html: string, saved: string])[] = [
  [
    'Apple Pages: letters and numbers of several digits before items, a dash that no tab follows, words between',
    apple(
      `слово<p>9.${tab}Девять</p><p>10.${tab}Десять</p> \n <p>Между</p><p>б)${tab}Буква</p><p>– Тире</p><h2>•${tab}Заголовок</h2><p>см. 1.${tab}раз</p>`,
    ),
    '<p>слово</p><ol start="9"><li>Девять</li><li>Десять</li></ol><p>Между</p><ol start="2"><li>Буква</li></ol><p>– Тире</p><h2>•&nbsp;&nbsp;&nbsp;&nbsp;Заголовок</h2><p>см. 1.&nbsp;&nbsp;&nbsp;&nbsp;раз</p>',
  ],
  [
    'Apple Pages: text between items',
    apple(`<p>•${tab}Раз</p>слово<p>•${tab}Два</p>`),
    '<ul><li>Раз</li></ul><p>слово</p><ul><li>Два</li></ul>',
  ],
  [
    'Confluence: the first heading of a page, decisions that are numbered by the page alone',
    atlassian(
      '<h1>План</h1><ol data-node-type="decisionList"><li data-decision-state="DECIDED">Берём</li></ol>',
    ),
    '<p>Шаг</p><h2>План</h2><ul><li>Берём</li></ul>',
  ],
  [
    'Jira: tasks below tasks',
    '<div data-node-type="actionList"><div data-task-state="OPEN">Смета</div><div data-node-type="actionList"><div data-task-state="OPEN">Склад</div></div></div>',
    `<ul class="todo-list">${box('Смета').replace('</li>', `<ul class="todo-list">${box('Склад')}</ul></li>`)}</ul>`,
  ],
  [
    'Confluence: parts that open within others, and one without a title',
    '<div data-node-type="expand" data-title="Подробно"><div data-node-type="nestedExpand" data-title="Ещё"><p>Внутри</p></div></div><div data-node-type="expand" data-title=""><p>Без имени</p></div>',
    '<p><strong>Подробно</strong></p><p><strong>Ещё</strong></p><p>Внутри</p><p>Без имени</p>',
  ],
  [
    'Jira: code without a language, in several pieces, with the name of its language above, and without an element of its own',
    atlassian(
      '<div class="code-block"><code>раз</code></div><pre><code>два</code>\n<code>три</code></pre><div class="code-block"><span>Java</span><code data-language="java">int a;</code></div><div class="code-block" data-language="sql"><span>select</span></div>',
    ),
    '<p>Шаг</p><pre><code class="language-plaintext">раз</code></pre><pre><code class="language-plaintext">два\nтри</code></pre><pre><code class="language-java">int a;</code></pre><pre><code class="language-sql">select</code></pre>',
  ],
  [
    'Apple: looks of whole items, by their class',
    apple(
      `<style>li.li1 {color: #ff2600} p.p2 {font-weight: bold; text-align: center}</style><ul><li class="li1">Раз <b>два</b></li><li class="li1"><p>Три</p></li></ul><p>и</p><p class="p2">•${tab}Четыре</p>`,
    ),
    '<ul><li><span style="color:#ff2600;">Раз <strong>два</strong></span></li><li>Три</li></ul><p>и</p><ul><li style="text-align:center;"><strong>Четыре</strong></li></ul>',
  ],
  [
    'LibreOffice: looks by classes with letters of any language, which its own style takes back',
    document(
      '<p class="цитата">Раз <span style="font-style:normal">два</span></p><p class="цитата" style="color:black">три</p><span class="цитата" style="color:black">четыре</span>',
      'p.цитата { font-style: italic } .цитата { color: red }',
    ),
    '<p><span style="color:red;"><i>Раз </i>два</span></p><p><i>три</i></p><p>четыре</p>',
  ],
  [
    'a document: a paragraph that is not bold among bold ones',
    document('<b><p>Раз</p><p style="font-weight:normal">два</p></b>'),
    '<p><strong>Раз</strong></p><p>два</p>',
  ],
  [
    'a document: looks of lines, and none of parts, headings and quotes',
    document(
      '<div style="color:red">а <b>б</b></div><div style="color:red">в<p>г</p></div><div style="color:red">д<table><tr><td>е</td></tr></table></div><h3 style="color:red">ж</h3><blockquote style="color:red">з</blockquote><section style="color:red">и</section><ul style="text-align:center"><li style="color:red"><input type="checkbox">к</li></ul><address style="color:red">л</address>',
    ),
    '<p><span style="color:red;">а <strong>б</strong></span></p><p>в</p><p>г</p><p>д</p><figure class="table"><table><tbody><tr><td>е</td></tr></tbody></table></figure><h3>ж</h3><blockquote><p>з</p></blockquote><p>и</p>' +
      `<ul class="todo-list">${box('к')}</ul><p>л</p>`,
  ],
  [
    'a document: nothing by the classes of the field, but what its own text is made of',
    document(
      `<p class="page-break">а</p><p><span class="mention" data-id="7" data-type="task">Анна</span></p><pre><code class="language-js">x</code></pre><ul class="todo-list">${box('б')}</ul><figure class="image image-style-side"><img src="https://x.example/a.png"></figure>`,
    ),
    `<p>а</p><p>Анна</p><pre><code class="language-js">x</code></pre><ul class="todo-list">${box('б')}</ul><figure class="image image-style-side"><img src="https://x.example/a.png"></figure>`,
  ],
  [
    'a document: breaks of pages, words above and below the line, colours of fonts',
    document(
      '<p style="page-break-after:always">а</p><p>и</p><p style="page-break-before:always">б<span style="vertical-align:sub">2</span><span style="vertical-align:middle">в</span></p><p><font color="BLACK">г</font><font color="000000">д</font><font color="#0000001">е</font><font color="#ff0000" size="7" face="Arial">ж</font></p>',
    ),
    '<p>а</p><div class="page-break" style="page-break-after:always;"><span style="display:none;">&nbsp;</span></div><p>и</p><div class="page-break" style="page-break-after:always;"><span style="display:none;">&nbsp;</span></div><p>б<sub>2</sub>в</p><p>где<span style="color:#ff0000;">ж</span></p>',
  ],
  [
    'a document: one break of a page where the paragraph before it and the one behind it ask for one',
    document(
      '<p style="page-break-after:always">а</p>\n<p style="page-break-before:always">б</p><p style="page-break-before:always;page-break-after:always">в</p>г<p style="page-break-before:always">д</p>',
    ),
    '<p>а</p><div class="page-break" style="page-break-after:always;"><span style="display:none;">&nbsp;</span></div><p>б</p><div class="page-break" style="page-break-after:always;"><span style="display:none;">&nbsp;</span></div><p>в</p><div class="page-break" style="page-break-after:always;"><span style="display:none;">&nbsp;</span></div><p>г</p><div class="page-break" style="page-break-after:always;"><span style="display:none;">&nbsp;</span></div><p>д</p>',
  ],
  [
    'a document: links keep no colour and no line of their own, places in the text do',
    document(
      '<p><a href="https://x.example/"><span style="color:blue;text-decoration:underline;font-weight:bold">а</span></a><a name="б"><span style="color:blue">б</span></a></p>',
    ),
    '<p><a target="_blank" rel="noopener noreferrer" href="https://x.example/"><strong>а</strong></a><span style="color:blue;">б</span></p>',
  ],
  [
    'a page: words for screen readers under any of their usual names',
    page(
      `${unseenOnPages.map(name => `<span class="x ${name}">${name}</span>`).join('')}<span class="not-sr-only sr-only-focusable">а</span><div class="message"><span class="time">12:05</span>б</div><span class="time">в</span>`,
    ),
    '<p>а</p><p>б</p><p>в</p>',
  ],
  [
    'a page: formulas without their source, alone with it, notes, keys and marked words',
    page(
      '<p><span class="katex">E = mc</span></p><p>а<math><annotation>\\x</annotation></math></p><p><kbd>Ctrl</kbd> <samp>ok</samp> <mark style="background-color:#0f0">б</mark> <mark>в</mark></p><div class="my-markdown-alert"><p class="x-yfm-note-title">г</p><p class="yfm-note-titles">д</p></div><x-card>е</x-card><x-icon></x-icon>',
    ),
    '<p>E = mc</p><p>а\\x</p><p><code>Ctrl</code> <code>ok</code> <span style="background-color:#0f0;">б</span> <span style="background-color:yellow;">в</span></p><p>г</p><p>д</p><p>е</p>',
  ],
  [
    'a page: frames of pictures by any name, and frames of other things',
    page(
      '<figure class="x"><img src="https://x.example/a.png"><figcaption>а</figcaption></figure><figure><img src="https://x.example/a.png"></figure><figure><p>б</p><figcaption>в</figcaption></figure><figure class="table"><table><tr><td>г</td></tr></table></figure><figure class="media wide"><oembed url="https://youtu.be/abc"></oembed></figure><figure class="x image-like"><img src="https://x.example/a.png"><figcaption>д</figcaption></figure>',
    ),
    '<figure class="image"><img src="https://x.example/a.png"><figcaption>а</figcaption></figure><p><img src="https://x.example/a.png"></p><p>б</p><p>в</p><figure class="table"><table><tbody><tr><td>г</td></tr></tbody></table></figure><figure class="media"><oembed url="https://youtu.be/abc"></oembed></figure><figure class="image"><img src="https://x.example/a.png"><figcaption>д</figcaption></figure>',
  ],
  [
    'a page: links that lead nowhere',
    page(
      '<p><a href=" # ">а</a><a href="">б</a><a href="JavaScript:void(0)">в</a><a>г</a><a href="#x">д</a></p>',
    ),
    '<p>абвг<a href="#x">д</a></p>',
  ],
  [
    'Teams: code of several lines, and of no language; GitHub: lines without a sign, with spaces around',
    `<codeblock class="Python"><code>x = 1<br>y = 2</code></codeblock><codeblock><code>z</code></codeblock><table><tr><td class="blob-code">\n\n  let <b>x</b>\n \n</td></tr><tr><td class="blob-code"><span data-code-marker="+">y\nz</span></td></tr></table>`,
    '<pre><code class="language-python">x = 1\ny = 2</code></pre><pre><code class="language-plaintext">z</code></pre><pre><code class="language-diff">  let x\n+y\nz</code></pre>',
  ],
  [
    'a document: what a table and its rows say of lines, margins and what Word says to itself; hidden parts of it',
    document(
      '<p>и</p><table class="ck-table-resized" border="1" cellpadding="5" cellspacing="5" height="90" style="border:1px solid red;mso-yfti:1;margin-left:20px;line-height:2;background-color:#ff0;width:50%"><tr style="color:red;background-color:#0ff"><td class="x" height="9" nowrap>а</td><th style="text-align:left;font-weight:normal">б</th></tr><tr style="display:none"><td>в</td><td>г</td></tr><tr><td style="display:none">д</td><td>е</td><th style="display:none">ё</th><td>ж</td></tr></table>',
    ),
    '<p>и</p><figure class="table" style="width:50%;"><table style="background-color:#ff0;"><tbody><tr><td>а</td><th>б</th></tr><tr><td>е</td><td>ж</td></tr></tbody></table></figure>',
  ],
  [
    'a document: columns of their own, also of several, and of parts that are no whole',
    document(
      '<p>и</p><table><col width="90"><tr><td width="10">а</td></tr></table><table><col width="1*"><col width="1*" span="2"><tr><td>а</td><td>б</td><td>в</td></tr></table><table><col width="1*"><col width="2*"><tr><td>а</td><td>б</td></tr></table><table><col width="1*"><col width="x2*"><tr><td>а</td><td>б</td></tr></table><table><col width="1*"><col width="2*x"><tr><td>а</td><td>б</td></tr></table>',
    ),
    '<p>и</p><figure class="table"><table class="ck-table-resized"><colgroup><col style="width:90px;"></colgroup><tbody><tr><td>а</td></tr></tbody></table></figure><figure class="table"><table class="ck-table-resized"><colgroup><col style="width:33.33%;"><col style="width:33.33%;"><col style="width:33.33%;"></colgroup><tbody><tr><td>а</td><td>б</td><td>в</td></tr></tbody></table></figure><figure class="table"><table class="ck-table-resized"><colgroup><col style="width:33.33%;"><col style="width:66.67%;"></colgroup><tbody><tr><td>а</td><td>б</td></tr></tbody></table></figure><figure class="table"><table><tbody><tr><td>а</td><td>б</td></tr></tbody></table></figure><figure class="table"><table><tbody><tr><td>а</td><td>б</td></tr></tbody></table></figure>',
  ],
  [
    'a document: widths of columns by a row whose cells all have one',
    document(
      '<p>и</p><table><tr><td width="10" colspan="2">а</td><td width="10">б</td></tr><tr><td width="20">в</td><td>г</td><td width="20">д</td></tr><tr><td width="30">е</td><td width="40">ё</td><td width="50">ж</td></tr></table><table><tr></tr></table>',
    ),
    '<p>и</p><figure class="table"><table class="ck-table-resized"><colgroup><col style="width:30px;"><col style="width:40px;"><col style="width:50px;"></colgroup><tbody><tr><td colspan="2">а</td><td>б</td></tr><tr><td>в</td><td>г</td><td>д</td></tr><tr><td>е</td><td>ё</td><td>ж</td></tr></tbody></table></figure><figure class="table"><table><tbody><tr><td>&nbsp;</td></tr></tbody></table></figure>',
  ],
  [
    'Excel: cells with places, lines and words of their own',
    excel(
      '<tr><td align="left" style="text-align:left">а</td><td x:num style="text-align:center">1</td><td x:num align="left">2</td><td x:num>3</td></tr><tr><td valign="bottom" nowrap style="font-weight:normal">б</td><td style="border-left:1px solid WindowText;border-right:1px solid windowtext;border-top:hidden;border-bottom-color:red windowtext windowtext">в</td><td style="border-radius:4px;x-border:1px solid red;vertical-align:top">г</td><td style="background:white">д</td></tr>',
    ),
    '<figure class="table"><table><tbody><tr><td>а</td><td style="text-align:center;">1</td><td>2</td><td style="text-align:right;">3</td></tr><tr><td>б</td><td style="border-left:1px solid #000;border-right:1px solid #000;">в</td><td style="vertical-align:top;">г</td><td>д</td></tr></tbody></table></figure>',
  ],
  [
    'Excel: empty rows at the end, which a picture does not leave empty',
    excel(
      '<tr><td>а</td><td>б</td></tr><tr><td></td><td></td></tr><tr><td><img src="https://x.example/a.png"></td><td></td></tr><tr><td>&nbsp;</td><td></td></tr><tr><td></td><td></td></tr>',
    ),
    '<figure class="table"><table><tbody><tr><td>а</td><td>б</td></tr><tr><td>&nbsp;</td><td>&nbsp;</td></tr><tr><td><img src="https://x.example/a.png"></td><td>&nbsp;</td></tr></tbody></table></figure>',
  ],
  [
    'Excel: a cell alone, and cells that are not alone',
    excel('<tr><td>а</td></tr>').replace('</body>', '<p>б</p></body>'),
    '<figure class="table"><table><tbody><tr><td>а</td></tr></tbody></table></figure><p>б</p>',
  ],
  [
    'Excel: tables beside each other, and one in another',
    excel('<tr><td>а</td></tr>').replace('</body>', '<table><tr><td></td></tr></table></body>'),
    '<figure class="table"><table><tbody><tr><td>а</td></tr></tbody></table></figure><figure class="table"><table><tbody><tr><td>&nbsp;</td></tr></tbody></table></figure>',
  ],
  [
    'Word in a browser: controls of tables, spaces, headings, text and elements beside lists',
    wordOnline(
      `${['TableHoverRowHandle', 'TableColumnHandle', 'TableRowHandleX', 'TableInsertRowHandle', 'TableWordHandle', 'EOP', 'WACAltTextDescribedBy'].map(name => `<span class="x ${name}">${name}</span>`).join('')}<span class="xEOP">а</span><span class="EOPx">б</span><p role="heading" aria-level="1">в</p><p role="heading" aria-level="7">г</p><p role="heading" aria-level="12">д</p><p role="heading">е</p><p aria-level="2">ж</p><span role="heading" aria-level="2">з</span><p style="white-space:pre-wrap">и  к</p>`,
    ),
    '<p>аб</p><h2>в</h2><p>г</p><p>д</p><p>е</p><p>ж</p><p>з</p><p>и&nbsp; к</p>',
  ],
  [
    'Word in a browser: lists beside texts, in cells, and those of a page',
    wordOnline(
      `слово${list('а')}<b>жирно</b>${list('б')}<ul><li>в</li></ul><table style="border:1px solid red"><tr><td>${list('г')}${list('д')}</td></tr></table>`,
    ),
    '<p>слово</p><ul><li>а</li></ul><p><strong>жирно</strong></p><ul><li>б</li><li>в</li></ul><figure class="table"><table><tbody><tr><td><ul><li>г</li><li>д</li></ul></td></tr></tbody></table></figure>',
  ],
  [
    'Word in a browser: headings of two levels and without their colours, words that keep theirs, a table as wide as its text',
    wordOnline(
      '<p role="heading" aria-level="1"><span style="color:#2F5496">а</span></p><p role="heading" aria-level="2">б</p><p><span style="color:#ff0000">в</span></p><table style="width:300px;background-color:red"><tr><td style="border:1px solid red">г</td><td>д</td></tr></table>',
    ),
    '<h2>а</h2><h3>б</h3><p><span style="color:#ff0000;">в</span></p><figure class="table"><table><tbody><tr><td style="border:1px solid red;">г</td><td>д</td></tr></tbody></table></figure>',
  ],
  [
    'a document: widths of columns by their style, and of cells that are headings',
    document(
      '<p>и</p><table><col style="width:90px"><col style="width:60px"><tr><td>а</td><td>б</td></tr></table><table><tr><th width="30">а</th><th width="40">б</th></tr></table>',
    ),
    '<p>и</p><figure class="table"><table class="ck-table-resized"><colgroup><col style="width:90px;"><col style="width:60px;"></colgroup><tbody><tr><td>а</td><td>б</td></tr></tbody></table></figure><figure class="table"><table class="ck-table-resized"><colgroup><col style="width:30px;"><col style="width:40px;"></colgroup><tbody><tr><th>а</th><th>б</th></tr></tbody></table></figure>',
  ],
  [
    'Word: parts of a table that its rules hide',
    wordHtml(
      '<table border=1><col width=30><col width=40 class=h><tr class=h><td>а</td></tr><tr><td width=30>б</td><td class=h>в</td><th class=h>г</th></tr></table><p class=h>д</p><p>е</p>',
      '.h {display:none}',
    ),
    '<figure class="table"><table class="ck-table-resized"><colgroup><col style="width:30px;"></colgroup><tbody><tr><td>б</td></tr></tbody></table></figure><p>е</p>',
  ],
]
