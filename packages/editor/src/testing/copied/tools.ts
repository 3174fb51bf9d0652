import { wordHtml } from './word-html.ts'

const page = (body: string): string => `<div style="orphans: 2;">${body}</div>`
const libreOffice = (body: string): string =>
  `<html><head><meta name="generator" content="LibreOffice 7.4.7.2 (Linux)"/></head><body>${body}</body></html>`

/** What tools for tasks, notes and messages copy, and parts of office programs that few use; with the saved form of what is read of it. */
export const copiedTools: readonly (readonly [name: string, html: string, saved: string])[] = [
  [
    'Trello: items of a checklist with their state',
    page(
      `<ul data-testid="checklist-items"><li data-testid="check-item-container"><div><label data-testid="clickable-checkbox" for="x"><input id="x" type="checkbox" aria-label="Смета" aria-checked="true"><span><svg></svg></span></label></div><div data-testid="check-item-hover-buttons"><span data-testid="check-item-name">Смета</span><button aria-label="Срок"><span></span></button></div></li><li data-testid="check-item-container"><div><label data-testid="clickable-checkbox"><input type="checkbox" aria-label="Акт"></label></div><div><span data-testid="check-item-name">Акт <strong>сверки</strong></span></div></li></ul>`,
    ),
    `<ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox" checked disabled><span class="todo-list__label__description">Смета</span></label></li><li><label class="todo-list__label"><input type="checkbox" disabled><span class="todo-list__label__description">Акт <strong>сверки</strong></span></label></li></ul>`,
  ],
  [
    'Trello: people and labels by their names',
    page(
      `<h3>Участники</h3><div><button data-testid="card-back-member-avatar" title="Анна Петрова (anna1)"><img src="https://trello-members.s3.amazonaws.com/1/50.png" alt="Анна Петрова (anna1)" width="32" height="32"></button><button data-testid="card-back-member-avatar"><span class="member-initials" aria-label="Иван (ivan)">И</span></button><button data-testid="card-back-add-member-button" aria-label="Добавить"><svg></svg></button></div><h3>Метки</h3><div data-testid="card-back-labels-container"><span data-testid="card-label" data-color="green" role="button" style="background-color: rgb(75, 206, 151);">Срочно</span><span data-testid="card-label" data-color="red" aria-label="Цвет: красный"></span><button data-testid="card-label" data-color="blue">Клиент</button></div>`,
    ),
    `<h3>Участники</h3><p>Анна Петрова, Иван</p><h3>Метки</h3><p>Срочно, Клиент</p>`,
  ],
  [
    'Todoist, Loop and Keep: lines that begin with a box that is drawn',
    page(
      `<ul><li><div><button type="button" role="checkbox" aria-checked="false" aria-label="Отметить"><svg></svg></button><div><div>Смета</div><div><button>завтра</button></div></div></div></li></ul><p>Ещё</p><div><div role="checkbox" aria-checked="true"></div><div role="textbox"><span>Молоко</span></div></div><div role="listitem"><div role="checkbox" aria-checked="false">Хлеб</div></div><table><tr><td role="checkbox" aria-checked="false"></td><td><input type="checkbox" checked> В ячейке</td></tr></table><h3><input type="checkbox">Заголовок</h3>`,
    ),
    `<ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox" disabled><span class="todo-list__label__description">Смета</span></label></li></ul><p>Ещё</p><ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox" checked disabled><span class="todo-list__label__description">Молоко</span></label></li><li><label class="todo-list__label"><input type="checkbox" disabled><span class="todo-list__label__description">Хлеб</span></label></li></ul><figure class="table"><table><tbody><tr><td>&nbsp;</td><td><ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox" checked disabled><span class="todo-list__label__description">В ячейке</span></label></li></ul></td></tr></tbody></table></figure><h3>Заголовок</h3>`,
  ],
  [
    'Obsidian: boxes behind what is not seen, notes with titles, links back from notes',
    page(
      `<ul class="contains-task-list"><li data-task="x" class="task-list-item is-checked"><div class="list-bullet"></div><input type="checkbox" class="task-list-item-checkbox" checked="">Смета<ul><li data-task="" class="task-list-item"><div class="list-bullet"></div><input type="checkbox">Вложенный</li></ul></li></ul><div data-callout="warning" class="callout"><div class="callout-title"><div class="callout-icon"><svg></svg></div><div class="callout-title-inner">Внимание</div></div><div class="callout-content"><p>Срок</p></div></div><ol><li id="fn-1"><p>Сноска <a href="app://obsidian.md/x#fnref-1" class="footnote-backref footnote-link">↩︎</a></p></li></ol>`,
    ),
    `<ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox" checked disabled><span class="todo-list__label__description">Смета</span></label><ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox" disabled><span class="todo-list__label__description">Вложенный</span></label></li></ul></li></ul><blockquote><p><strong>Внимание</strong></p><p>Срок</p></blockquote><ol><li>Сноска</li></ol>`,
  ],
  [
    'ClickUp and other editors of Quill: kinds, levels and states on the items',
    `<ul data-checked="true"><li>Смета</li></ul><ul data-checked="false"><li>Акт</li></ul><ol><li data-list="bullet"><span class="ql-ui"></span>пункт</li><li data-list="bullet" class="ql-indent-1"><span class="ql-ui"></span>вложенный</li><li data-list="ordered"><span class="ql-ui"></span>номер</li><li data-list="checked"><span class="ql-ui"></span>сделано</li><li data-list="unchecked" class="ql-indent-1"><span class="ql-ui"></span>осталось</li></ol>`,
    `<ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox" checked disabled><span class="todo-list__label__description">Смета</span></label></li><li><label class="todo-list__label"><input type="checkbox" disabled><span class="todo-list__label__description">Акт</span></label></li></ul><ul><li>пункт<ul><li>вложенный</li></ul></li></ul><ol><li>номер</li></ol><ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox" checked disabled><span class="todo-list__label__description">сделано</span></label><ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox" disabled><span class="todo-list__label__description">осталось</span></label></li></ul></li></ul>`,
  ],
  [
    'GitHub: changes of code in its new view',
    page(
      `<table class="tab-size width-full DiffLines-module__tableLayoutFixed__YZcIJ"><tbody><tr class="diff-line-row"><td class="new-diff-line-number"><code>7</code></td><td class="new-diff-line-number"><code>7</code></td><td class="diff-text-cell"><code class="diff-text syntax-highlighted-line"><span class="diff-text-marker"> </span><div class="diff-text-inner">let a</div></code></td></tr><tr class="diff-line-row"><td class="new-diff-line-number"><code>8</code></td><td></td><td class="diff-text-cell"><code class="diff-text deletion"><span class="diff-text-marker">-</span><div class="diff-text-inner"><span class="pl-k">let</span> x = 1</div></code></td></tr></tbody></table>`,
    ),
    `<pre><code class="language-diff"> let a
-let x = 1</code></pre>`,
  ],
  [
    'Slack and Teams: the break that ends code',
    page(
      `<pre data-stringify-type="pre"><div>const x = 1<br>  y()<br></div></pre><div class="skypeCodeEditorBlock"><pre class="language-javascript"><code><span>const</span> x = 1;<br>y();<br></code></pre></div>`,
    ),
    `<pre><code class="language-plaintext">const x = 1
  y()</code></pre><pre><code class="language-javascript">const x = 1;
y();</code></pre>`,
  ],
  [
    'Wikipedia: formulas, links back from notes',
    page(
      `<p>Площадь <span class="mwe-math-element"><span class="mwe-math-mathml-inline" style="display: none;"><math alttext="{\\displaystyle a^2}"><semantics><mrow></mrow><annotation encoding="application/x-tex">{\\displaystyle a^2}</annotation></semantics></math></span><img src="https://wikimedia.org/api/rest_v1/media/math/render/svg/x" aria-hidden="true" alt="{\\displaystyle a^2}"></span> и <span class="mwe-math-element"><img src="https://wikimedia.org/x" aria-hidden="true" alt="{\\textstyle b}"></span></p><ol class="references"><li id="cite_note-1"><span class="mw-cite-backlink"><a href="https://ru.wikipedia.org/wiki/X#cite_ref-1">↑</a></span> <span class="reference-text">Иванов. Ежи</span></li></ol>`,
    ),
    `<p>Площадь a^2 и b</p><ol><li>Иванов. Ежи</li></ol>`,
  ],
  [
    'Confluence and Jira: cards, widths of columns, heads by which a table is sorted',
    `<div data-block-card="" data-card-url="https://x.atlassian.net/wiki/1" data-node-type="blockCard"></div><table data-number-column="false"><tbody><tr><th data-colwidth="170"><p>Имя</p></th><th data-colwidth="340"><div class="ak-renderer-tableHeader-sortable-column__button" role="button" aria-disabled="true"><p>Роль</p><figure><div role="presentation"><span aria-label="Сортировка"></span></div></figure></div></th></tr><tr><td data-colwidth="170"><p>Анна</p></td><td data-colwidth="340"><p>Состояние: <span data-node-type="status" data-color="green">ГОТОВО</span></p></td></tr></tbody></table>`,
    `<p><a target="_blank" rel="noopener noreferrer" href="https://x.atlassian.net/wiki/1">https://x.atlassian.net/wiki/1</a></p><figure class="table"><table class="ck-table-resized"><colgroup><col style="width:170px;"><col style="width:340px;"></colgroup><thead><tr><th>Имя</th><th>Роль</th></tr></thead><tbody><tr><td>Анна</td><td>Состояние: ГОТОВО</td></tr></tbody></table></figure>`,
  ],
  [
    'chats with models: the language of code above it, beside what is there to be pressed',
    page(
      `<p>Шаг</p><div class="md-code-block"><div class="banner"><div><span>bash</span></div><button><span>Копировать</span></button></div><pre>ls\ncd x</pre></div><div class="code-block"><div class="header"><span>C#</span></div><!----><div class="container"><pre><code class="formatted">int a;</code></pre></div></div><div><div>kotlin</div><div><pre><code class="language-kotlin">val a = 1</code></pre></div></div>`,
    ),
    '<p>Шаг</p><pre><code class="language-bash">ls\ncd x</code></pre><pre><code class="language-cs">int a;</code></pre><pre><code class="language-kotlin">val a = 1</code></pre>',
  ],
  [
    'a page: words above code that are no name of a language, or stand with other words',
    page(
      '<div><div>main.py</div><pre>a</pre></div><div><p>Python</p><pre>b</pre></div><div><div>Java</div><div><p>Так:</p><pre>c</pre></div></div><div><div>Go</div><div><code>d</code></div></div><div><span>Rust</span><pre>e</pre><p>Всё</p></div>',
    ),
    [
      '<p>main.py</p>',
      'a',
      '<p>Python</p>',
      'b',
      '<p>Java</p><p>Так:</p>',
      'c',
      '<p>Go</p><p><code>d</code></p><p>Rust</p>',
      'e',
      '<p>Всё</p>',
    ]
      .map(part =>
        part.startsWith('<') ? part : `<pre><code class="language-plaintext">${part}</code></pre>`,
      )
      .join(''),
  ],
  [
    'Gemini: formulas that are named around what is drawn; ChatGPT and Perplexity: the language in the bar above code, code without an element of its own',
    page(
      `<p>и <span data-math="x^2"><span class="katex"><span class="katex-html" aria-hidden="true">x2</span></span></span></p><div data-math="\\frac{a}{b}"><span class="katex">ba</span></div><div data-math="y">y</div><pre><div><div>bash</div><button>Копировать</button></div><div><span><code>ls</code></span></div></pre><pre><div><div>Python</div><button>Run</button></div><div class="cm-editor"><div class="cm-content"><span>def f():</span><br><span>  pass</span></div></div></pre><pre><span>sql</span></pre>`,
    ),
    '<p>и x^2</p><p>\\frac{a}{b}</p><p>y</p><pre><code class="language-bash">ls</code></pre><pre><code class="language-python">def f():\n  pass</code></pre><pre><code class="language-plaintext">sql</code></pre>',
  ],
  [
    'Medium: a picture that is pressed to see it larger, and a sign on a button',
    page(
      '<figure><div role="button" tabindex="0"><div><picture><img src="https://e.org/1.png" width="700" height="350"></picture></div></div><figcaption>Схема</figcaption></figure><div role="button"><img src="https://e.org/2.png" width="24" height="24">Ещё</div>',
    ),
    '<figure class="image"><img style="aspect-ratio:700/350;" src="https://e.org/1.png" width="700" height="350"><figcaption>Схема</figcaption></figure>',
  ],
  [
    'Confluence on a server of its own: notes with titles, code, tasks, parts that open',
    page(
      `<div class="confluence-information-macro confluence-information-macro-note"><p class="title">Важно</p><span class="aui-icon confluence-information-macro-icon"></span><div class="confluence-information-macro-body"><p>Тело</p></div></div><div class="code panel"><div class="syntaxhighlighter sh-confluence java"><table><tbody><tr><td class="gutter"><div class="line number1 index0">1</div><div class="line number2">2</div><div class="line number3">3</div></td><td class="code"><div class="container"><div class="line number1 index0"><code class="java keyword">int</code> <code class="java plain">a;</code></div><div class="line number2 index1">&nbsp;</div><div class="line number3 index2"><code class="java spaces">&nbsp;&nbsp;</code><code class="java plain">b;</code></div></div></td></tr></tbody></table></div></div><ul class="inline-task-list"><li class="checked" data-inline-task-id="1"><span class="placeholder-inline-tasks">Готово</span></li><li data-inline-task-id="2"><span>Нет</span></li></ul><div class="expand-container"><div class="expand-control"><span class="expand-icon"> </span><span class="expand-control-text">Подробно</span></div><div class="expand-content"><p>внутри</p></div></div>`,
    ),
    '<blockquote><p><strong>Важно</strong></p><p>Тело</p></blockquote><pre><code class="language-java">int a;\n\n  b;</code></pre><ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox" checked disabled><span class="todo-list__label__description">Готово</span></label></li><li><label class="todo-list__label"><input type="checkbox" disabled><span class="todo-list__label__description">Нет</span></label></li></ul><p><strong>Подробно</strong></p><p>внутри</p>',
  ],
  [
    'Outlook in a browser: a break that ends a line, and a line of nothing else',
    '<div class="elementToProof">Привет<br></div><div class="elementToProof"><br></div><div class="elementToProof">Пока</div>',
    '<p>Привет</p><p>&nbsp;</p><p>Пока</p>',
  ],
  [
    'GitHub: numbered items that all have boxes, and that have not',
    page(
      '<ol start="3"><li><input type="checkbox" checked> раз</li><li><p><input type="checkbox"> два</p></li></ol><ol><li><input type="checkbox"> три</li><li>четыре</li></ol>',
    ),
    '<ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox" checked disabled><span class="todo-list__label__description">раз</span></label></li><li><label class="todo-list__label"><input type="checkbox" disabled><span class="todo-list__label__description">два</span></label></li></ul><ol><li>три</li><li>четыре</li></ol>',
  ],
  [
    'Discord: people who are named; Mattermost: code that its style makes a block, in the language named above it',
    page(`<p>Привет <span class="mention wrapper_f61d60 interactive" tabindex="0" role="button">@Анна</span></p><div class="post-code"><div class="post-code__overlay"><span class="post-code__language">Python</span></div><div class="hljs"><div class="post-code__line-numbers"><div>1</div></div><code style="white-space: pre">x = 1
y = 2</code></div></div><p><code style="white-space: break-spaces">x  y</code></p>`),
    `<p>Привет @Анна</p><pre><code class="language-python">x = 1
y = 2</code></pre><p><code>x&nbsp; y</code></p>`,
  ],
  [
    'Notion: words in a colour, and before one',
    `<!-- notionvc: 7ab --><p><mark class="highlight-red">красный</mark> <mark class="highlight-blue_background">на синем</mark></p>`,
    `<p><span style="color:red;">красный</span> <span style="background-color:blue;">на синем</span></p>`,
  ],
  [
    'OneNote: its margins and borders',
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=ProgId content=OneNote.File><meta name=Generator content="Microsoft OneNote 15"></head><body lang=ru style='font-family:Calibri'><p style='margin:0in;font-family:Calibri;font-size:11.0pt'><span style='font-weight:bold'>План</span></p><ul style='margin-left:.375in;direction:ltr'><li style='margin-top:0;vertical-align:middle'><span style='font-size:11.0pt'>раз</span></li><ul style='margin-left:.375in'><li><span>вложенный</span></li></ul></ul><table border=1 style='border-collapse:collapse;border-style:solid;border-color:#A3A3A3;border-width:1pt'><tr><td style='border-style:solid;border-color:#A3A3A3;border-width:1pt;width:.9in;padding:2.0pt 3.0pt'><p style='margin:0in'>Имя</p></td></tr></table></body></html>`,
    `<p><strong>План</strong></p><ul><li>раз<ul><li>вложенный</li></ul></li></ul><figure class="table"><table class="ck-table-resized"><colgroup><col style="width:86px;"></colgroup><tbody><tr><td style="border:1pt solid #A3A3A3;">Имя</td></tr></tbody></table></figure>`,
  ],
  [
    'PowerPoint: signs of lists as text, levels by margins',
    `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:p="urn:schemas-microsoft-com:office:powerpoint"><head><meta name=ProgId content=PowerPoint.Slide></head><body lang=RU><div class=O style='mso-margin-left-alt:216;text-indent:-.25in;margin-left:.25in'><span style='mso-special-format:bullet;font-family:Arial;position:absolute'>•</span><span style='font-size:28.0pt'>Первый</span></div><div class=O style='margin-left:.75in'><span style='mso-special-format:bullet'>•</span><span>вложенный</span></div><div class=O style='margin-left:.25in'><span style='mso-special-format:numbullet1\\,1'>1.</span><span>Номер</span></div><div class=O><span>Просто</span></div></body></html>`,
    `<ul><li>Первый<ul style="list-style-type:disc;"><li>вложенный</li></ul></li></ul><ol><li>Номер</li></ol><p>Просто</p>`,
  ],
  [
    'Word: quotes by its styles, people and measures that it knows, a restart of numbered headings',
    wordHtml(`<h1 style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>Предмет</h1><h2 style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.1.</span>Условия</h2><p class=MsoNormal><st1:PersonName w:st="on">Иван <st1:sn>Петров</st1:sn></st1:PersonName> в <st1:metricconverter ProductID="10 км" w:st="on">10&nbsp;км</st1:metricconverter> от Москвы</p><h1 style='mso-list:l0 level1 lfo2'><span style='mso-list:Ignore'>1.</span>Срок</h1><p class=MsoQuote><i>Раз</i></p>
<p class=MsoIntenseQuote>Два</p><p class=MsoNormal>После</p>`),
    `<h2>1. Предмет</h2><h3>1.1. Условия</h3><p>Иван Петров в 10&nbsp;км от Москвы</p><h2>1. Срок</h2><blockquote><p><i>Раз</i></p><p>Два</p></blockquote><p>После</p>`,
  ],
  [
    'OnlyOffice: letters before items, said on the items',
    `<ol style="padding-left:40px"><li style="list-style-type: decimal" class="docData;DOCY;v5;99;Bg"><p style="margin-top:0pt;mso-border-left-alt:none"><span style="font-family:'Arial'">Первый</span></p></li><ol style="padding-left:40px"><li style="list-style-type: upper-roman"><p><span>вложенный</span></p></li></ol></ol>`,
    `<ol><li>Первый<ol style="list-style-type:upper-roman;"><li>вложенный</li></ol></li></ol>`,
  ],
  [
    'Excel: words of several looks in a cell, links without their looks',
    `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet><style><!--.font5 {color:red; font-size:11.0pt; font-weight:700;} .font0 {color:black; font-weight:400;} .xl66 {text-decoration:underline; color:#0563C1;}--></style></head><body><table><tr><td>раз <font class="font5">красный</font><font class="font0"> конец</font></td><td class=xl66><a href="https://example.org/"><span style='color:#0563C1'>ссылка</span></a></td></tr></table></body></html>`,
    `<figure class="table"><table><tbody><tr><td>раз <span style="color:red;"><strong>красный</strong></span> конец</td><td><a target="_blank" rel="noopener noreferrer" href="https://example.org/">ссылка</a></td></tr></tbody></table></figure>`,
  ],
  [
    'Google Sheets: words of several looks in a cell',
    `<google-sheets-html-origin><table data-sheets-root="1"><tbody><tr><td data-sheets-value="{}"><span style="font-size:10pt;font-style:normal;">Срок: </span><span style="font-weight:bold;color:#ff0000;">важно</span><span style="text-decoration:line-through;"> нет</span></td><td style="text-decoration:underline;color:#1155cc;" data-sheets-hyperlink="https://example.org/"><a class="in-cell-link" href="https://example.org/">ссылка</a></td></tr></tbody></table>`,
    `<figure class="table"><table><tbody><tr><td>Срок: <span style="color:#ff0000;"><strong>важно</strong></span><s> нет</s></td><td><a target="_blank" rel="noopener noreferrer" href="https://example.org/">ссылка</a></td></tr></tbody></table></figure>`,
  ],
  [
    'LibreOffice Writer: one part of the whole for several columns',
    libreOffice(
      `<p>До</p><table width="100%" cellpadding="4"><col width="64*"/><col span="2" width="96*"/><tr><td style="border: 1px solid #000000"><p>А</p></td><td><p>Б</p></td><td><p>В</p></td></tr></table>`,
    ),
    `<p>До</p><figure class="table" style="width:100%;"><table class="ck-table-resized"><colgroup><col style="width:25%;"><col style="width:37.5%;"><col style="width:37.5%;"></colgroup><tbody><tr><td style="border:1px solid #000000;">А</td><td>Б</td><td>В</td></tr></tbody></table></figure>`,
  ],
  [
    'LibreOffice Calc: a width for several columns',
    libreOffice(
      `<table cellspacing="0" border="0"><colgroup span="2" width="85"></colgroup><colgroup width="120"></colgroup><tr><td height="17" align="left" valign=bottom>Имя</td><td align="right" sdval="1" sdnum="1049;">1</td><td align="right" sdval="42" sdnum="1049;">42</td></tr></table>`,
    ),
    `<figure class="table"><table class="ck-table-resized"><colgroup><col style="width:85px;"><col style="width:85px;"><col style="width:120px;"></colgroup><tbody><tr><td>Имя</td><td style="text-align:right;">1</td><td style="text-align:right;">42</td></tr></tbody></table></figure>`,
  ],
  [
    'Asana: each level is a list of its own, which its items name',
    `<p>План</p><ul><li data-list-indent="1">Раз</li></ul><ol><li data-list-indent="2">глубже</li></ol><ul><li data-list-indent="1">Два</li></ul>`,
    '<p>План</p><ul><li>Раз<ol><li>глубже</li></ol></li><li>Два</li></ul>',
  ],
  [
    'Dropbox Paper: levels and boxes by the classes of lists',
    `<div><ul class="listtype-bullet listindent1"><li>Раз</li></ul><ul class="listtype-bullet listindent2"><li>глубже</li></ul><ul class="listtype-task listindent1"><li>Смета</li></ul><ul class="listtype-taskdone listindent1"><li>Акт</li></ul></div>`,
    '<ul><li>Раз<ul><li>глубже</li></ul></li></ul><ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox" disabled><span class="todo-list__label__description">Смета</span></label></li><li><label class="todo-list__label"><input type="checkbox" checked disabled><span class="todo-list__label__description">Акт</span></label></li></ul>',
  ],
  [
    'GitLab: a box behind a button of its own; Yandex Wiki: code that is pressed',
    `<ul><li class="task-list-item"><task-button></task-button><input type="checkbox" checked> Акт</li></ul><p>Введи <code role="button" tabindex="0">make</code></p>`,
    '<ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox" checked disabled><span class="todo-list__label__description">Акт</span></label></li></ul><p>Введи <code>make</code></p>',
  ],
  [
    'GitHub: lines of a file are code, and no changes',
    `<table class="js-file-line-container"><tbody><tr><td class="blob-num" data-line-number="1"></td><td class="blob-code js-file-line">если</td></tr><tr><td class="blob-num"></td><td class="blob-code js-file-line">  то</td></tr></tbody></table>`,
    '<pre><code class="language-plaintext">если\n  то</code></pre>',
  ],
  [
    'Outlook in a browser: empty lines and items with computed colours',
    `<div class="elementToProof" style="color: rgb(36, 36, 36); orphans: auto;">Раз</div><div class="elementToProof" style="color: rgb(36, 36, 36);"><br></div><ul style="orphans: auto;"><li style="color: #c00"><div class="elementToProof" style="color: rgb(36, 36, 36); orphans: auto;">Два</div></li></ul>`,
    '<p>Раз</p><p>&nbsp;</p><ul><li>Два</li></ul>',
  ],
]
