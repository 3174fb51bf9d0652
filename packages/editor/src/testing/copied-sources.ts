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
    'LibreOffice Writer: fonts and sheets',
    `<html><head><meta name="generator" content="LibreOffice 7.4.7.2 (Linux)"/><style type="text/css">p { margin-bottom: 0.25cm; line-height: 115%; background: transparent } h1 { color: #000000 } p.цитата { font-style: italic }</style></head><body lang="ru-RU"><h1 class="western">Отчёт</h1><p align="right" style="margin-bottom: 0cm; margin-left: 1cm"><font color="#000000"><font face="Arial, sans-serif"><font size="2">Москва</font></font></font> <font color="#c9211e"><b>срочно</b></font></p><ol start="3" type="a"><li><p style="margin-bottom: 0cm">Третий</p></li></ol></body></html>`,
    '<h2>Отчёт</h2><p style="text-align:right;">Москва <span style="color:#c9211e;"><strong>срочно</strong></span></p><ol start="3" style="list-style-type:lower-latin;"><li>Третий</li></ol>',
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
]
