/** What other programs and sites put on a clipboard, in small, one for each rule; and the saved form of what is read of it. */
export const copiedSources: readonly (readonly [name: string, html: string, saved: string])[] = [
  [
    'Word in a browser: lists of one item each, headings, spaces at the ends',
    `<div class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1" role="heading" aria-level="1" style="font-weight:normal"><span class="TextRun SCXW1" style="color:#2F5496">Повестка</span><span class="EOP SCXW1">&nbsp;</span></p></div>
<div class="ListContainerWrapper SCXW1"><ul role="list"><li data-listid="1" data-aria-level="1" class="OutlineElement"><p class="Paragraph"><span class="TextRun" style="color:windowtext;font-family:Calibri">Склад</span><span class="EOP">&nbsp;</span></p></li></ul></div>
<div class="ListContainerWrapper SCXW1"><ol role="list" start="2" style="list-style-type:lower-alpha"><li data-listid="1" data-aria-level="2" class="OutlineElement"><p class="Paragraph"><span class="TextRun"><b>Остатки</b></span></p></li></ol></div>
<div class="ListContainerWrapper SCXW1"><ul role="list"><li data-listid="1" data-aria-level="1" class="OutlineElement"><p class="Paragraph"><span class="TextRun">Отгрузка</span></p></li></ul></div>`,
    '<h2>Повестка</h2><ul><li>Склад<ol start="2" style="list-style-type:lower-latin;"><li><strong>Остатки</strong></li></ol></li><li>Отгрузка</li></ul>',
  ],
  [
    'Google Docs: boxes to check, breaks between blocks, double spaces, greys of headings',
    `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr" style="line-height:1.38;margin-left:36pt"><span style="color:#000000;white-space:pre-wrap;">План</span></h1><h3 dir="ltr"><span style="font-size:14pt;color:#434343;background-color:transparent;font-weight:400;">Сроки</span></h3><br><ul style="padding-inline-start:28px"><li dir="ltr" role="checkbox" aria-checked="true" style="list-style-type:none" aria-level="1"><img src="data:image/png;base64,AAAA" width="17.6px" height="17.6px" alt="checked" aria-roledescription="checkbox"><p dir="ltr" style="display:inline-block" role="presentation"><span style="color:#000000;white-space:pre-wrap;">Смета</span></p></li><li dir="ltr" role="checkbox" aria-checked="false" aria-level="1"><img src="data:image/png;base64,AAAA" alt="unchecked"><p dir="ltr" role="presentation"><span>Договор</span></p></li></ul><br><p dir="ltr" style="text-align:center"><span style="color:#ff0000;font-weight:700;font-style:normal;text-decoration:none;white-space:pre-wrap;">Два  пробела</span><span style="vertical-align:super;font-size:0.6em">2</span></p></b>`,
    '<h2>План</h2><h4>Сроки</h4><ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox" checked disabled><span class="todo-list__label__description">Смета</span></label></li><li><label class="todo-list__label"><input type="checkbox" disabled><span class="todo-list__label__description">Договор</span></label></li></ul><p style="text-align:center;"><span style="color:#ff0000;"><strong>Два&nbsp; пробела</strong></span><sup>2</sup></p>',
  ],
  [
    'Google Docs: letters and Roman numbers of lists within lists',
    `<b style="font-weight:normal;" id="docs-internal-guid-2"><ol><li dir="ltr" style="list-style-type:decimal" aria-level="1"><p role="presentation"><span>Раз</span></p></li><ol><li style="list-style-type:lower-alpha" aria-level="2"><p><span>а</span></p></li><ol><li style="list-style-type:lower-roman" aria-level="3"><p><span>б</span></p></li></ol></ol></ol></b>`,
    '<ol><li>Раз<ol style="list-style-type:lower-latin;"><li>а<ol style="list-style-type:lower-roman;"><li>б</li></ol></li></ol></li></ol>',
  ],
  [
    'LibreOffice Writer: fonts and sheets',
    `<html><head><meta name="generator" content="LibreOffice 7.4.7.2 (Linux)"/><style type="text/css">p { margin-bottom: 0.25cm; line-height: 115%; background: transparent } h1 { color: #000000 } p.цитата { font-style: italic }</style></head><body lang="ru-RU"><h1 class="western">Отчёт</h1><p align="right" style="margin-bottom: 0cm; margin-left: 1cm"><font color="#000000"><font face="Arial, sans-serif"><font size="2">Москва</font></font></font> <font color="#c9211e"><b>срочно</b></font></p><ol start="3" type="a"><li><p style="margin-bottom: 0cm">Третий</p></li></ol></body></html>`,
    '<h2>Отчёт</h2><p style="text-align:right;">Москва <span style="color:#c9211e;"><strong>срочно</strong></span></p><ol start="3" style="list-style-type:lower-latin;"><li>Третий</li></ol>',
  ],
  [
    'Apple Pages, with lists',
    `<html><head><meta name="Generator" content="Cocoa HTML Writer"></head><body>\n<p class="p1">До</p>\n<p class="p1"><span class="Apple-tab-span">\t</span>•<span class="Apple-tab-span">\t</span><b>Раз</b></p>\n<p class="p1"><span class="Apple-tab-span">\t</span><span class="Apple-tab-span">\t</span>◦<span class="Apple-tab-span">\t</span>глубже</p>\n<p class="p1"><span class="Apple-tab-span">\t</span>•<span class="Apple-tab-span">\t</span>Два</p>\n<p class="p1">После</p>\n<p class="p1"><span class="Apple-tab-span">\t</span>3.<span class="Apple-tab-span">\t</span>Три</p>\n<p class="p1"><span class="Apple-tab-span">\t</span>4.<span class="Apple-tab-span">\t</span>Четыре</p>\n</body></html>`,
    '<p>До</p><ul><li><strong>Раз</strong><ul><li>глубже</li></ul></li><li>Два</li></ul><p>После</p><ol start="3"><li>Три</li><li>Четыре</li></ol>',
  ],
  [
    'Apple Notes: looks in a style sheet alone',
    `<html><head><meta name="Generator" content="Cocoa HTML Writer"><style type="text/css">p.p1 {margin: 0.0px 0.0px 0.0px 0.0px; font: 13.0px 'Helvetica Neue'; color: #000000} p.p2 {text-align: center} span.s1 {font-weight: bold} span.s2 {text-decoration: underline; color: #ff2600} li.li1 {margin: 0.0px}</style></head><body><p class="p1"><span class="s1">Важно</span><span class="Apple-converted-space">&nbsp;</span><span class="s2">сегодня</span></p><p class="p2">Середина</p><ul class="ul1"><li class="li1"><span class="s1"></span>Пункт<span class="Apple-tab-span">	</span>1</li></ul></body></html>`,
    '<p><strong>Важно</strong> <span style="color:#ff2600;"><u>сегодня</u></span></p><p style="text-align:center;">Середина</p><ul><li>Пункт&nbsp;&nbsp;&nbsp;&nbsp;1</li></ul>',
  ],
  [
    'Outlook in a browser',
    `<div class="elementToProof" style="font-family: Aptos, sans-serif; font-size: 12pt; color: rgb(0, 0, 0);">Добрый день!</div><div class="elementToProof" style="color: rgb(0, 0, 0);"><span style="color: rgb(200, 38, 19);">Срок</span> — <b>пятница</b>.</div>`,
    '<p>Добрый день!</p><p><span style="color:rgb(200,38,19);">Срок</span> — <strong>пятница</strong>.</p>',
  ],
  [
    'Confluence and Jira: tasks, panels, code and signs',
    `<meta charset='utf-8'><div data-node-type="actionList" data-task-list-local-id="" data-pm-slice="1 1 []"><div data-task-local-id="" data-task-state="DONE">Собрать</div><div data-task-local-id="" data-task-state="TODO">Проверить</div></div><div data-panel-type="info"><div><p>Внимание <span data-emoji-short-name=":smile:" data-emoji-text="🙂">:smile:</span></p></div></div><pre data-language="python"><code>x = 1
y = 2</code></pre><div data-node-type="expand" data-title="Подробно"><p>Внутри</p></div>`,
    '<ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox" checked disabled><span class="todo-list__label__description">Собрать</span></label></li><li><label class="todo-list__label"><input type="checkbox" disabled><span class="todo-list__label__description">Проверить</span></label></li></ul><blockquote><p>Внимание 🙂</p></blockquote><pre><code class="language-python">x = 1\ny = 2</code></pre><p><strong>Подробно</strong></p><p>Внутри</p>',
  ],
  [
    'Notion: boxes as text, callouts',
    `<meta charset='utf-8'><!-- notionvc: 1 --><h1>Задачи</h1><ul><li>[x]  Готово</li><li>[ ]  Нет</li></ul><aside>💡 Совет</aside>`,
    '<h2>Задачи</h2><ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox" checked disabled><span class="todo-list__label__description">Готово</span></label></li><li><label class="todo-list__label"><input type="checkbox" disabled><span class="todo-list__label__description">Нет</span></label></li></ul><blockquote><p>💡 Совет</p></blockquote>',
  ],
  [
    'Slack: levels in lists of their own',
    `<meta charset='utf-8'><b data-stringify-type="bold">Итог</b><ul data-stringify-type="unordered-list" data-indent="0"><li data-stringify-indent="0">Раз</li></ul><ul data-stringify-type="unordered-list" data-indent="1"><li>Внутри <img data-stringify-emoji=":tada:" src="https://a.slack-edge.com/t.png" alt=":tada:"></li></ul><ul data-indent="0"><li>Два</li></ul>`,
    '<p><strong>Итог</strong></p><ul><li>Раз<ul><li>Внутри :tada:</li></ul></li><li>Два</li></ul>',
  ],
  [
    'Telegram and WhatsApp: signs are pictures',
    `<div class="copyable-text" data-pre-plain-text="[12:05, 01.02.2026] Анна: "><span>Спасибо <img class="emoji" src="data:image/gif;base64,R0lGOD" alt="👍🏻"></span></div>`,
    '<p>[12:05, 01.02.2026] Анна: Спасибо 👍🏻</p>',
  ],
  [
    'a code editor: lines of coloured code',
    `<meta charset='utf-8'><div style="color: #cccccc;background-color: #1f1f1f;font-family: Consolas, 'Courier New', monospace;font-weight: normal;font-size: 14px;line-height: 19px;white-space: pre;"><div><span style="color: #c586c0;">if</span><span> (да) {</span></div><div><span>  x</span></div><br><div><span>}</span></div></div>`,
    '<pre><code class="language-plaintext">if (да) {\n  x\n\n}</code></pre>',
  ],
  [
    'JetBrains: a word of code',
    `<html><head></head><body><pre style="background-color:#2b2b2b;color:#a9b7c6;font-family:'JetBrains Mono',monospace;font-size:9.8pt;">main()</pre></body></html>`,
    '<p><code>main()</code></p>',
  ],
  [
    'a page: no buttons, no hidden text, no pictures that count readers, no colours of the page',
    `<meta charset='utf-8'><article style="color: rgb(31, 35, 40); background-color: rgb(13, 17, 23); orphans: 2; widows: 2; text-align: start;"><h1 style="font-weight: 700; color: rgb(31, 35, 40); orphans: 2">Новости</h1><h2>Коротко</h2><p>Текст <span style="color: rgb(31, 35, 40); font-weight: 600; orphans: 2">жирно</span><button>Поделиться</button><svg><path d="M0"/></svg></p><span aria-hidden="true">#</span><p style="display:none">Не видно</p><nav><a href="/">Домой</a></nav><img src="https://example.org/count.gif" width="1" height="1"><p><span style="font-size:32px">Крупно</span></p></article>`,
    '<h2>Новости</h2><h3>Коротко</h3><p>Текст <strong>жирно</strong></p><p>Крупно</p>',
  ],
  [
    'Outlook in a browser: looks of a whole line',
    `<div class="elementToProof" style="background-color: rgb(255, 255, 0); color: rgb(0, 0, 0);">Срочно</div><div class="elementToProof" style="color: rgb(200, 38, 19);"><div>В кадре</div></div>`,
    '<p><span style="background-color:rgb(255,255,0);">Срочно</span></p><p>В кадре</p>',
  ],
  [
    'Word in a browser: widths of cells, words for screen readers, breaks with spaces',
    `<div class="OutlineElement"><div class="TableContainer"><div class="WACAltTextDescribedBy">Таблица</div><table><tbody><tr><td style="width:200px"><p class="Paragraph"><span class="TextRun">А</span></p></td><td style="width:75pt"><p>Б</p></td></tr></tbody></table></div></div><div class="OutlineElement"><p class="Paragraph"><span class="TextRun">раз</span><span class="LineBreakBlob BlobObject"><span>&nbsp;</span><br></span><span class="TextRun">два</span></p></div>`,
    '<figure class="table"><table class="ck-table-resized"><colgroup><col style="width:200px;"><col style="width:100px;"></colgroup><tbody><tr><td>А</td><td>Б</td></tr></tbody></table></figure><p>раз<br>два</p>',
  ],
  [
    'LibreOffice Writer: notes below the text',
    `<html><head><meta name="generator" content="LibreOffice 24.2"/></head><body><p>Срок<sup><a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></sup></p><div id="sdfootnote1"><p><a class="sdfootnotesym" href="#sdfootnote1anc">1</a>До пятницы</p></div></body></html>`,
    '<p>Срок<sup>[1]</sup></p><p>[1] До пятницы</p>',
  ],
  [
    'Notion: toggles, marked words, code with a last line break',
    `<!-- notionvc: 2 --><details><summary>Подробно</summary><p>Внутри</p></details><pre><code class="language-objective-c">x\n</code></pre><p><mark>важно</mark></p>`,
    '<p><strong>Подробно</strong></p><p>Внутри</p><pre><code class="language-objective-c">x</code></pre><p><span style="background-color:yellow;">важно</span></p>',
  ],
  [
    'Slack: mentions, paragraphs and the break that ends a line',
    `<span>Привет, <a href="#" data-stringify-type="mention">@anna</a><br></span><pre data-stringify-type="pre">x</pre>раз<span data-stringify-type="paragraph-break"></span>два`,
    '<p>Привет, @anna</p><pre><code class="language-plaintext">x</code></pre><p>раз<br><br>два</p>',
  ],
  [
    'WhatsApp: the author on the line of the first words',
    `<div data-pre-plain-text="[12:05] Анна: "><div><span>Да</span></div></div>`,
    '<p>[12:05] Анна: Да</p>',
  ],
  [
    'Telegram: a message without the time it was sent at',
    `<div class="text-content">Да <img class="emoji" src="a.png" alt="😀"><span class="MessageMeta"><span class="message-time">12:05</span></span></div>`,
    '<p>Да 😀</p>',
  ],
  [
    'GitHub and GitLab: languages of code, boxes, notes, keys and links without an address',
    `<meta charset='utf-8'><h2>Установка<a class="anchor" href="#"><svg></svg></a></h2><div class="highlight highlight-source-shell"><pre>npm <span>test</span>\n</pre></div><ul><li><task-button></task-button><input type="checkbox" checked> Да</li></ul><div class="markdown-alert"><p class="markdown-alert-title"><svg></svg>Note</p><p>Внимание</p></div><pre data-canonical-lang="python"><code><span class="line-numbers">1</span>x</code></pre><p><kbd>Ctrl</kbd><span class="sr-only">скрыто</span> <a href="#">наверх</a></p>`,
    '<h2>Установка</h2><pre><code class="language-shell">npm test</code></pre><ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox" checked disabled><span class="todo-list__label__description">Да</span></label></li></ul><blockquote><p><strong>Note</strong></p><p>Внимание</p></blockquote><pre><code class="language-python">x</code></pre><p><code>Ctrl</code> наверх</p>',
  ],
  [
    'Jira: code by lines with numbers; Confluence: macros',
    `<p data-renderer-start-pos="1">Шаг</p><div class="code-block"><code data-language="java"><span><span class="linenumber">1</span>int a;\n</span><span><span class="linenumber">2</span>int b;</span></code></div><div data-extension-type="com.atlassian.confluence.macro.core" data-node-type="extension">toc</div>`,
    '<p>Шаг</p><pre><code class="language-java">int a;\nint b;</code></pre>',
  ],
  [
    'ChatGPT: a bar above code, formulas for eyes and for screen readers',
    `<meta charset='utf-8'><pre><div><div>bash</div><div><button>Копировать</button></div><code class="whitespace-pre! language-bash"><span>npm install\n</span></code></div></pre><p><span class="katex"><span class="katex-mathml"><math><semantics><mi>E</mi><annotation encoding="application/x-tex">E=mc^2</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">E=mc2</span></span></p>`,
    '<pre><code class="language-bash">npm install</code></pre><p>E=mc^2</p>',
  ],
  [
    'Gmail: margins of items, breaks that end a line',
    `<div dir="ltr"><div>Список:<br></div><ul><li style="margin-left:15px">раз</li></ul><div><br></div><div class="gmail_quote"><div class="gmail_attr">Пётр:<br></div><blockquote class="gmail_quote">Да<br></blockquote></div></div>`,
    '<p>Список:</p><ul><li>раз</li></ul><p>&nbsp;</p><p>Пётр:</p><blockquote><p>Да</p></blockquote>',
  ],
]
