const image = '<img src="/media/sample/icon.png" alt="Значок">'
const checkbox = (text: string, checked: boolean): string =>
  `<li><label class="todo-list__label"><input type="checkbox"${checked ? ' checked' : ''} disabled><span class="todo-list__label__description">${text}</span></label></li>`

/** A saved text with every kind of content, block by block. */
export const everyKind: readonly string[] = [
  '<h2>Заголовок</h2>',
  '<h3 style="text-align:center;">По центру</h3>',
  '<h4>Третий</h4>',
  '<p>Простой <strong>жирный</strong> <i>курсив</i> <s>зачёркнутый</s> <u>подчёркнутый</u> <code>код</code> H<sub>2</sub>O м<sup>2</sup> <span style="background-color:yellow;color:red;">цвет</span> <a target="_blank" rel="noopener noreferrer" href="https://example.org/">ссылка</a><br>новая строка</p>',
  `<p style="margin-left:40px;">С отступом и картинкой ${image} в строке, и <span class="mention" data-id="7" data-type="task">#7 Задача</span>.</p>`,
  '<ul><li>первый<ol start="3" style="list-style-type:lower-roman;"><li>вложенный</li></ol></li><li><p>второй</p><p>из двух абзацев</p></li></ul>',
  `<ul class="todo-list">${checkbox('сделано', true)}${checkbox('не сделано', false)}</ul>`,
  '<blockquote><p>Цитата</p><blockquote><p>в цитате</p></blockquote></blockquote>',
  '<pre><code class="language-python">def f():\n\treturn 1</code></pre>',
  '<div class="page-break" style="page-break-after:always;"><span style="display:none;">&nbsp;</span></div>',
  `<figure class="image image-style-side">${image}<figcaption>Подпись</figcaption></figure>`,
  `<figure class="image"><a href="/task/7">${image}</a></figure>`,
  '<figure class="media"><oembed url="https://www.youtube.com/watch?v=H08tGjXNHO4"></oembed></figure>',
  '<figure class="table" style="width:80%;"><table style="border:2px solid hsl(0, 0%, 60%);"><thead><tr><th>Роль</th><th>Право</th></tr></thead><tbody><tr><td style="vertical-align:top;" rowspan="2">Автор</td><td style="background-color:hsl(0, 0%, 90%);padding:8px;"><ul><li>правка</li></ul></td></tr><tr><td>&nbsp;</td></tr></tbody></table><figcaption>Таблица</figcaption></figure>',
  '<p>Конец</p>',
]
