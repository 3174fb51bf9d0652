import { wordHtml } from './word-html.ts'

const page = (body: string): string => `<div style="orphans: 2;">${body}</div>`
const libreOffice = (body: string): string =>
  `<html><head><meta name="generator" content="LibreOffice 7.6.4.1 (Linux)"/></head><body>${body}</body></html>`
const apple = (sheet: string, body: string): string =>
  `<html><head><meta name="Generator" content="Cocoa HTML Writer"><style>${sheet}</style></head><body>${body}</body></html>`

/** What programs and sites add by themselves to what a person wrote: colours nobody chose, breaks, signs; with the saved form of what is read of it. */
export const copiedHabits: readonly (readonly [name: string, html: string, saved: string])[] = [
  [
    'LibreOffice Writer: an empty paragraph holds two breaks',
    libreOffice('<p>Раз</p><p style="margin-bottom: 0cm"><br/>\n<br/>\n\n</p><p>Два<br/>\nтри</p>'),
    '<p>Раз</p><p>&nbsp;</p><p>Два<br>три</p>',
  ],
  [
    'Apple Notes: nearly black by day, nearly white by night, and a grey that was chosen',
    apple(
      'p.p1 {color: #0e0e0e} li.li1 {color: #0e0e0e} p.p2 {color: #dedede} p.p3 {color: #808080} span.s1 {color: #dedede}',
      '<p class="p1">Днём</p><ul><li class="li1">пункт</li></ul><p class="p2">Ночью</p><p class="p3">Серый</p>',
    ),
    '<p>Днём</p><ul><li>пункт</li></ul><p>Ночью</p><p><span style="color:#808080;">Серый</span></p>',
  ],
  [
    'Gmail, Outlook and Word: greys that nobody tells from black',
    wordHtml(
      `<p class=MsoNormal><span style='color:#222222'>Раз</span> <span style='color:rgb(36, 36, 36)'>два</span> <span style='color:#0D0D0D'>три</span> <span style='color:#222'>четыре</span> <span style='color:#444444'>серый</span></p>`,
    ),
    '<p>Раз два три четыре <span style="color:#444444;">серый</span></p>',
  ],
  [
    'Linear, Outline and other editors of ProseMirror: the first headings, code with its language',
    '<h1 data-pm-slice="1 1 []">Глава</h1><h2>Раздел</h2><pre data-language="python"><code>x = 1</code></pre>',
    '<h2>Глава</h2><h3>Раздел</h3><pre><code class="language-python">x = 1</code></pre>',
  ],
  [
    'Google: a break in a link that leads from a whole result, and a picture that only decorates',
    page(
      '<a href="https://e.org/"><h3>Страница</h3><br><div><img src="data:image/png;base64,iVBORw0KGgo=" style="height:18px;width:18px" alt=""> <span>Сайт</span></div></a><p>Описание <img src="https://e.org/1.png" alt="" width="300" height="200"></p>',
    ),
    '<h3><a target="_blank" rel="noopener noreferrer" href="https://e.org/">Страница</a></h3><p>&nbsp;</p><p><a target="_blank" rel="noopener noreferrer" href="https://e.org/">Сайт</a></p><p>Описание <img src="https://e.org/1.png" alt="" width="300" height="200"></p>',
  ],
  [
    'Discord: that a message was changed; Битрикс24: quotes as tables',
    page(
      '<div>Готово<span class="timestamp_c19a55"><time><span class="edited_c19a55">(изменено)</span></time></span></div><div class="blogquote"><table class="blogquote"><tbody><tr><td>Когда срок?</td></tr></tbody></table></div>',
    ),
    '<p>Готово</p><blockquote><p>Когда срок?</p></blockquote>',
  ],
  [
    'Confluence, while it is written in: days and cards that it draws itself',
    `<p data-pm-slice="1 1 []">Срок <span data-node-type="date" data-timestamp="1715731200000"></span>, <a data-inline-card="" href="https://x.atlassian.net/browse/A-1" data-card-data=""></a> <span data-node-type="date" data-timestamp="1715731200000">завтра</span></p>`,
    `<p>Срок ${new Date(1_715_731_200_000).toLocaleDateString([], { dateStyle: 'long', timeZone: 'UTC' })}, <a target="_blank" rel="noopener noreferrer" href="https://x.atlassian.net/browse/A-1">https://x.atlassian.net/browse/A-1</a> завтра</p>`,
  ],
  [
    'Slack: who wrote a message is there to be pressed',
    `<div><span data-stringify-type="replace" data-stringify-text="Анна"><button class="c-message__sender_button" data-stringify-suffix=" ">Анна</button></span></div><div class="p-rich_text_section">Привет<button>Ответить</button></div>`,
    '<p>Анна</p><p>Привет</p>',
  ],
  [
    'Mail.ru and Yandex Mail: letters of Word, whose classes they rename or keep',
    `<div style="orphans: 2; color: rgb(44, 45, 46);"><p class="MsoNormal_mr_css_attr" style="color: rgb(44, 45, 46); orphans: 2;">План</p><p class="MsoListParagraph_mr_css_attr" style="margin-left: 36pt; text-indent: -18pt;"><span style="font-family: Symbol;">·<span style="font: 7pt &quot;Times New Roman&quot;;">&nbsp;&nbsp; </span></span>Раз</p></div>`,
    '<p>План</p><ul><li>Раз</li></ul>',
  ],
  [
    'a mail program in Firefox: the same without computed looks',
    `<p class="b4dMsoListParagraph" style="margin-left: 36pt; text-indent: -18pt"><span>1.<span style="font: 7pt &quot;Times New Roman&quot;">&nbsp;&nbsp; </span></span>Раз</p>`,
    '<ol><li>Раз</li></ol>',
  ],
  [
    'Jira on a server of its own: languages of code, words of one width; signs that forums draw',
    page(
      '<div class="code panel"><div class="codeContent panelContent"><pre class="code-java"><span class="code-keyword">int</span> a;</pre></div></div><p><tt>моно</tt> <img class="smiley" src="https://f.org/s.gif" alt=":)" width="18" height="18"></p><pre class="code-block">x</pre>',
    ),
    '<pre><code class="language-java">int a;</code></pre><p><code>моно</code> :)</p><pre><code class="language-plaintext">x</code></pre>',
  ],
  [
    'LibreOffice Writer: links of a table of contents lead nowhere in a text',
    libreOffice('<p><a href="#__RefHeading___Toc1">Введение</a> <a href="https://e.org/#a">сайт</a></p>'),
    '<p>Введение <a target="_blank" rel="noopener noreferrer" href="https://e.org/#a">сайт</a></p>',
  ],
  [
    'Loop and other pages: headings by their role, but not those that hold blocks; words that were inserted',
    page(
      '<div class="scriptor-paragraph"><div role="heading" aria-level="2">Раздел</div></div><div role="heading" aria-level="3"><p>Не заголовок</p></div><p role="heading">Заголовок</p><p><ins>да</ins></p>',
    ),
    '<h2>Раздел</h2><p>Не заголовок</p><h2>Заголовок</h2><p><u>да</u></p>',
  ],
  [
    'pages whose pictures come once they are scrolled to',
    page(
      '<p><img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP" data-src="https://e.org/1.jpg" width="600" height="400"><img data-lazy-src="https://e.org/2.jpg"><img src="https://e.org/3.jpg" data-src="https://e.org/30.jpg"></p>',
    ),
    '<p><img src="https://e.org/1.jpg" width="600" height="400"><img src="https://e.org/2.jpg"><img src="https://e.org/3.jpg"></p>',
  ],
  [
    'Apple Numbers: bold and italic by a font alone',
    apple(
      "p.p1 {font: 10.0px 'Helvetica Neue'} span.s1 {font: bold 10.0px 'Helvetica Neue'} span.s2 {font: italic 10.0px 'Bold Sans'}",
      '<p class="p1"><span class="s1">Имя</span> <span class="s2">срок</span></p>',
    ),
    '<p><strong>Имя</strong> <i>срок</i></p>',
  ],
  [
    'МойОфис: margins of nothing with a point',
    '<p style="margin-left: 0.0pt; text-indent: 0.0pt"><span style="color: #000000; font-weight: bold">Срок</span> завтра</p>',
    '<p><strong>Срок</strong> завтра</p>',
  ],
  [
    'GitHub and Jira: tables by the roles of their parts, but not lists of one column',
    page(
      '<div role="table"><div role="rowgroup"><div role="row"><span role="columnheader">Имя</span><div role="columnheader">Срок</div></div></div><div role="rowgroup"><div role="row"><div><div role="rowheader">Смета</div><div role="cell"><p>пятница</p></div></div></div></div></div><div role="grid"><div role="row"><div role="gridcell">Письмо</div></div></div>',
    ),
    '<figure class="table"><table><thead><tr><th>Имя</th><th>Срок</th></tr></thead><tbody><tr><th>Смета</th><td>пятница</td></tr></tbody></table></figure><p>Письмо</p>',
  ],
  [
    'a table by roles alone with words outside of its cells: no word is lost',
    page(
      '<div role="table"><div>Сроки</div><div role="row"><div role="cell">Смета</div><div role="cell">пятница</div></div></div>',
    ),
    '<p>Сроки</p><p>Смета</p><p>пятница</p>',
  ],
  [
    'Google Docs: blocks of code between signs of its own, and signs of chips',
    `<b style="font-weight:normal;" id="docs-internal-guid-1"><p><span>Шаг\ue907</span></p><p><span>\uec03</span><span style="color:#188038">если</span></p><p><span>&nbsp; то</span><br><span>иначе\uec02</span></p><p><span>Дальше</span></p><p><span>\uec03x = 1\uec02</span></p><p><span>\uec03начало без конца</span></p></b>`,
    '<p>Шаг</p><pre><code class="language-plaintext">если\n  то\nиначе</code></pre><p>Дальше</p><pre><code class="language-plaintext">x = 1</code></pre><p>начало без конца</p>',
  ],
  [
    'GitHub and letters of Gmail: tables without the paddings of the page, and heads that are bold as all are',
    page(
      '<table cellpadding="0"><thead><tr><th style="padding: 6px 13px; font-weight: 600; border: 1px solid rgb(209, 217, 224)">Имя</th></tr></thead><tbody><tr><td style="padding-left: 13px; font-weight: 600">Анна</td></tr></tbody></table>',
    ),
    '<figure class="table"><table><thead><tr><th style="border:1px solid rgb(209, 217, 224);">Имя</th></tr></thead><tbody><tr><td><strong>Анна</strong></td></tr></tbody></table></figure>',
  ],
  [
    'a page: a link that is a button, and margins of nothing in any unit',
    page('<p style="margin: 0cm">Текст <a role="button" href="#">Показать ещё</a></p>'),
    '<p>Текст</p>',
  ],
  [
    'Word for Mac in Safari: nothing but classes and its own elements',
    '<p class="MsoNormal" style="margin: 0cm; orphans: auto; color: rgb(0, 0, 0);">Раз<o:p></o:p></p><p class="MsoNormal" style="margin: 0cm;"><o:p>&nbsp;</o:p></p><p class="MsoNormal" style="margin: 0cm;"><o:p>&nbsp;</o:p></p><p class="MsoNormal" style="margin: 0cm;">Два<o:p></o:p></p>',
    '<p>Раз</p><p>&nbsp;</p><p>Два</p>',
  ],
  [
    'words beside the one piece of code in a text that keeps its lines are of it, a bar above it is not',
    page(
      '<pre>Сначала <b>затем <code>npm test</code> и всё</b></pre><pre><div><div>bash</div><div><code>npm start</code></div></div></pre>',
    ),
    '<pre><code class="language-plaintext">Сначала затем npm test и всё</code></pre><pre><code class="language-bash">npm start</code></pre>',
  ],
  [
    'Word: what is written in a drawing that stands right in the text',
    wordHtml('<p class=MsoNormal>До <v:shape id=a><v:textbox>в рамке</v:textbox></v:shape> после</p>'),
    '<p>До в рамке после</p>',
  ],
  [
    'Word: words in what says that it is spaces',
    wordHtml("<p class=MsoNormal>До<span style='mso-spacerun:yes'> <span lang=EN-US>срока</span></span></p>"),
    '<p>До срока</p>',
  ],
  [
    'Word Online: words between two lists',
    '<div class="ListContainerWrapper"><ul><li data-aria-level="1">раз</li></ul></div>между <div class="ListContainerWrapper"><ul><li data-aria-level="1">два</li></ul></div>',
    '<ul><li>раз</li></ul><p>между</p><ul><li>два</li></ul>',
  ],
  [
    'Word Online: lists within items of others',
    '<ul><li data-aria-level="1">а<ul><li data-aria-level="1">б</li></ul><ol><li data-aria-level="2">в</li></ol></li></ul><ol><li>г<ul><li data-aria-level="1">д</li></ul><ul class="ListContainerWrapper"><li data-aria-level="2">е</li></ul></li></ol>',
    '<ul><li>а<ul><li>б<ol><li>в</li></ol></li></ul></li></ul><ol><li>г<ul><li>д<ul><li>е</li></ul></li></ul></li></ol>',
  ],
  [
    'words in a list between an empty item and one of nothing but a list',
    page('<ul><li></li>раз<li><ol><li>два</li></ol></li></ul>'),
    '<ul><li>&nbsp;</li></ul><p>раз</p><ol><li>два</li></ol>',
  ],
  [
    'words at the end of a list before a list of lists',
    page('<ol><li>раз</li>два</ol><ul><ul><li>три</li></ul></ul>'),
    '<ol><li>раз</li></ol><p>два</p><ul><li>три</li></ul>',
  ],
]
