/** What we save for an input of the corpus where no recorded form is ours, and why. */
export interface OurForm {
  readonly input: string
  readonly saved: string
  readonly why: string
}

const pageBreak =
  '<div class="page-break" style="page-break-after:always;"><span style="display:none;">&nbsp;</span></div>'
const cell = '<tbody><tr><td>1</td></tr></tbody>'

/** Rule 4: cases marked `weDiffer`, where we do better than both versions. */
export const betterForms: readonly OurForm[] = [
  {
    input: '<p>а</p><script>alert(1)</script>',
    saved: '<p>а</p>',
    why: 'a script is not text',
  },
  {
    input: '<p><b style="font-weight:normal">ж</b></p>',
    saved: '<p>ж</p>',
    why: 'Google Docs wraps all it copies in such a `b`',
  },
  {
    input: '<p>а<span style="color:expression(alert(1))">ц</span>б</p>',
    saved: '<p>ацб</p>',
    why: 'not a colour',
  },
  {
    input: '<p><a href="javascript:alert(1)">с</a></p>',
    saved: '<p>с</p>',
    why: 'the text of an unsafe link stays',
  },
  {
    input: '<p><a href="data:text/html,x">с</a></p>',
    saved: '<p>с</p>',
    why: 'the text of an unsafe link stays',
  },
  {
    input: '<ol start="3"><li>а</li></ol>',
    saved: '<ol start="3"><li>а</li></ol>',
    why: 'a list keeps the number it starts with',
  },
  {
    input: '<ul style="list-style-type:square"><li>а</li></ul>',
    saved: '<ul style="list-style-type:square;"><li>а</li></ul>',
    why: 'a list keeps its marker',
  },
  {
    input:
      '<ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox" checked disabled><span class="todo-list__label__description">дело</span></label></li></ul>',
    saved:
      '<ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox" checked disabled><span class="todo-list__label__description">дело</span></label></li></ul>',
    why: 'an item keeps its checkbox',
  },
  {
    input: '<pre>т</pre>',
    saved: '<pre><code class="language-plaintext">т</code></pre>',
    why: 'preformatted text is code: its line breaks are kept',
  },
  {
    input: '<pre><code class="language-brainfuck">+</code></pre>',
    saved: '<pre><code class="language-brainfuck">+</code></pre>',
    why: 'the name of an unknown language is kept',
  },
  {
    input: '<p>а</p><p style="page-break-before:always">т</p><p>б</p>',
    saved: `<p>а</p>${pageBreak}<p>т</p><p>б</p>`,
    why: 'a break before a paragraph is a page break',
  },
  {
    input: '<p>а</p><div style="page-break-after:always">т</div><p>б</p>',
    saved: `<p>а</p><p>т</p>${pageBreak}<p>б</p>`,
    why: 'a break after a text is a page break',
  },
  {
    input: '<figure class="image"><img></figure>',
    saved: '',
    why: 'an image without a source shows nothing',
  },
  {
    input: '<figure class="image"><img src="data:image/png;base64,iVBORw0KGgo="></figure>',
    saved: '<figure class="image"><img src="data:image/png;base64,iVBORw0KGgo="></figure>',
    why: 'a picture in the text itself is kept until the field has uploaded it',
  },
  {
    input: '<p><img src="javascript:alert(1)" onerror="alert(1)"></p>',
    saved: '',
    why: 'an unsafe source is none',
  },
  {
    input: `<figure class="table"><table>${cell}</table><figcaption>под</figcaption></figure>`,
    saved: `<figure class="table"><table>${cell}</table><figcaption>под</figcaption></figure>`,
    why: 'a table keeps its caption',
  },
  {
    input: '<table><caption>под</caption><tr><td>1</td></tr></table>',
    saved: `<figure class="table"><table>${cell}</table><figcaption>под</figcaption></figure>`,
    why: 'a table keeps its caption',
  },
  {
    input: `<figure class="table" style="border:2px solid #f00"><table>${cell}</table></figure>`,
    saved: `<figure class="table"><table style="border:2px solid #f00;">${cell}</table></figure>`,
    why: 'a border of the figure is that of its table',
  },
  {
    input: `<figure class="table" style="background-color:#eee"><table>${cell}</table></figure>`,
    saved: `<figure class="table"><table style="background-color:#eee;">${cell}</table></figure>`,
    why: 'a background of the figure is that of its table',
  },
  {
    input: '<figure class="media"><oembed url="https://example.com/v"></oembed></figure>',
    saved:
      '<p><a target="_blank" rel="noopener noreferrer" href="https://example.com/v">https://example.com/v</a></p>',
    why: 'media of an unknown site is a link: nothing that was saved is lost',
  },
]

/** Rule 3: both versions save something else, and ours is what each of them reads back without loss. */
export const forBothForms: readonly OurForm[] = [
  {
    input: '<ul style="text-align:center"><li>a</li></ul>',
    saved: '<ul><li style="text-align:center;">a</li></ul>',
    why: 'version 35 knows the alignment of an item only on the item',
  },
  {
    input: '<ul><li><p style="text-align:center">a</p></li></ul>',
    saved: '<ul><li style="text-align:center;">a</li></ul>',
    why: 'version 35 knows the alignment of an item only on the item',
  },
  {
    input: '<p><span class="mention">#1 one</span></p>',
    saved: '<p><span class="mention" data-mention="#1 one">#1 one</span></p>',
    why: 'version 48 takes for a mention only what has `data-mention`, and `undefined` says nothing',
  },
  {
    input: '<p><span class="mention" data-id="5" data-type="task">#1 one</span></p>',
    saved: '<p><span class="mention" data-id="5" data-type="task">#1 one</span></p>',
    why: 'the form of the specification',
  },
  {
    input:
      '<figure class="table table-style-align-left"><table><tbody><tr><td>a</td></tr></tbody></table></figure>',
    saved:
      '<figure class="table" style="float:left;"><table><tbody><tr><td>a</td></tr></tbody></table></figure>',
    why: 'version 35 knows the place of a table only as a `float`',
  },
  {
    input:
      '<table><tbody><tr><td align="center" valign="top" bgcolor="red" width="50" height="20">a</td></tr></tbody></table>',
    saved:
      '<figure class="table"><table><tbody><tr><td style="background-color:red;height:20px;text-align:center;vertical-align:top;width:50px;">a</td></tr></tbody></table></figure>',
    why: 'all that version 48 keeps, with the alignment where version 35 keeps it',
  },
]

/** Where we do better than both versions beyond the cases that say so. */
export const furtherForms: readonly OurForm[] = [
  {
    input: '<p><ins>x</ins><code>c</code><sub>s</sub><sup>p</sup><mark>m</mark><small>s</small></p>',
    saved: '<p>x<code>c</code><sub>s</sub><sup>p</sup>ms</p>',
    why: 'we have inline code, subscript and superscript',
  },
  {
    input: '<p><img></p>',
    saved: '',
    why: 'an image without a source shows nothing',
  },
  {
    input: '<p>a</p><p style="page-break-before:always">b</p>',
    saved: `<p>a</p>${pageBreak}<p>b</p>`,
    why: 'a break before a paragraph is a page break',
  },
  {
    input: '<div style="page-break-after:always"><span>x</span></div>',
    saved: `<p>x</p>${pageBreak}`,
    why: 'a break after a text is a page break',
  },
  {
    input: '<pre><code class="language-kotlin">x</code></pre>',
    saved: '<pre><code class="language-kotlin">x</code></pre>',
    why: 'the name of an unknown language is kept',
  },
  {
    input: '<pre>no code\n  x</pre>',
    saved: '<pre><code class="language-plaintext">no code\n  x</code></pre>',
    why: 'preformatted text is code: its line breaks are kept',
  },
  {
    input: '<pre>before<code class="language-c">x</code>after</pre>',
    saved: '<pre><code class="language-c">beforexafter</code></pre>',
    why: 'text beside the code is text too',
  },
  {
    input: '<p><span class="mention" data-mention="#1 one" data-id="5" data-type="task">#1 one</span></p>',
    saved: '<p><span class="mention" data-mention="#1 one" data-id="5" data-type="task">#1 one</span></p>',
    why: 'a mention keeps the object that it names',
  },
]

/** Records that were cut at a line break when they were made: what they plainly meant. */
export const mendedForms: readonly OurForm[] = [
  {
    input: '<pre><code class="language-css">a\n\nb\n</code></pre>',
    saved: '<pre><code class="language-css">a\n\nb\n</code></pre>',
    why: 'the form was cut after its first line',
  },
  { input: 'b', saved: '<p>b</p>', why: 'a line of the case before it, taken for a case of its own' },
  {
    input: '<p>a &nbsp; b</p>',
    saved: '<p>a &nbsp; b</p>',
    why: 'the form is the recording of this case and of the two after it',
  },
  {
    input: '<pre><code>\na\n\nb\n\n</code></pre>',
    saved: '<pre><code class="language-plaintext">\na\n\nb\n\n</code></pre>',
    why: 'the form was cut after its first line',
  },
]

/** Forms that a version saved and we save otherwise. All others are saved again as they are. */
export const rewrittenForms: readonly OurForm[] = [
  {
    input: '<p>а<span style="color:expression(alert(1));">ц</span>б</p>',
    saved: '<p>ацб</p>',
    why: 'not a colour',
  },
  {
    input: '<p><a href="javascript:alert(1)">с</a></p>',
    saved: '<p>с</p>',
    why: 'the text of an unsafe link stays',
  },
  {
    input: '<p><a href="data:text/html,x">с</a></p>',
    saved: '<p>с</p>',
    why: 'the text of an unsafe link stays',
  },
  {
    input: '<figure class="image"><img></figure>',
    saved: '',
    why: 'an image without a source shows nothing',
  },
  { input: '<p><img></p>', saved: '', why: 'an image without a source shows nothing' },
  { input: '<p><img src="javascript:alert(1)"></p>', saved: '', why: 'an unsafe source is none' },
  {
    input: '<p>no code\n &nbsp;x</p>',
    saved: '<p>no code &nbsp;x</p>',
    why: 'a line break in the source is a space',
  },
  {
    input: '<ul><li><p style="text-align:center;">a</p></li></ul>',
    saved: '<ul><li style="text-align:center;">a</li></ul>',
    why: 'version 35 knows the alignment of an item only on the item',
  },
  {
    input:
      '<ul><li class="ck-list-marker-bold"><strong>b</strong></li><li class="ck-list-marker-color" style="--ck-content-list-marker-color:red;"><span style="color:red;">c</span></li></ul>',
    saved: '<ul><li><strong>b</strong></li><li><span style="color:red;">c</span></li></ul>',
    why: 'the look of a marker follows from the text of its item',
  },
  {
    input: '<p><span class="mention" data-mention="undefined">#1 one</span></p>',
    saved: '<p><span class="mention" data-mention="#1 one">#1 one</span></p>',
    why: '`undefined` says nothing',
  },
  {
    input:
      '<figure class="table table-style-align-left"><table><tbody><tr><td>a</td></tr></tbody></table></figure>',
    saved:
      '<figure class="table" style="float:left;"><table><tbody><tr><td>a</td></tr></tbody></table></figure>',
    why: 'version 35 knows the place of a table only as a `float`',
  },
]
