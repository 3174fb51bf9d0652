import { wordHtml, wordItem } from './word-html.ts'

const apple = (body: string): string =>
  `<html><head><meta name="Generator" content="Cocoa HTML Writer"></head><body>${body}</body></html>`
const tab = '<span class="Apple-tab-span">\t</span>'
const googleDocs = (body: string): string =>
  `<b style="font-weight:normal;" id="docs-internal-guid-1">${body}</b>`
const excel = (rows: string): string =>
  `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet></head><body><table>${rows}</table></body></html>`
const libreOffice = (body: string): string =>
  `<html><head><meta name="generator" content="LibreOffice 7.4.7.2 (Linux)"/></head><body>${body}</body></html>`
const page = (body: string): string => `<div style="orphans: 2;">${body}</div>`
const wordOnline = (body: string): string => `<div class="OutlineElement Ltr SCXW1">${body}</div>`

/** Unusual cases of the rules, and programs that no other list has; with the saved form of what is read of them. */
export const copiedDetails: readonly (readonly [name: string, html: string, saved: string])[] = [
  [
    'Apple Pages: an item whose marker no tab stands before, and words of several looks',
    apple(`<p>1.${tab}<b>Купить</b> хлеб и молоко</p><p>${tab}2.${tab}Сдать <i>отчёт</i> в срок</p>`),
    '<ol><li><strong>Купить</strong> хлеб и молоко</li><li>Сдать <i>отчёт</i> в срок</li></ol>',
  ],
  [
    'Confluence: decisions, and code of no language',
    `<div data-node-type="decisionList" data-pm-slice="1 1 []"><li>Берём вариант Б</li></div><pre data-language="text"><code>строка</code></pre>`,
    '<ul><li>Берём вариант Б</li></ul><pre><code class="language-plaintext">строка</code></pre>',
  ],
  [
    'signs of boxes: all items of a list, and not some of them',
    libreOffice('<ul><li>⬜ Смета</li><li>✅ Акт</li></ul><ul><li>☐ Смета</li><li>Акт</li></ul>'),
    '<ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox" disabled><span class="todo-list__label__description">Смета</span></label></li><li><label class="todo-list__label"><input type="checkbox" checked disabled><span class="todo-list__label__description">Акт</span></label></li></ul><ul><li>☐ Смета</li><li>Акт</li></ul>',
  ],
  [
    'Outlook: bold of a weight by number, colours by the marker of Word',
    wordHtml(
      `<p class=MsoNormal><span style='font-weight:600'>Важно</span> <span style='mso-highlight:yellow'>срок</span></p>`,
    ),
    '<p><strong>Важно</strong> <span style="background-color:yellow;">срок</span></p>',
  ],
  [
    'formulas of any page: how they were written, or in a line what is drawn',
    page(
      `<p>До <math><semantics><mrow><msup><mi>x</mi><mn>2</mn></msup></mrow><annotation encoding="application/x-tex">x^2</annotation></semantics></math> после</p><p><mjx-container><mjx-math aria-hidden="true"><mjx-mi>y</mjx-mi></mjx-math><mjx-assistive-mml><math><mi>y</mi><mo>=</mo><mfrac><mrow><mi>a</mi><mo>+</mo><mn>1</mn></mrow><msqrt><mi>b</mi></msqrt></mfrac></math></mjx-assistive-mml></mjx-container></p><p><math><munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><msub><mi>a</mi><mi>i</mi></msub><mo>⁢</mo><mroot><mi>x</mi><mn>3</mn></mroot></math></p><p><math><mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>0</mn></mtd></mtr><mtr><mtd><mn>0</mn></mtd><mtd><mn>1</mn></mtd></mtr></mtable></math></p><p><math><mi>x</mi>
 <mtext>если <b>да</b></mtext></math></p>`,
    ),
    '<p>До x^2 после</p><p>y=(a+1)/(√b)</p><p>∑_(i=1)^na_ix^(1/3)</p><p>1, 0; 0, 1</p><p>xесли да</p>',
  ],
  [
    'a formula without a page around it',
    '<p><math><semantics><mi>x</mi><annotation encoding="application/x-tex">x_0</annotation></semantics></math></p>',
    '<p>x_0</p>',
  ],
  [
    'films and sounds of pages: players of known providers, files, and frames of anything else',
    page(
      `<p>До <iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ?start=5" title="Ролик"></iframe> после</p><figure><div><iframe data-src="//rutube.ru/play/embed/0123456789abcdef0123456789abcdef"></iframe></div><figcaption>Подпись</figcaption></figure><iframe src="https://ads.example/banner"></iframe><video controls><source src="https://x.example/a.mp4">Нет видео</video><video src="blob:https://x.example/1"></video><video autoplay muted loop src="https://x.example/b.mp4"></video><audio hidden src="https://x.example/c.mp3"></audio>`,
    ),
    '<p>До</p><figure class="media"><oembed url="https://www.youtube.com/embed/dQw4w9WgXcQ?start=5"></oembed></figure><p>после</p><figure class="media"><oembed url="https://rutube.ru/play/embed/0123456789abcdef0123456789abcdef"></oembed></figure><p>Подпись</p><p><a target="_blank" rel="noopener noreferrer" href="https://x.example/a.mp4">https://x.example/a.mp4</a></p>',
  ],
  [
    'a text beside code of an editor is a text',
    `<div style="font-family: Menlo, monospace; white-space: pre;"><div>x = 1</div></div><p>Смотри выше</p><pre style="font-family:Consolas">y</pre>`,
    '<p>x = 1</p><p>Смотри выше</p><pre><code class="language-plaintext">y</code></pre>',
  ],
  [
    'Google Docs: breaks behind and before text, greys of the lowest headings',
    googleDocs(
      '<p>Раз</p><br><span>текст</span><br><p>Два</p><h5><span style="color:#666666">Мелко</span></h5>',
    ),
    '<p>Раз</p><p>текст</p><p>Два</p><h4>Мелко</h4>',
  ],
  [
    'Word: raised text, the language of words, a paragraph that is not bold',
    wordHtml(
      `<p class=MsoNormal style='font-weight:normal'><span lang=EN-US>x<span style='vertical-align:super'>2</span></span> <b style='vertical-align:super'>№</b></p>`,
    ),
    '<p>x<sup>2</sup> <strong>№</strong></p>',
  ],
  [
    'a page: breaks in code stay, but for the last',
    page('<pre>раз<br>два<br></pre><p>три<br></p>'),
    '<pre><code class="language-plaintext">раз\nдва</code></pre><p>три</p>',
  ],
  [
    'Word: items by letters behind я and z',
    wordHtml(
      ['aa)', 'bb)'].map(x => wordItem('l0 level1 lfo1', x, 'Пункт')).join('') +
        wordItem('l1 level1 lfo2', 'Б)', 'Второй'),
    ),
    '<ol start="27" style="list-style-type:lower-latin;"><li>Пункт</li><li>Пункт</li></ol><ol start="2"><li>Второй</li></ol>',
  ],
  [
    'Slack: colleagues who are named',
    `<div data-stringify-type="paragraph">Спроси <a class="c-link" data-stringify-type="mention" href="https://x.slack.com/team/U1">@Анна</a></div>`,
    '<p>Спроси @Анна</p>',
  ],
  [
    'Word: a paragraph below an item stands nearly at its text; lists of other signs begin anew',
    wordHtml(
      `<p class=MsoListParagraph style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.</span>Первый</p><p class=MsoNormal style='margin-left:35.4pt'>Ниже первого</p><p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.</span>Второй</p>${wordItem('l2 level1 lfo5', 'a)', 'Буква')}${wordItem('l2 level1 lfo5', 'b)', 'Ещё')}`,
    ),
    '<ol><li><p>Первый</p><p>Ниже первого</p></li><li>Второй</li></ol><ol style="list-style-type:lower-latin;"><li>Буква</li><li>Ещё</li></ol>',
  ],
  [
    'Word: a list goes on as letters where another run has numbers',
    wordHtml(wordItem('l1 level1 lfo2', '1)', 'Раз') + wordItem('l2 level1 lfo3', 'b)', 'Два')),
    '<ol><li>Раз</li></ol><ol start="2" style="list-style-type:lower-latin;"><li>Два</li></ol>',
  ],
  [
    'a page: several pieces of code in a block, controls with a picture',
    page(
      '<pre><code>раз</code>\n<code>два</code></pre><p><x-badge><img src="https://x.example/a.png" width="20" height="20"></x-badge>Готово</p>',
    ),
    '<pre><code class="language-plaintext">раз\nдва</code></pre><p><img src="https://x.example/a.png" width="20" height="20">Готово</p>',
  ],
  [
    'a page: a figure with a table is no image',
    page(
      '<figure><table><tr><td><img src="https://x.example/a.png"></td></tr></table><figcaption>Таблица 1</figcaption></figure>',
    ),
    '<figure class="table"><table><tbody><tr><td><img src="https://x.example/a.png"></td></tr></tbody></table></figure><p>Таблица 1</p>',
  ],
  [
    'Word: widths stand in the row that has all cells',
    wordHtml(
      `<table><tr><td width=300 colspan=2>Итог</td></tr><tr><td width=100>А</td><td width=200>Б</td></tr></table><table><tr><td width=100>А</td></tr><tr><td width=60>Б</td><td width=40>В</td></tr></table>`,
    ),
    '<figure class="table"><table class="ck-table-resized"><colgroup><col style="width:100px;"><col style="width:200px;"></colgroup><tbody><tr><td colspan="2">Итог</td></tr><tr><td>А</td><td>Б</td></tr></tbody></table></figure><figure class="table"><table class="ck-table-resized"><colgroup><col style="width:60px;"><col style="width:40px;"></colgroup><tbody><tr><td>А</td><td>&nbsp;</td></tr><tr><td>Б</td><td>В</td></tr></tbody></table></figure>',
  ],
  [
    'LibreOffice Writer: columns as parts, one of which tells nothing, and one for several',
    libreOffice(
      '<table><col width="64*"><col><tr><td>а</td><td>б</td></tr></table><table><col width="32*" span="2"><col width="192*"><tr><td>а</td><td>б</td><td>в</td></tr></table>',
    ),
    '<figure class="table"><table><tbody><tr><td>а</td><td>б</td></tr></tbody></table></figure><figure class="table"><table><tbody><tr><td>а</td><td>б</td><td>в</td></tr></tbody></table></figure>',
  ],
  [
    'Excel: empty cells alone, numbers with a place of their own, cells at the bottom',
    excel('<tr><td x:num align="center">5</td><td valign="bottom">а</td></tr>'),
    '<figure class="table"><table><tbody><tr><td style="text-align:center;">5</td><td>а</td></tr></tbody></table></figure>',
  ],
  [
    'LibreOffice Calc: nothing but empty cells',
    libreOffice('<table><tr><td></td><td></td></tr><tr><td></td><td></td></tr></table>'),
    '<figure class="table"><table><tbody><tr><td>&nbsp;</td><td>&nbsp;</td></tr></tbody></table></figure>',
  ],
  [
    'a page: hidden words, a picture of a point, words for screen readers by their style',
    page(
      '<p>Раз<span style="visibility: hidden">тайна</span><span style="clip-path: inset(50%)">для чтения вслух</span><img src="https://x.example/p.gif" style="width:1.4px;height:1.4px">два</p>',
    ),
    '<p>Раздва</p>',
  ],
  [
    'a page: spaces that show by the newer style',
    page('<p style="white-space-collapse: preserve">раз  два</p><p style="white-space: pre">три  четыре</p>'),
    '<p>раз&nbsp; два</p><p>три&nbsp; четыре</p>',
  ],
  [
    'Word in a browser: two items in one list, letters by the list',
    wordOnline(
      '<ol role="list" start="3" style="list-style-type:lower-alpha"><li data-listid="1" data-aria-level="1"><p class="Paragraph">Раз</p></li><li data-listid="1" data-aria-level="1"><p>Два</p></li></ol><ol role="list" start="9"><li data-listid="2" data-aria-level="1"><p>Три</p></li><li data-listid="2" data-aria-level="1" style="list-style-type:upper-roman"><p>Ч</p></li></ol><ol><li data-listid="3" data-aria-level="1" style="list-style-type:upper-roman"><p>Пять</p></li></ol>',
    ),
    '<ol start="3" style="list-style-type:lower-latin;"><li>Раз</li><li>Два</li></ol><ol start="9"><li>Три</li><li>Ч</li></ol><ol style="list-style-type:upper-roman;"><li>Пять</li></ol>',
  ],
  [
    'Word: boxes parted by a paragraph, and a box within a sentence',
    wordHtml(
      `<p class=MsoNormal><w:Sdt CheckBox="t" CheckBoxIsChecked="t">☒</w:Sdt> Смета</p><p class=MsoNormal>Между</p><p class=MsoNormal><w:Sdt CheckBox="t">☐</w:Sdt> Акт</p><p class=MsoNormal>Отметь <w:Sdt CheckBox="t">☐</w:Sdt> здесь</p>`,
    ),
    '<ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox" checked disabled><span class="todo-list__label__description">Смета</span></label></li></ul><p>Между</p><ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox" disabled><span class="todo-list__label__description">Акт</span></label></li></ul><p>Отметь ☐ здесь</p>',
  ],
  [
    'Word: a level without a marker',
    wordHtml(
      `<p class=MsoNormal style='mso-list:l9 level1 lfo9'>Без знака</p>`,
      '@list l9:level1 {mso-level-number-format:none;}',
    ),
    '<p>Без знака</p>',
  ],
  [
    'Word: empty lines between a list and what is below it',
    wordHtml(
      `<p class=MsoListParagraph style='margin-left:36.0pt;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.</span>Первый</p><p class=MsoNormal style='margin-left:36.0pt'>&nbsp;</p><p class=MsoNormal style='margin-left:36.0pt'>&nbsp;</p><p class=MsoListParagraph style='margin-left:36.0pt;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.</span>Второй</p>`,
    ),
    '<ol><li><p>Первый</p><p>&nbsp;</p></li><li>Второй</li></ol>',
  ],
  [
    'Word: a paragraph at the margin of the page ends the list',
    wordHtml(
      `<p class=MsoListParagraph style='margin-left:0cm;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.</span>Первый</p><p class=MsoNormal>Дальше</p>`,
      'p.MsoNormal {margin-left:0cm;}',
    ),
    '<ol><li>Первый</li></ol><p>Дальше</p>',
  ],
  [
    'Yandex Tracker: a note with its title, boxes, code with its button',
    `<meta charset='utf-8'><div class="yfm"><h2 id="plan">План<a href="#plan" class="yfm-anchor" aria-hidden="true"><span class="visually-hidden">План</span></a></h2><ul><li><input type="checkbox" class="yfm-checkbox" checked="" disabled><label>Смета</label></li></ul><div class="yfm-note yfm-accent-info" note-type="info"><p class="yfm-note-title">Примечание</p><div class="yfm-note-content"><p>Срок — пятница</p></div></div><div class="yfm-clipboard"><pre><code class="hljs language-python">x = <span class="hljs-number">1</span>\n</code></pre><button class="yfm-clipboard-button"><svg></svg></button></div></div>`,
    '<h2>План</h2><ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox" checked disabled><span class="todo-list__label__description">Смета</span></label></li></ul><blockquote><p><strong>Примечание</strong></p><p>Срок — пятница</p></blockquote><pre><code class="language-python">x = 1</code></pre>',
  ],
  [
    'Trello: margins of nothing at the left, items as it had them before',
    `<meta charset='utf-8'><span style="color: rgb(23, 43, 77); font-family: -apple-system; white-space-collapse: collapse; orphans: 2;"><p style="margin: 8px 0px 0px;"><strong>Срок</strong> — пятница</p><div class="checklist-item" role="listitem"><div class="checklist-item-checkbox" role="checkbox" aria-checked="true"></div><span class="checklist-item-details-text">Смета</span></div></span>`,
    '<p><strong>Срок</strong> — пятница</p><ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox" checked disabled><span class="todo-list__label__description">Смета</span></label></li></ul>',
  ],
  [
    'Linear: items to do, mentions of tasks',
    `<meta charset='utf-8'><ul data-type="todo_list"><li data-type="todo_item" data-checked="true"><p>Смета</p></li><li data-type="todo_item" data-checked="false"><p>Акт</p></li></ul><p>См. <a href="https://linear.app/x/issue/ENG-7/y" class="issue-mention">ENG-7</a></p>`,
    '<ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox" checked disabled><span class="todo-list__label__description">Смета</span></label></li><li><label class="todo-list__label"><input type="checkbox" disabled><span class="todo-list__label__description">Акт</span></label></li></ul><p>См. <a target="_blank" rel="noopener noreferrer" href="https://linear.app/x/issue/ENG-7/y">ENG-7</a></p>',
  ],
  [
    'Google Sheets: the text of one cell',
    `<meta name="generator" content="Sheets"/><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><span style="font-size:10pt;font-family:Arial;font-weight:bold;color:#ff0000;" data-sheets-root="1">Итог<br>за май</span>`,
    '<p><span style="color:#ff0000;"><strong>Итог<br>за май</strong></span></p>',
  ],
  [
    'Apple Notes: a box as a sign in an element of its own',
    `<html><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><meta name="Generator" content="Cocoa HTML Writer"><style>p.p1 {margin: 0.0px} li.li1 {margin: 0.0px} ul.ul1 {list-style-type: none}</style></head><body><p class="p1"><b>Дела</b></p><ul class="ul1"><li class="li1"><span class="s1">☐</span> Смета</li><li class="li1"><span class="s1">☑︎</span> Акт</li></ul></body></html>`,
    '<p><strong>Дела</strong></p><ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox" disabled><span class="todo-list__label__description">Смета</span></label></li><li><label class="todo-list__label"><input type="checkbox" checked disabled><span class="todo-list__label__description">Акт</span></label></li></ul>',
  ],
  [
    'VS Code: its colours, an empty line',
    `<meta charset='utf-8'><div style="color: #d4d4d4;background-color: #1e1e1e;font-family: 'JetBrains Mono', Menlo, Monaco, 'Courier New', monospace;font-weight: normal;font-size: 12px;line-height: 18px;white-space: pre;"><div><span style="color: #569cd6;">const</span> имя = <span>'Анна'</span></div><br><div>  вывод(имя)</div></div>`,
    '<pre><code class="language-plaintext">const имя = \'Анна\'\n\n  вывод(имя)</code></pre>',
  ],
  [
    'GitHub: changes of code under review',
    `<meta charset='utf-8'><table class="diff-table"><tbody><tr class="diff-line-row"><td class="blob-num blob-num-deletion" data-line-number="7"></td><td class="blob-num" data-line-number="8"></td><td class="blob-code blob-code-deletion"><span class="blob-code-inner blob-code-marker" data-code-marker="-">let x = 1</span></td></tr><tr><td class="blob-num" data-line-number="7"></td><td class="blob-num blob-num-addition" data-line-number="8"></td><td class="blob-code blob-code-addition"><span class="blob-code-inner blob-code-marker" data-code-marker="+">const x = 1</span></td></tr></tbody></table>`,
    '<pre><code class="language-diff">-let x = 1\n+const x = 1</code></pre>',
  ],
  [
    'WhatsApp: lines, a list, the time of a message',
    `<meta charset='utf-8'><div class="copyable-text" data-pre-plain-text="[12:05, 01.02.2026] Анна: "><div class="_akbu"><span dir="ltr" class="_ao3e selectable-text copyable-text"><span>Сделай:<br></span><ul class="x1"><li class="x2"><span>смету</span></li></ul><strong class="_ao3e">срочно</strong> <code class="x3">x=1</code></span><span class=""><span class="x4" aria-hidden="true"><span class="x5" dir="auto">12:05</span></span></span></div></div>`,
    '<p>[12:05, 01.02.2026] Анна: Сделай:</p><ul><li>смету</li></ul><p><strong>срочно</strong> <code>x=1</code></p>',
  ],
  [
    'a page: words that its style alone parts, as lines and side by side',
    page(
      '<span style="display: block">Раз</span><span style="display: block"><b>Два</b></span><a style="display:block" href="https://x.example/1">Три</a><div style="display: flex"><span>Имя</span><span>Срок</span></div><div style="display:flex;flex-direction:column"><span>Ниже</span><b>ещё</b></div><span style="display: inline !important">в одной </span><b style="display: inline-block">строке</b>',
    ),
    '<p>Раз</p><p><strong>Два</strong></p><p><a target="_blank" rel="noopener noreferrer" href="https://x.example/1">Три</a></p><p>Имя Срок</p><p>Ниже</p><p><strong>ещё</strong></p><p>в одной <strong>строке</strong></p>',
  ],
  [
    'a page: lines of code that its style alone parts',
    page(
      '<pre><code><span style="display:block">если</span><span style="display:block">  то</span></code></pre>',
    ),
    '<pre><code class="language-plaintext">если\n  то</code></pre>',
  ],
  [
    'a page: lines through words by their longer name, raised words, and words that stand for a video, which is a link',
    page(
      '<p><span style="text-decoration-line: line-through">нет</span> x<span style="vertical-align: super">2</span><span style="vertical-align: sub">1</span></p><video src="https://x.example/a.mp4">Видео не показать</video>',
    ),
    '<p><s>нет</s> x<sup>2</sup><sub>1</sub></p><p><a target="_blank" rel="noopener noreferrer" href="https://x.example/a.mp4">https://x.example/a.mp4</a></p>',
  ],
]
