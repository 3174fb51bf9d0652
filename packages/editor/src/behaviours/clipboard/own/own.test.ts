import { readHtml, writeHtml } from '@taskfield/document'
import { parseTree } from '@taskfield/document'
import { documents } from '@taskfield/document/testing/arbitrary/documents.ts'
import { holdLaw } from '@taskfield/document/testing/hold-law.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { converted } from '../../../testing/copied/converted.ts'
import { everyKind } from '../../../testing/every-kind.ts'
import { convertPasted } from '../office/convert-pasted.ts'
import { findBelow } from '../office/tree/pasted-tree.ts'
import { readTree } from '../office/tree/read-tree.ts'
import { sourceOf } from '../office/source-of.ts'
import { writeTree } from '../office/tree/write-tree.ts'
import { writeForOthers } from './for-others.ts'

/** What is copied of a saved text, by a page of a host that knows where tasks are. */
function copied(saved: string): string {
  const { root: tree } = readTree(parseTree(saved))
  const body = findBelow(tree, ({ name }) => name === 'body') ?? tree
  writeForOthers(body, {
    resolveUrl: url => (/^[a-z]+:|^#/i.test(url) ? url : new URL(url, 'https://tasks.example/x/').href),
    linkSchemes: [],
    mentionHref: ({ objectId }) => (objectId === '666' ? 'javascript:alert(1)' : `/task/${objectId ?? ''}`),
  })
  return writeTree(body.children)
}

/** The same as it is seen elsewhere: without what only the field reads. */
const seen = (saved: string): string => copied(saved).replace(/ data-taskfield="[^"]*"/g, '')

/** What the field makes of what it copied, where all of it is marked as its own. */
const pasted = (html: string): string => writeHtml(readHtml(convertPasted(parseTree(html), 'taskfield').html))

describe('what is copied', () => {
  it.each([
    [
      'links and images with whole addresses',
      '<p><a href="/task/1">a</a> <a href="#top">b</a> <img src="c.png" alt="" srcset="c-2.png 2x" sizes="100vw"></p>',
      '<p><a href="https://tasks.example/task/1">a</a> <a href="#top">b</a> <img src="https://tasks.example/x/c.png" alt=""></p>',
    ],
    [
      'lists with their kinds as attributes',
      '<ol style="list-style-type:lower-latin;"><li>a<ul style="list-style-type:square;"><li>b</li></ul></li></ol>',
      '<ol type="a" style="list-style-type:lower-latin"><li>a<ul type="square" style="list-style-type:square"><li>b</li></ul></li></ol>',
    ],
    [
      'items to do with signs for their boxes',
      '<ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox" checked disabled><span class="todo-list__label__description">a</span></label></li><li><label class="todo-list__label"><input type="checkbox" disabled><span class="todo-list__label__description">b</span></label></li></ul>',
      '<ul class="todo-list" style="list-style-type:none"><li><label class="todo-list__label"><span>☑\u00a0</span><span class="todo-list__label__description">a</span></label></li><li><label class="todo-list__label"><span>☐\u00a0</span><span class="todo-list__label__description">b</span></label></li></ul>',
    ],
    [
      'tables with their lines and widths',
      '<figure class="table" style="width:80%;"><table class="ck-table-resized" style="border:2px solid red;"><colgroup><col style="width:30%;"></colgroup><tbody><tr><th>a</th><td style="border-top:2px dashed red;">b</td></tr></tbody></table><figcaption>c</figcaption></figure>',
      '<figure class="table" style="margin:16px 0"><table class="ck-table-resized" border="1" cellspacing="0" cellpadding="6" width="80%" style="border:2px solid red;border-collapse:collapse"><colgroup><col width="30%" style="width:30%"></colgroup><tbody><tr><th style="border:1px solid #cfd5dd;padding:6px 10px;background-color:#f6f7f9;font-weight:bold;text-align:left;border-top:2px solid red;border-bottom:2px solid red;border-left:2px solid red">a</th><td style="border:1px solid #cfd5dd;padding:6px 10px;border-top:2px dashed red;border-right:2px solid red;border-bottom:2px solid red">b</td></tr></tbody></table><figcaption><p style="margin:0;text-align:center">c</p></figcaption></figure>',
    ],
    [
      'merged cells at the edges with the lines of the table, breaks that stay in their cell, and where text stands in it',
      '<figure class="table"><table style="border:2px solid red;"><tbody><tr><td rowspan="2">a</td><td style="vertical-align:top;">b<br>c</td></tr><tr><td>d</td></tr></tbody></table></figure>',
      '<figure class="table" style="margin:16px 0"><table border="1" cellspacing="0" cellpadding="6" style="border:2px solid red;border-collapse:collapse"><tbody><tr><td rowspan="2" style="border:1px solid #cfd5dd;padding:6px 10px;border-top:2px solid red;border-bottom:2px solid red;border-left:2px solid red">a</td><td valign="top" style="border:1px solid #cfd5dd;padding:6px 10px;vertical-align:top;border-top:2px solid red;border-right:2px solid red">b<br style="mso-data-placement:same-cell">c</td></tr><tr><td style="border:1px solid #cfd5dd;padding:6px 10px;border-right:2px solid red;border-bottom:2px solid red">d</td></tr></tbody></table></figure>',
    ],
    [
      'widths of columns, on cells as well',
      '<figure class="table"><table class="ck-table-resized"><colgroup><col style="width:25%;"><col style="width:75%;"></colgroup><tbody><tr><td colspan="2">a</td></tr><tr><td>b</td><td>c</td></tr></tbody></table></figure>',
      '<figure class="table" style="margin:16px 0"><table class="ck-table-resized" border="1" cellspacing="0" cellpadding="6" style="border:1px solid #cfd5dd;border-collapse:collapse"><colgroup><col width="25%" style="width:25%"><col width="75%" style="width:75%"></colgroup><tbody><tr><td colspan="2" style="border:1px solid #cfd5dd;padding:6px 10px">a</td></tr><tr><td width="25%" style="border:1px solid #cfd5dd;padding:6px 10px">b</td><td width="75%" style="border:1px solid #cfd5dd;padding:6px 10px">c</td></tr></tbody></table></figure>',
    ],
    [
      'page breaks as Word writes them',
      '<div class="page-break" style="page-break-after:always;"><span style="display:none;">&nbsp;</span></div>',
      '<div class="page-break"><br clear="all" style="mso-special-character:line-break;page-break-before:always"></div>',
    ],
    [
      'colours with digits',
      '<p><span style="background-color:hsl(60,75%,60%);color:hsl(0,0%,90%);">a</span></p>',
      '<p><span style="background-color:#e6e64c;color:#e6e6e6">a</span></p>',
    ],
    [
      'code in its script, on its ground',
      '<p><code>a</code></p><pre><code class="language-sql">b</code></pre>',
      `<p><code style="font-family:Consolas,'Courier New',monospace;background-color:#f6f7f9">a</code></p><pre style="padding:8px 12px;background-color:#f6f7f9;font-family:Consolas,'Courier New',monospace;white-space:pre-wrap"><code class="language-sql" style="font-family:Consolas,'Courier New',monospace">b</code></pre>`,
    ],
    [
      'quotes with their line',
      '<blockquote><p>a</p></blockquote>',
      '<blockquote style="border-left:3px solid #cfd5dd;margin-left:0;padding-left:16px"><p>a</p></blockquote>',
    ],
    [
      'media as a link',
      '<figure class="media"><oembed url="https://youtu.be/abc"></oembed></figure>',
      '<figure class="media" style="margin:16px 0"><oembed url="https://youtu.be/abc"></oembed><p><a href="https://youtu.be/abc">https://youtu.be/abc</a></p></figure>',
    ],
    [
      'mentions as links, where they lead somewhere and are in no link',
      '<p><span class="mention" data-id="7" data-type="task">#7 a</span> <span class="mention" data-id="666" data-type="task">#6 b</span> <a href="/c"><span class="mention" data-id="7" data-type="task">#7 a</span></a></p>',
      '<p><span class="mention" data-id="7" data-type="task"><a href="https://tasks.example/task/7">#7 a</a></span> <span class="mention" data-id="666" data-type="task">#6 b</span> <a href="https://tasks.example/c"><span class="mention" data-id="7" data-type="task">#7 a</span></a></p>',
    ],
    [
      'images with their place and size',
      '<figure class="image image-style-side image_resized" style="width:300px;"><a href="/l"><img style="aspect-ratio:800/600;" src="/a.png" alt="" width="800" height="600"></a><figcaption>b</figcaption></figure>',
      '<figure class="image image-style-side image_resized" style="margin:16px 0;width:300px;text-align:center;float:right"><p style="margin:0;text-align:center"><a href="https://tasks.example/l"><img src="https://tasks.example/a.png" alt="" width="300" height="225" style="aspect-ratio:800/600"></a></p><figcaption><p style="margin:0;text-align:center">b</p></figcaption></figure>',
    ],
    [
      'images of a line at its sides',
      '<p><img class="image-style-align-left" src="/a.png"><img class="image-style-align-right" src="/b.png"></p>',
      '<p><img class="image-style-align-left" src="https://tasks.example/a.png" style="float:left"><img class="image-style-align-right" src="https://tasks.example/b.png" style="float:right"></p>',
    ],
    [
      'images at the left, at the right, and with text around',
      '<figure class="image image-style-block-align-left"><img src="/a.png"></figure><figure class="image image-style-block-align-right"><img src="/a.png"></figure><figure class="image image-style-align-left"><img src="/a.png"></figure>',
      '<figure class="image image-style-block-align-left" style="margin:16px 0;text-align:left"><p style="margin:0;text-align:left"><img src="https://tasks.example/a.png"></p></figure><figure class="image image-style-block-align-right" style="margin:16px 0;text-align:right"><p style="margin:0;text-align:right"><img src="https://tasks.example/a.png"></p></figure><figure class="image image-style-align-left" style="margin:16px 0;text-align:center;float:left"><p style="margin:0;text-align:center"><img src="https://tasks.example/a.png"></p></figure>',
    ],
    [
      'images by a share of the width, which are as wide as their frame',
      '<figure class="image image_resized" style="width:50%;"><img style="aspect-ratio:800/600;" src="/a.png" width="800" height="600"></figure>',
      '<figure class="image image_resized" style="margin:16px 0;width:50%;text-align:center"><p style="margin:0;text-align:center"><img src="https://tasks.example/a.png" width="800" height="600" style="aspect-ratio:800/600;width:100%;height:auto"></p></figure>',
    ],
    [
      'images whose height nobody knows',
      '<figure class="image image_resized" style="width:300px;"><img src="/a.png" height="600"></figure>',
      '<figure class="image image_resized" style="margin:16px 0;width:300px;text-align:center"><p style="margin:0;text-align:center"><img src="https://tasks.example/a.png" width="300"></p></figure>',
    ],
    [
      'images of a width that office programs do not know',
      '<figure class="image image_resized" style="width:10em;"><img style="aspect-ratio:800/600;" src="/a.png" width="800" height="600"></figure>',
      '<figure class="image image_resized" style="margin:16px 0;width:10em;text-align:center"><p style="margin:0;text-align:center"><img src="https://tasks.example/a.png" width="800" height="600" style="aspect-ratio:800/600"></p></figure>',
    ],
    [
      'tables of a width in pixels, and of one that office programs do not know',
      '<figure class="table" style="width:400px;"><table><tbody><tr><td>a</td></tr></tbody></table></figure><figure class="table" style="width:40em;"><table><tbody><tr><td>a</td></tr></tbody></table></figure>',
      '<figure class="table" style="margin:16px 0"><table border="1" cellspacing="0" cellpadding="6" width="400" style="border:1px solid #cfd5dd;border-collapse:collapse"><tbody><tr><td style="border:1px solid #cfd5dd;padding:6px 10px">a</td></tr></tbody></table></figure><figure class="table" style="margin:16px 0;width:40em"><table border="1" cellspacing="0" cellpadding="6" style="border:1px solid #cfd5dd;border-collapse:collapse"><tbody><tr><td style="border:1px solid #cfd5dd;padding:6px 10px">a</td></tr></tbody></table></figure>',
    ],
    [
      'widths of columns on cells of the row that has them all',
      '<figure class="table"><table class="ck-table-resized"><colgroup><col style="width:25%;"><col style="width:25%;"><col style="width:50%;"></colgroup><tbody><tr><td rowspan="2">a</td><td>b</td><td>c</td></tr><tr><td>d</td><td>e</td></tr></tbody></table></figure>',
      '<figure class="table" style="margin:16px 0"><table class="ck-table-resized" border="1" cellspacing="0" cellpadding="6" style="border:1px solid #cfd5dd;border-collapse:collapse"><colgroup><col width="25%" style="width:25%"><col width="25%" style="width:25%"><col width="50%" style="width:50%"></colgroup><tbody><tr><td rowspan="2" width="25%" style="border:1px solid #cfd5dd;padding:6px 10px">a</td><td width="25%" style="border:1px solid #cfd5dd;padding:6px 10px">b</td><td width="50%" style="border:1px solid #cfd5dd;padding:6px 10px">c</td></tr><tr><td style="border:1px solid #cfd5dd;padding:6px 10px">d</td><td style="border:1px solid #cfd5dd;padding:6px 10px">e</td></tr></tbody></table></figure>',
    ],
    [
      'tables without lines around them',
      '<figure class="table"><table style="border-style:none;"><tbody><tr><td>a</td></tr></tbody></table></figure><figure class="table"><table style="border:1px hidden red;"><tbody><tr><td>a</td></tr></tbody></table></figure><figure class="table"><table style="border:1px none red;"><tbody><tr><td>a</td></tr></tbody></table></figure>',
      '<figure class="table" style="margin:16px 0"><table border="1" cellspacing="0" cellpadding="6" style="border:1px solid #cfd5dd;border-style:none;border-collapse:collapse"><tbody><tr><td style="border:1px solid #cfd5dd;padding:6px 10px">a</td></tr></tbody></table></figure><figure class="table" style="margin:16px 0"><table border="1" cellspacing="0" cellpadding="6" style="border:1px hidden red;border-collapse:collapse"><tbody><tr><td style="border:1px solid #cfd5dd;padding:6px 10px">a</td></tr></tbody></table></figure><figure class="table" style="margin:16px 0"><table border="1" cellspacing="0" cellpadding="6" style="border:1px none red;border-collapse:collapse"><tbody><tr><td style="border:1px solid #cfd5dd;padding:6px 10px">a</td></tr></tbody></table></figure>',
    ],
    [
      'tables with the usual line, which the cells have',
      '<figure class="table"><table style="border:1px solid #cfd5dd;"><tbody><tr><td>a</td></tr></tbody></table></figure>',
      '<figure class="table" style="margin:16px 0"><table border="1" cellspacing="0" cellpadding="6" style="border:1px solid #cfd5dd;border-collapse:collapse"><tbody><tr><td style="border:1px solid #cfd5dd;padding:6px 10px">a</td></tr></tbody></table></figure>',
    ],
    [
      'tables with a line at one side, where a cell has lines of its own',
      '<figure class="table"><table style="border-bottom:2px solid red;"><tbody><tr><td colspan="2">a</td><td>b</td></tr><tr><td>c</td><td style="border:1px solid blue;">d</td><td>e</td></tr></tbody></table></figure>',
      '<figure class="table" style="margin:16px 0"><table border="1" cellspacing="0" cellpadding="6" style="border:1px solid #cfd5dd;border-bottom:2px solid red;border-collapse:collapse"><tbody><tr><td colspan="2" style="border:1px solid #cfd5dd;padding:6px 10px">a</td><td style="border:1px solid #cfd5dd;padding:6px 10px">b</td></tr><tr><td style="border:1px solid #cfd5dd;padding:6px 10px;border-bottom:2px solid red">c</td><td style="padding:6px 10px;border:1px solid blue">d</td><td style="border:1px solid #cfd5dd;padding:6px 10px;border-bottom:2px solid red">e</td></tr></tbody></table></figure>',
    ],
    [
      'cells at the right behind merged ones',
      '<figure class="table"><table style="border:2px solid red;"><tbody><tr><td rowspan="2">a</td><td colspan="2">b</td></tr><tr><td>c</td><td>d</td></tr></tbody></table></figure>',
      '<figure class="table" style="margin:16px 0"><table border="1" cellspacing="0" cellpadding="6" style="border:2px solid red;border-collapse:collapse"><tbody><tr><td rowspan="2" style="border:1px solid #cfd5dd;padding:6px 10px;border-top:2px solid red;border-bottom:2px solid red;border-left:2px solid red">a</td><td colspan="2" style="border:1px solid #cfd5dd;padding:6px 10px;border-top:2px solid red;border-right:2px solid red">b</td></tr><tr><td style="border:1px solid #cfd5dd;padding:6px 10px;border-bottom:2px solid red">c</td><td style="border:1px solid #cfd5dd;padding:6px 10px;border-right:2px solid red;border-bottom:2px solid red">d</td></tr></tbody></table></figure>',
    ],
    [
      'lists with all kinds of numbers and signs',
      '<ol style="list-style-type:upper-roman;"><li>a</li></ol><ol style="list-style-type:lower-roman;"><li>a</li></ol><ol style="list-style-type:upper-latin;"><li>a</li></ol><ol style="list-style-type:decimal;"><li>a</li></ol><ol style="list-style-type:upper-alpha;"><li>a</li></ol><ol style="list-style-type:lower-alpha;"><li>a</li></ol><ol style="list-style-type:decimal-leading-zero;"><li>a</li></ol><ul style="list-style-type:disc;"><li>a</li></ul><ul style="list-style-type:circle;"><li>a</li></ul>',
      '<ol type="I" style="list-style-type:upper-roman"><li>a</li></ol><ol type="i" style="list-style-type:lower-roman"><li>a</li></ol><ol type="A" style="list-style-type:upper-latin"><li>a</li></ol><ol type="1" style="list-style-type:decimal"><li>a</li></ol><ol type="A" style="list-style-type:upper-alpha"><li>a</li></ol><ol type="a" style="list-style-type:lower-alpha"><li>a</li></ol><ol style="list-style-type:decimal-leading-zero"><li>a</li></ol><ul type="disc" style="list-style-type:disc"><li>a</li></ul><ul type="circle" style="list-style-type:circle"><li>a</li></ul>',
    ],
    [
      'headings of tables at the bottom, with breaks that stay in them',
      '<figure class="table"><table><thead><tr><th style="vertical-align:bottom;">a<br><strong>b</strong></th></tr></thead></table></figure>',
      '<figure class="table" style="margin:16px 0"><table border="1" cellspacing="0" cellpadding="6" style="border:1px solid #cfd5dd;border-collapse:collapse"><thead><tr><th valign="bottom" style="border:1px solid #cfd5dd;padding:6px 10px;vertical-align:bottom;background-color:#f6f7f9;font-weight:bold;text-align:left">a<br style="mso-data-placement:same-cell"><strong>b</strong></th></tr></thead></table></figure>',
    ],
    [
      'mentions within bold words of a link, which are no links of their own',
      '<p><a href="/c"><strong>c <span class="mention" data-id="7" data-type="task">#7</span></strong></a> <span class="mention" data-id="7" data-type="task">#7</span></p>',
      '<p><a href="https://tasks.example/c"><strong>c <span class="mention" data-id="7" data-type="task">#7</span></strong></a> <span class="mention" data-id="7" data-type="task"><a href="https://tasks.example/task/7">#7</a></span></p>',
    ],
    [
      'colours however they are written',
      '<p><span style="color:HSL(0,100%,50%);">a</span></p>',
      '<p><span style="color:#ff0000">a</span></p>',
    ],
  ])('shows other programs %s, and the field the saved form', (_, saved, shown) => {
    expect(seen(saved)).toBe(shown)
    expect(pasted(copied(saved))).toBe(saved)
  })

  it('is the saved form again in the field, whatever it holds', { timeout: 600_000 }, () => {
    const law = fc.property(documents, doc => {
      const saved = writeHtml(doc)
      expect(pasted(copied(saved))).toBe(saved)
    })
    holdLaw(law, 200)
  })

  it.each(everyKind)('is known as the field’s own, and as nothing else: %s', html => {
    const marked = copied(html).replace(/^<\w+(?! data-taskfield)/, '$& data-taskfield=""')
    expect(sourceOf(marked)).toBe('taskfield')
  })

  it('is known whatever its texts and attributes speak of', () => {
    const code =
      '<pre><code>class="MsoNormal" data-sheets-value google id="docs-internal-guid-1"</code></pre>'
    expect(sourceOf(`текст <img alt="a>b" src="/a.png" data-taskfield="">${code}`)).toBe('taskfield')
    expect(sourceOf('<p>пишут &lt;p data-taskfield="added"&gt;</p>')).toBe(null)
    expect(sourceOf('<p title="x">пишут data-taskfield="added"</p>')).toBe(null)
  })
})

describe('a page that imitates the mark', () => {
  const marked = (tag: string, note: string): string =>
    `<${tag} href="/a" src="/a.png" data-taskfield="${note.replaceAll('"', '&quot;')}">a</${tag}>`

  it.each([
    [marked('a', '{"href":"javascript:alert(1)"}'), '<p>a</p>'],
    [marked('a', '{"href":"java\\tscript:alert(1)","onclick":"alert(1)"}'), '<p>a</p>'],
    [
      marked('p', '{"x><script>alert(1)</script":"","style":"background:url(https://x.example/)"}'),
      '<p>a</p>',
    ],
    [marked('p', '{"__proto__":{"style":"color:red"},"constructor":"x"}'), '<p>a</p>'],
    [marked('a', '{"href":["/b"]}'), '<p>a</p>'],
    [marked('p', '{'), '<p>a</p>'],
    [marked('p', 'null'), '<p>a</p>'],
    [marked('p', '["style"]'), '<p>a</p>'],
    [`<p>a${marked('script', 'around')}</p>`, '<p>a</p>'],
  ])('gets nothing past the reader: %s', (html, saved) => {
    expect(converted(html)).toBe(saved)
  })
})
