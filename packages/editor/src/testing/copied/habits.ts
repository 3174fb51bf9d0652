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
]
