const box = (text, isChecked) =>
  `<li><label class="todo-list__label"><input type="checkbox"${isChecked ? ' checked' : ''} disabled><span class="todo-list__label__description">${text}</span></label></li>`

/** A saved text, and what other programs are to have of it: what stands in Word's form of the document, part by part. */
const sample = [
  {
    name: 'headings and alignment',
    html: '<h2>Отчёт</h2><h3 style="text-align:center;">По центру</h3>',
    docx: [/Heading2"[^]*?Отчёт/, /Heading3"[^]*?"center"[^]*?По центру/],
    sheet: [/Отчёт/, /По центру/],
  },
  {
    name: 'marks',
    html: '<p>И <strong>жирный</strong> <i>курсив</i> <s>лишний</s> <u>важный</u> <code>код</code> м<sup>2</sup> <span style="color:hsl(0, 75%, 60%);">цвет</span> <span style="background-color:hsl(60, 75%, 60%);">фон</span> <a href="https://example.org/x">ссылка</a></p>',
    docx: [
      /(?:<w:b\/>|StrongEmphasis"\/>)[^]{0,80}жирный/,
      /<w:i\/>[^]{0,80}курсив/,
      /<w:strike\/>[^]{0,80}лишний/,
      /<w:u w:val="single"\/>[^]{0,80}важный/,
      /Consolas[^]{0,200}F6F7F9[^]{0,80}код/,
      /<w:position w:val="\d+"\/>[^]{0,80}>2</,
      /E64C4C[^]{0,80}цвет/,
      /E6E64C[^]{0,80}фон/,
      /<w:hyperlink[^]{0,200}ссылка/,
    ],
    sheet: [/жирный/],
  },
  {
    name: 'lists',
    html: '<ul><li>первый<ol start="3" style="list-style-type:lower-roman;"><li>вложенный</li></ol></li></ul><ol start="5"><li>пять</li></ol><ol style="list-style-type:upper-latin;"><li>буква</li></ol>',
    docx: [
      /<w:ilvl w:val="0"\/>[^]{0,400}первый/,
      /<w:ilvl w:val="1"\/>[^]{0,400}вложенный/,
      /<w:numPr>[^]{0,400}пять/,
      /<w:numPr>[^]{0,400}буква/,
    ],
    numbering: [
      /<w:start w:val="3"\/><w:numFmt w:val="lowerRoman"\/>/,
      /<w:start w:val="5"\/><w:numFmt w:val="decimal"\/>/,
      /<w:numFmt w:val="upperLetter"\/>/,
    ],
    sheet: [/вложенный/],
  },
  {
    name: 'boxes',
    html: `<ul class="todo-list">${box('готово', true)}${box('осталось', false)}</ul>`,
    docx: [/☑[^]{0,80}готово/, /☐[^]{0,80}осталось/],
    sheet: [/☑/, /☐/],
  },
  {
    name: 'quotes',
    html: '<blockquote><p>Цитата</p></blockquote>',
    docx: [/<w:left w:val="single"[^>]*w:color="CFD5DD"[^]{0,400}Цитата/],
    sheet: [/Цитата/],
  },
  {
    name: 'code',
    html: '<pre><code class="language-python">def f():\n    return 1</code></pre>',
    docx: [/F6F7F9[^]{0,400}Consolas[^]{0,200}def f\(\):/, /> {4}<[^]{0,200}return 1/],
    sheet: [/def f\(\):/],
  },
  {
    name: 'page breaks',
    html: '<p>до</p><div class="page-break" style="page-break-after:always;"><span style="display:none;">&nbsp;</span></div><p>после</p>',
    docx: [/до[^]{0,200}<w:br w:type="page"\/>[^]*?после/],
    sheet: [/после/],
  },
  {
    name: 'pictures',
    html: '<figure class="image image_resized" style="width:120px;"><img src="PICTURE" alt="Схема" width="400" height="300"><figcaption>Подпись</figcaption></figure>',
    docx: [
      /<wp:extent cx="1143000" cy="857250"\/>[^]*?<a:blip r:(?:link|embed)/,
      /"center"[^]{0,200}Подпись/,
    ],
    sheet: [/Подпись/],
  },
  {
    name: 'media',
    html: '<figure class="media"><oembed url="https://youtu.be/abc"></oembed></figure>',
    docx: [/<w:hyperlink[^]{0,200}https:\/\/youtu\.be\/abc/],
    sheet: [/youtu\.be/],
  },
  {
    name: 'tables',
    html: '<figure class="table" style="width:80%;"><table class="ck-table-resized" style="border:2px solid hsl(0, 0%, 60%);"><colgroup><col style="width:25%;"><col style="width:75%;"></colgroup><thead><tr><th>Роль</th><th>Право</th></tr></thead><tbody><tr><td rowspan="2" style="vertical-align:top;">Автор</td><td style="background-color:hsl(0, 0%, 90%);">правка</td></tr><tr><td style="border-bottom:2px dashed red;text-align:right;">5</td></tr><tr><td colspan="2">Итого</td></tr></tbody></table><figcaption>Таблица 1</figcaption></figure>',
    docx: [
      /<w:tblHeader/,
      /<w:vMerge w:val="restart"\/>/,
      /<w:gridSpan w:val="2"\/>/,
      /<w:left w:val="single" w:sz="12"[^>]*w:color="999999"/,
      /<w:bottom w:val="dashed" w:sz="12"[^>]*w:color="FF0000"[^]*?"right"[^]*?>5</,
      /<w:shd w:fill="E6E6E6"[^]{0,600}правка/,
      /Таблица 1/,
    ],
    sheet: [/<mergeCell ref="A\d+:A\d+"/, /<mergeCell ref="A\d+:B\d+"/, /Итого/],
  },
]

/** The parts of the sample, with the address of their picture. */
export function sampleWith(picture) {
  return sample.map(part => ({ ...part, html: part.html.replace('PICTURE', picture) }))
}
