import { wordHtml } from './word-html.ts'

const gap = '<span style="font:7pt &quot;Times New Roman&quot;">&nbsp;&nbsp;&nbsp;&nbsp; </span>'
const todo = (text: string, checked = ''): string =>
  `<li><label class="todo-list__label"><input type="checkbox"${checked} disabled><span class="todo-list__label__description">${text}</span></label></li>`

/** Letters of Word in mail programs, signs of fonts, levels of lists as other programs write them, code and colours; with the saved form of what is read of them. */
export const copiedLetters: readonly (readonly [name: string, html: string, saved: string])[] = [
  [
    'Outlook in a browser: a list of a letter of Word, whose names are gone',
    `<p class="x_MsoNormal">План:</p><p class="x_MsoListParagraph" style="margin:0in 0in 0.0001pt 0.5in;text-indent:-0.25in"><span style="font-family:Symbol">·${gap}</span>Смета</p><p class="x_MsoListParagraph" style="margin-left:1in;text-indent:-0.25in"><span style="font-family:&quot;Courier New&quot;">o${gap}</span>материалы</p><p class="x_MsoListParagraph" style="margin-left:0.5in"><span>3.${gap}</span>Акт</p><p class="x_MsoNormal">Конец</p>`,
    '<p>План:</p><ul><li>Смета<ul><li>материалы</li></ul></li></ul><ol start="3"><li>Акт</li></ol><p>Конец</p>',
  ],
  [
    'Gmail: the same, with a font whose parts are named one by one',
    `<div class="gmail_quote"><p class="m_-7MsoListParagraph" style="margin-left:36pt"><u></u><span>а)<span style="font-size:7pt;font-family:&quot;Times New Roman&quot;">&nbsp;&nbsp; </span></span><u></u>Раз</p><p class="m_-7MsoListParagraph" style="margin-left:36pt"><u></u><span>б)<span style="font-size:7.0pt;font-family:Times New Roman">&nbsp; </span></span>Два</p></div>`,
    '<ol><li>Раз</li><li>Два</li></ol>',
  ],
  [
    'Gmail: small white space behind words makes no list',
    `<div class="gmail_quote"><p>Итого${gap}5</p><p>Сумма за месяц${gap}7</p><p><span style="font:7pt &quot;Times New Roman&quot;">мелко</span></p></div>`,
    '<p>Итого&nbsp;&nbsp;&nbsp;&nbsp; 5</p><p>Сумма за месяц&nbsp;&nbsp;&nbsp;&nbsp; 7</p><p>мелко</p>',
  ],
  [
    'Word: arrows and ticks of Wingdings, Greek letters of Symbol, words within them',
    wordHtml(
      `<p class=MsoNormal>Вход <span style='font-family:Wingdings;mso-char-type:symbol;mso-symbol-font-family:Wingdings'><span style='mso-char-type:symbol;mso-symbol-font-family:Wingdings'>à</span></span> выход <span style='font-family:Wingdings;mso-symbol-font-family:Wingdings'>J</span> <span style='font-family:"Wingdings 2";mso-symbol-font-family:"Wingdings 2"'>P</span> угол <span style='font-family:Symbol;mso-symbol-font-family:Symbol'>a<span style='font-family:Arial'>a</span>\uf0b3</span> Я</p>`,
    ),
    '<p>Вход → выход ☺ ✓ угол αa≥ Я</p>',
  ],
  [
    'Gmail: an arrow of Wingdings',
    `<div class="gmail_quote">Вход <font face="Wingdings">à</font> выход <span style="font-family:Wingdings,serif">ü</span></div>`,
    '<p>Вход → выход ✓</p>',
  ],
  [
    'Word: numbered items without a definition, lines that keep their white space as items',
    wordHtml(
      `<ol type=1 start=2><li class=MsoNormal style='mso-list:l7 level1 lfo7'>Два</li><ol type=a><li class=MsoNormal style='mso-list:l7 level2 lfo7'>буква</li></ol><li class=MsoNormal style='mso-list:l7 level1 lfo7'>Три</li></ol><p class=MsoNormal>Далее</p><ol type=I><li class=MsoNormal style='mso-list:l8 level1 lfo8'>Глава</li></ol><pre style='mso-list:l9 level1 lfo9'><span style='mso-list:Ignore'>·</span>Строка</pre>`,
    ),
    '<ol start="2"><li>Два<ol style="list-style-type:lower-latin;"><li>буква</li></ol></li><li>Три</li></ol><p>Далее</p><ol style="list-style-type:upper-roman;"><li>Глава</li></ol><ul><li>Строка</li></ul>',
  ],
  [
    'Word: text boxes stand in the comments of their drawings; a shape without text stays a picture',
    wordHtml(
      `<p class=MsoNormal>До<!--[if gte vml 1]><v:shape id="Box_1" o:spid="_x0000_s1" alt="Надпись" style='width:90pt'><v:textbox><![if !mso]><table><tr><td><![endif]><div><p class=MsoNormal>Внимание: <b>5 &lt; 6&#33;</b><o:p></o:p></p><p class=MsoNormal>&nbsp;</p><p class=MsoNormal>Ниже</p></div></v:textbox></v:shape><![endif]--><![if !vml]><img src="file:///C:/clip_image001.png" alt="Надпись: Внимание" v:shapes="Box_1"><![endif]></p><p class=MsoNormal><!--[if gte vml 1]><v:roundrect id="Box_2"><v:textbox><p>Одна</p></v:textbox></v:roundrect><![endif]--><img src="file:///C:/clip_image002.png" v:shapes="Box_2"></p><p class=MsoNormal>После <!--[if gte vml 1]><v:rect id="Box_3"><v:textbox></v:textbox></v:rect><![endif]--><img src="https://x.example/a.png" v:shapes="Box_3"></p>`,
    ),
    '<p>До</p><p>Внимание: 5 &lt; 6!</p><p>Ниже</p><p>Одна</p><p>После <img src="https://x.example/a.png"></p>',
  ],
  [
    'PowerPoint: signs in a size of their own, levels by classes, an empty line',
    `<html><head><meta name=ProgId content=PowerPoint.Slide><meta name=Generator content="Microsoft PowerPoint 15"></head><body><div style='margin-left:.25in;text-indent:-.25in'><span style='font-size:7.0pt'><span style='mso-special-format:bullet;font-family:Arial'>•</span></span><span>Первый</span></div><div style='margin-left:.25in'><![if ppt]><span style='font-size:7.0pt'><span style='mso-special-format:bullet;font-family:Wingdings'>ü</span></span><![endif]></div><div style='margin-left:.56in'><span><span style='mso-special-format:"numbullet3\\,1"'>1.</span></span><span>Номер</span></div><div class=O1 style='margin-left:1.06in'><span><span style='mso-special-format:"numbullet3\\,1"'>1.</span></span><span>Глубже</span></div><div class=O2 style='margin-left:0in'><span><span style='mso-special-format:bullet'>•</span></span><span>Ещё</span></div></body></html>`,
    '<ul><li>Первый</li></ul><ol><li>Номер<ol><li>Глубже<ul style="list-style-type:disc;"><li>Ещё</li></ul></li></ol></li></ol>',
  ],
  [
    'Evernote: deeper levels as items of nothing but a list, boxes and code by its own styles',
    `<div><ul><li>Раз</li><li style="list-style: none"><ol><li>глубже</li></ol></li><li>Два</li></ul></div><ul style="--en-todo:true;"><li style="--en-checked:false;"><div>Смета</div></li><li style="--en-checked:true;"><div>Акт</div></li></ul><div style="--en-codeblock:true; font-family: Monaco, Menlo;"><div>если</div><div><br></div><div>  то</div></div>`,
    `<ul><li>Раз<ol><li>глубже</li></ol></li><li>Два</li></ul><ul class="todo-list">${todo('Смета')}${todo('Акт', ' checked')}</ul><pre><code class="language-plaintext">если\n\n  то</code></pre>`,
  ],
  [
    'a part of a list, which begins deeper than it ends',
    '<ul>\n<li>\n<ul><li>глубже</li></ul>\n</li><li>выше</li></ul><p>И</p><ul><li><input type="checkbox"><ul><li>в пункте</li></ul></li></ul>',
    `<ul><li>глубже</li><li>выше</li></ul><p>И</p><ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox" disabled><span class="todo-list__label__description">&nbsp;</span></label><ul><li>в пункте</li></ul></li></ul>`,
  ],
  [
    'LibreOffice Writer: each level is of another kind',
    `<html><head><meta name="generator" content="LibreOffice 7.4"/></head><body><ul><li><p>Раз</p></li></ul>\n<ol><ol><li><p>один</p></li><li><p>два</p></li></ol></ol>\n<ul><ul><ul><li><p>глубже</p></li></ul></ul></ul><p>Между</p><ol><ol><li><p>Снова</p></li></ol></ol></body></html>`,
    '<ul><li>Раз<ol><li>один</li><li>два<ul><li>глубже</li></ul></li></ol></li></ul><p>Между</p><ol><li>Снова</li></ol>',
  ],
  [
    'VS Code in Safari: each line stands by itself',
    `<head><meta charset="UTF-8"></head><div style="caret-color: rgb(204, 204, 204); font-family: Menlo, Monaco, monospace; white-space: pre;"><span style="color: rgb(86, 156, 214);">если</span></div><br style="white-space: pre;"><div style="font-family: Menlo, monospace; white-space: pre;">  то</div>`,
    '<pre><code class="language-plaintext">если\n\n  то</code></pre>',
  ],
  [
    'a page: code with breaks that stands alone is a block, code in a sentence is none',
    '<p>Код:</p><code data-language="javascript">если {<br><span>  </span>то<br>}</code><p><code>раз<br>два</code></p><p>Нажми <code>раз<br>два</code> потом</p>',
    '<p>Код:</p><pre><code class="language-javascript">если {\n  то\n}</code></pre><pre><code class="language-plaintext">раз\nдва</code></pre><p>Нажми <code>раз<br>два</code> потом</p>',
  ],
  [
    'a page: black and white are not chosen, colours by names of the page are none',
    '<p><span style="color:#000000">Чёрный</span> <span style="color:rgb(0, 0, 0);background-color:rgb(255, 255, 255)">по белому</span> <span style="color:var(--text);background:var(--x)">имя</span> <span style="color:#c00;background-color:yellow">важно</span></p>',
    '<p>Чёрный по белому имя <span style="background-color:yellow;color:#c00;">важно</span></p>',
  ],
  [
    'Notion: a picture, and a link behind an exclamation mark',
    `<p>!<a href="https://x.example/a.png">https://x.example/a.png</a></p><p>!<a href="https://x.example/b.png">Схема</a></p><p>Да!<a href="https://x.example/">тут</a></p><!-- notionvc: 1 -->`,
    '<p><img src="https://x.example/a.png"></p><p><img src="https://x.example/b.png" alt="Схема"></p><p>Да!<a target="_blank" rel="noopener noreferrer" href="https://x.example/">тут</a></p>',
  ],
]
