/** What products copy whose clipboards are less known, in small, one for each rule; and the saved form of what is read of it. */
export const copiedProducts: readonly (readonly [name: string, html: string, saved: string])[] = [
  [
    'Teams: code of several lines in an element of its own, signs, mentions',
    '<div itemprop="copy-paste-block" style="orphans: 2;"><p>Привет, <span itemtype="http://schema.skype.com/Mention">Анна</span>! <img itemtype="http://schema.skype.com/Emoji" alt="🙂" src="https://teams.example/x.png" width="20" height="20"></p><codeblock class="Python"><code>x = 1<br>y = 2</code></codeblock></div>',
    `<p>Привет, Анна! 🙂</p><pre><code class="language-python">x = 1
y = 2</code></pre>`,
  ],
  [
    'Р7-Офис and other editors of OnlyOffice: a text',
    `<p style="margin-top:0pt;border:none;mso-border-left-alt:none" class="docData;DOCY;v5;3084;BgAAADIA"><span style="font-family:'Arial';font-size:11pt;color:#000000">Срок </span><span style="font-weight:bold;color:#ff0000">сегодня</span></p><table border="1"><tr><td style="width:100pt;border:solid #000000 0.5pt;background-color:#FFFF00"><p style="margin:0"><span>А</span></p></td></tr></table>`,
    '<p>Срок <span style="color:#ff0000;"><strong>сегодня</strong></span></p><figure class="table"><table class="ck-table-resized"><colgroup><col style="width:133px;"></colgroup><tbody><tr><td style="background-color:#FFFF00;border:0.5pt solid #000000;">А</td></tr></tbody></table></figure>',
  ],
  [
    'Р7-Офис: a part of a sheet',
    '<table cellspacing="0" cellpadding="0" class="xslData;XLSY;v2;123;Bg"><colgroup><col width="64" style="width:64px"><col width="120" style="width:120px"></colgroup><tr style="height:20px"><td style="font-size:11pt;color:#000000;vertical-align:bottom;white-space:nowrap;text-align:right">5</td><td style="font-weight:bold;background-color:#FFC000;vertical-align:bottom">Итог</td></tr></table>',
    '<figure class="table"><table class="ck-table-resized"><colgroup><col style="width:64px;"><col style="width:120px;"></colgroup><tbody><tr><td style="text-align:right;">5</td><td style="background-color:#FFC000;"><strong>Итог</strong></td></tr></tbody></table></figure>',
  ],
  [
    'Wikipedia: pictures with captions, without links to edit',
    '<p style="color: rgb(32, 33, 34); orphans: 2;"><b>Ёж</b><sup class="reference"><a href="https://ru.wikipedia.org/wiki/X#cite_note-1"><span>[</span>1<span>]</span></a></sup></p><div class="mw-heading mw-heading2"><h2>Описание</h2><span class="mw-editsection"><a href="/w?action=edit">править</a></span></div><figure class="mw-default-size" typeof="mw:File/Thumb"><a href="https://ru.wikipedia.org/wiki/A.jpg"><img src="https://upload.wikimedia.org/a.jpg" width="220" height="147"></a><figcaption>Обыкновенный ёж</figcaption></figure>',
    '<p><strong>Ёж</strong><a target="_blank" rel="noopener noreferrer" href="https://ru.wikipedia.org/wiki/X#cite_note-1"><sup>[1]</sup></a></p><h2>Описание</h2><figure class="image"><a href="https://ru.wikipedia.org/wiki/A.jpg" target="_blank" rel="noopener noreferrer"><img style="aspect-ratio:220/147;" src="https://upload.wikimedia.org/a.jpg" width="220" height="147"></a><figcaption>Обыкновенный ёж</figcaption></figure>',
  ],
  [
    'Telegram in a browser: no time at the end of the last line, code in its language',
    '<div class="message spoilers-container"><span class="translatable-message">Раз<br>два <img src="1f600.png" class="emoji" alt="😀"></span><span class="time"><span class="i18n">12:05</span><div class="time-inner"><span>12:05</span></div></span></div><div class="text-content"><pre class="text-entity-pre" data-language="Python"><code>x=1</code></pre></div>',
    '<p>Раз<br>два 😀</p><pre><code class="language-python">x=1</code></pre>',
  ],
  [
    'Bitrix24: quotes',
    '<div style="orphans: auto">Смотри:<div class="ui-typography-quote"><div>Анна писала:</div>Цитата</div></div>',
    '<p>Смотри:</p><blockquote><p>Анна писала:</p><p>Цитата</p></blockquote>',
  ],
  [
    'Mail.ru: paragraphs without margins',
    '<div style="font-family:Arial"><p style="margin:0">Раз</p><p style="margin:0"><br></p><p style="margin:0">Два</p></div>',
    '<p>Раз</p><p>&nbsp;</p><p>Два</p>',
  ],
  [
    'Apple Numbers: borders, widths and colours in a style sheet',
    `<html><head><meta name="Generator" content="Cocoa HTML Writer"><style type="text/css">td.td1 {width: 90.0px; background-color: #bdc0bf; border-style: solid; border-width: 1.0px 1.0px 1.0px 1.0px; border-color: #a5a5a5 #a5a5a5 #3f3f3f #a5a5a5; padding: 4.0px} p.p1 {font: 10.0px 'Helvetica Neue'}</style></head><body><table class="t1"><tbody><tr><td valign="top" class="td1"><p class="p1"><b>Имя</b></p></td></tr></tbody></table></body></html>`,
    '<figure class="table"><table class="ck-table-resized"><colgroup><col style="width:90px;"></colgroup><tbody><tr><td style="background-color:#bdc0bf;border-bottom-color:#3f3f3f;border-left-color:#a5a5a5;border-right-color:#a5a5a5;border-style:solid;border-top-color:#a5a5a5;border-width:1.0px;vertical-align:top;"><strong>Имя</strong></td></tr></tbody></table></figure>',
  ],
  [
    'LibreOffice Calc: no notes of cells',
    '<html><head><meta name="generator" content="LibreOffice 7.4"/></head><body><table><colgroup width="85"></colgroup><tr><td align="left" valign=bottom><b><font color="#FF0000">Имя</font></b></td><td align="right" sdval="5" sdnum="1049;">5<a class="comment-indicator"></a><comment>заметка</comment></td></tr></table></body></html>',
    '<figure class="table"><table class="ck-table-resized"><colgroup><col style="width:85px;"></colgroup><tbody><tr><td><span style="color:#FF0000;"><strong>Имя</strong></span></td><td style="text-align:right;">5</td></tr></tbody></table></figure>',
  ],
  [
    'LibreOffice Writer: links without their looks, columns as parts of the whole, signs for boxes',
    '<html><head><meta name="generator" content="LibreOffice 7.4"/></head><body><p><font color="#000080"><u><a href="https://example.org/">ссылка</a></u></font></p><table width="80%"><col width="64*"/><col width="192*"/><tr><td><p>А</p></td><td><p>Б</p></td></tr></table><ul><li><p>☑ готово</p></li><li><p>☐ осталось</p></li></ul></body></html>',
    '<p><a target="_blank" rel="noopener noreferrer" href="https://example.org/">ссылка</a></p><figure class="table" style="width:80%;"><table class="ck-table-resized"><colgroup><col style="width:25%;"><col style="width:75%;"></colgroup><tbody><tr><td>А</td><td>Б</td></tr></tbody></table></figure><ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox" checked disabled><span class="todo-list__label__description">готово</span></label></li><li><label class="todo-list__label"><input type="checkbox" disabled><span class="todo-list__label__description">осталось</span></label></li></ul>',
  ],
  [
    'Word: boxes to be checked at the start of paragraphs',
    `<html xmlns:w="urn:schemas-microsoft-com:office:word"><body><p class=MsoNormal><w:Sdt CheckBox="t" CheckBoxIsChecked="t"><span>☒</span></w:Sdt> Готово<o:p></o:p></p>
<p class=MsoNormal><w:Sdt CheckBox="t" CheckBoxIsChecked="f"><span>☐</span></w:Sdt> Осталось</p><p class=MsoNormal>Итог</p></body></html>`,
    '<ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox" checked disabled><span class="todo-list__label__description">Готово</span></label></li><li><label class="todo-list__label"><input type="checkbox" disabled><span class="todo-list__label__description">Осталось</span></label></li></ul><p>Итог</p>',
  ],
  [
    'Google Sheets: merged cells, links and breaks in them',
    '<google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}--></style><table dir="ltr" border="1" style="table-layout:fixed;width:0px;border:none" data-sheets-root="1"><colgroup><col width="100"/><col width="200"/></colgroup><tbody><tr><td style="border-top:1px solid #000000;vertical-align:middle;background-color:#fff2cc;font-weight:bold;text-align:center;" rowspan="1" colspan="2"><div>Итог</div></td></tr><tr><td data-sheets-value="{&quot;1&quot;:2}"><a href="https://example.org/">ссылка</a><br/>вторая</td><td data-sheets-value="{&quot;1&quot;:3,&quot;3&quot;:5}">5,00 ₽</td></tr></tbody></table>',
    '<figure class="table"><table class="ck-table-resized"><colgroup><col style="width:100px;"><col style="width:200px;"></colgroup><tbody><tr><td style="background-color:#fff2cc;border-top:1px solid #000000;text-align:center;" colspan="2"><strong>Итог</strong></td></tr><tr><td><a target="_blank" rel="noopener noreferrer" href="https://example.org/">ссылка</a><br>вторая</td><td style="text-align:right;">5,00 ₽</td></tr></tbody></table></figure>',
  ],
  [
    'Visual Studio: code on a dark ground',
    `<html><body><!--StartFragment--><pre style="font-family:Cascadia Mono;font-size:13px;color:#dadada;background:#1e1e1e;"><span style="color:#569cd6;">if</span>&nbsp;(x)
&nbsp;&nbsp;y();</pre><!--EndFragment--></body></html>`,
    `<pre><code class="language-plaintext">if (x)
  y();</code></pre>`,
  ],
  [
    'a page whose lines and spaces show by their style',
    `<div style="white-space:pre-wrap"><p>Раз\n  два</p>\n\n<p>три</p></div>`,
    '<p>Раз<br>&nbsp; два</p><p>три</p>',
  ],
  [
    'Apple TextEdit: rules for all elements of a name, and for a class of one name alone',
    `<html><head><meta name="Generator" content="Cocoa HTML Writer"><style type="text/css">p {text-align: center} p.s1 {font-style: italic} span.s1 {font-weight: bold}</style></head><body><p>Раз <span class="s1">два</span></p></body></html>`,
    '<p style="text-align:center;">Раз <strong>два</strong></p>',
  ],
  [
    'Apple: markers of a list that a rule names',
    `<html><head><meta name="Generator" content="Cocoa HTML Writer"><style type="text/css">ul.ul1 {list-style-type: disc} ol.ol1 {list-style-type: upper-roman}</style></head><body><ul class="ul1"><li>Смета</li></ul><ol class="ol1"><li>Акт</li></ol></body></html>`,
    '<ul><li>Смета</li></ul><ol style="list-style-type:upper-roman;"><li>Акт</li></ol>',
  ],
  [
    'Habr: a caption in a wrapper, and a language that is the class of code',
    `<div class="article-formatted-body"><figure class="full-width"><img src="https://habrastorage.org/a.png" alt="схема"><div><figcaption>Рис. 1</figcaption></div></figure><pre><code class="python hljs">import os</code></pre><pre><code class="scroll wide">x</code></pre><pre><code class="text">y</code></pre></div>`,
    '<figure class="image"><img src="https://habrastorage.org/a.png" alt="схема"><figcaption>Рис. 1</figcaption></figure><pre><code class="language-python">import os</code></pre><pre><code class="language-plaintext">x</code></pre><pre><code class="language-plaintext">y</code></pre>',
  ],
  [
    'Jira: code whose element names its language',
    `<p data-renderer-start-pos="1">Вызов:</p><div class="code-block"><span data-ds--code--code-block=""><code class="language-javascript" style="white-space:pre"><span>const</span><span> a = 1\n</span>a()</code></span></div>`,
    '<p>Вызов:</p><pre><code class="language-javascript">const a = 1\na()</code></pre>',
  ],
  [
    'Slack: signs, by the names of their pictures',
    `<span data-stringify-type="paragraph">Готово <img data-stringify-type="emoji" data-stringify-emoji=":tada:" src="https://a.slack-edge.com/production-standard-emoji-assets/14.0/apple-medium/1f389@2x.png" alt=":tada:"> <img data-stringify-type="emoji" data-stringify-emoji=":ru:" src="https://a.slack-edge.com/14.0/apple-medium/1f1f7-1f1fa.png" alt=":ru:"> <img data-stringify-type="emoji" data-stringify-emoji=":party:" src="https://emoji.slack-edge.com/T1/party/c0ffee.gif" alt=":party:"></span>`,
    '<p>Готово 🎉 🇷🇺 :party:</p>',
  ],
]
