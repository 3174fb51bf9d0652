import { wordHtml } from './word-html.ts'

const page = (body: string): string => `<div style="orphans: 2;">${body}</div>`

/** Tables that only place things, as in signatures of letters, and such as do not; with the saved form of what is read of them. */
export const copiedLayouts: readonly (readonly [name: string, html: string, saved: string])[] = [
  [
    'Outlook: a signature of a logo and lines beside it',
    wordHtml(
      `<p class=MsoNormal>С уважением,<o:p></o:p></p><table class=MsoNormalTable border=0 cellspacing=0 cellpadding=0 width=420 style='width:315.0pt;border-collapse:collapse'><tr style='mso-yfti-irow:0'><td width=120 valign=top style='width:90.0pt;padding:0cm 5.4pt 0cm 0cm'><p class=MsoNormal><a href="https://romashka.example/"><img width=96 height=96 src="https://romashka.example/logo.png" alt="Ромашка"></a><o:p></o:p></p></td><td width=300 valign=top style='border:none;border-left:solid #C81E1E 1.5pt;padding:0cm 0cm 0cm 5.4pt'><p class=MsoNormal><b>Анна Петрова</b><o:p></o:p></p><p class=MsoNormal>Руководитель отдела<o:p></o:p></p></td></tr></table>`,
    ),
    `<p>С уважением,</p><p><a target="_blank" rel="noopener noreferrer" href="https://romashka.example/"><img src="https://romashka.example/logo.png" alt="Ромашка" width="96" height="96"></a></p><p><strong>Анна Петрова</strong></p><p>Руководитель отдела</p>`,
  ],
  [
    'Outlook: a signature of one column with lines between, and empty cells at its edges',
    wordHtml(
      `<table class=MsoNormalTable border=0><tr><td>&nbsp;</td><td style='border-bottom:solid #CCCCCC 1.0pt;color:#C81E1E'>Анна Петрова</td></tr><tr><td></td><td><p class=MsoNormal>Ромашка</p></td></tr></table>`,
    ),
    `<p><span style="color:#C81E1E;">Анна Петрова</span></p><p>Ромашка</p>`,
  ],
  [
    'Outlook in a browser: a logo beside several rows',
    `<div class="elementToProof">С уважением,</div><table cellspacing="0" style="border-collapse: collapse"><tbody><tr><td rowspan="3"><img src="https://attachments.office.net/logo.png" width="90" height="90"></td><td style="border-left: 2px solid rgb(200,38,19)"><b>Анна Петрова</b></td></tr><tr><td>Директор</td></tr><tr><td><a href="tel:+74950000000">+7 495 000-00-00</a></td></tr></tbody></table>`,
    `<p>С уважением,</p><p><img src="https://attachments.office.net/logo.png" width="90" height="90"></p><p><strong>Анна Петрова</strong></p><p>Директор</p><p><a href="tel:+74950000000">+7 495 000-00-00</a></p>`,
  ],
  [
    'Gmail and Mail of Yandex: a table for looks alone, and tables within a table',
    page(
      `<div class="gmail_signature"><table><tr><td><table><tr><td>Анна</td></tr><tr><td>Ромашка</td></tr></table></td><td><table><tr><td>Телефон</td></tr></table></td></tr><tr><td colspan="2"><img src="https://x.example/banner.png" width="400" height="80"></td></tr></table></div><table role="presentation" style="border-collapse:collapse"><tr><td style="padding-right:12px">Раз</td><td>Два</td></tr><tr><td>Три</td><td>Четыре</td></tr></table>`,
    ),
    `<p>Анна</p><p>Ромашка</p><p>Телефон</p><p><img src="https://x.example/banner.png" width="400" height="80"></p><p>Раз</p><p>Два</p><p>Три</p><p>Четыре</p>`,
  ],
  [
    'Word: tables that draw no lines, and are no layout',
    wordHtml(
      `<table><tr><td>Имя</td><td>Срок</td></tr><tr><td>Анна</td><td>май</td></tr></table><table><tr><td style='border:solid windowtext 1.0pt'>В рамке</td></tr></table><table><tr><td style='background:#D9E2F3'>На цвете</td></tr></table><table><tr><th>Голова</th></tr><tr><td>тело</td></tr></table><table><tr><td><img src="https://x.example/a.png" width="9" height="9"></td><td>Фото</td></tr><tr><td>нет</td><td>Имя</td></tr></table>`,
    ),
    `<figure class="table"><table><tbody><tr><td>Имя</td><td>Срок</td></tr><tr><td>Анна</td><td>май</td></tr></tbody></table></figure><figure class="table"><table><tbody><tr><td style="border:1.0pt solid #000;">В рамке</td></tr></tbody></table></figure><figure class="table"><table><tbody><tr><td style="background-color:#D9E2F3;">На цвете</td></tr></tbody></table></figure><figure class="table"><table><thead><tr><th>Голова</th></tr></thead><tbody><tr><td>тело</td></tr></tbody></table></figure><figure class="table"><table><tbody><tr><td><img src="https://x.example/a.png" width="9" height="9"></td><td>Фото</td></tr><tr><td>нет</td><td>Имя</td></tr></tbody></table></figure>`,
  ],
  [
    'a page: a table of one row stays one',
    page(`<table><tr><td>Имя</td><td>Срок</td></tr></table>`),
    `<figure class="table"><table><tbody><tr><td>Имя</td><td>Срок</td></tr></tbody></table></figure>`,
  ],
  [
    'Excel: a table of one column without lines',
    `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet></head><body><table border=0><tr><td>Анна</td></tr><tr><td>Иван</td></tr></table></body></html>`,
    `<figure class="table"><table><tbody><tr><td>Анна</td></tr><tr><td>Иван</td></tr></tbody></table></figure>`,
  ],
  [
    'Code in an element of its own: bars around it are left out, other words stay',
    page(
      '<pre><div>а</div><code>x</code></pre><pre><pre>y</pre><span>б</span></pre><pre><code>z</code><p>в</p></pre><pre><div><b>$</b></div><code>ls</code></pre>' +
        '<pre><div><span>zig</span><button>Copy</button></div><code>1</code></pre><pre><div class="copy">Copy code</div><span>1\n2\n</span><code>3</code></pre><pre class="language-vue"><div>Vue</div><code>4</code><i aria-hidden="true">г</i></pre>',
    ),
    `${['а\nx', 'y\nб', 'z\nв', '$\nls', '1', '3']
      .map(text => `<pre><code class="language-plaintext">${text}</code></pre>`)
      .join('')}<pre><code class="language-vue">4</code></pre>`,
  ],
  [
    'cells, items and tables that a site has as notes, and what it says of a person besides the name',
    page(
      '<table><tr><td>а</td><td class="callout"><p>б</p></td></tr></table><table class="callout"><tr><td>в</td><td>г</td></tr></table><ul><li>д</li><li class="admonition">е</li></ul><div data-testid="team-member"><img alt="Анна" src="https://e.org/a.png" width="9" height="9"><p>Анна</p><p>Бухгалтер</p></div>',
    ),
    '<figure class="table"><table><tbody><tr><td>а</td><td><blockquote><p>б</p></blockquote></td></tr></tbody></table></figure><blockquote><figure class="table"><table><tbody><tr><td>в</td><td>г</td></tr></tbody></table></figure></blockquote><ul><li>д</li><li><blockquote><p>е</p></blockquote></li></ul><p><img src="https://e.org/a.png" alt="Анна" width="9" height="9"></p><p>Анна</p><p>Бухгалтер</p>',
  ],
]
