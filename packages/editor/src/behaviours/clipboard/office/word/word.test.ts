import { describe, expect, it } from 'vitest'
import { converted } from '../../../../testing/copied/converted.ts'
import { wordHtml, wordItem } from '../../../../testing/copied/word-html.ts'

const sheet = `p.MsoNormal {margin:0cm; color:black; font-size:11.0pt;} h1 {color:#2F5496; font-size:16.0pt;}
p.MsoQuote {font-style:italic; text-align:center;} p.a5 {font-weight:bold; color:#C00000;} p.MsoCaption {color:#44546A; font-style:italic;}
span.MsoIntenseEmphasis {color:#4472C4; font-style:italic;} a:link, span.MsoHyperlink {color:#0563C1; text-decoration:underline;}`

const site = '<a target="_blank" rel="noopener noreferrer" href="https://example.org/">сайт</a>'

const word = (body: string): string => converted(wordHtml(body, sheet))

describe('text of Word', () => {
  it.each([
    [
      'takes the line breaks of the source for spaces',
      '<p class=MsoNormal>Первая\nстрока</p>',
      '<p>Первая строка</p>',
    ],
    [
      'has no empty elements of Word',
      '<p><o:p></o:p>Да<w:Sdt> и</w:Sdt> <st1:City>Тула</st1:City></p>',
      '<p>Да и Тула</p>',
    ],
    [
      'has one empty paragraph where Word has several',
      '<p>А</p><p><o:p>&nbsp;</o:p></p>\n<p><o:p>&nbsp;</o:p></p><p>Б</p>',
      '<p>А</p><p>&nbsp;</p><p>Б</p>',
    ],
    [
      'has an ordinary space where there is one, and several where there are several',
      "<p>А<span style='mso-spacerun:yes'>&nbsp;</span>Б<span style='mso-spacerun:yes'>&nbsp;&nbsp; </span>В</p>",
      '<p>А Б&nbsp;&nbsp; В</p>',
    ],
    [
      'has its tabs',
      "<p>А<span style='mso-tab-count:1'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span>Б</p>",
      '<p>А&nbsp;&nbsp;&nbsp;&nbsp;Б</p>',
    ],
    [
      'has no bookmarks and no links to places that Word numbers',
      '<p><a name="_Hlk1"></a><a href="#_Toc1">Раздел</a> <a href="https://example.org/">сайт</a></p>',
      `<p>Раздел ${site}</p>`,
    ],
    [
      'has changes that were tracked as they would be accepted',
      '<p>Срок <del cite="mailto:a" datetime="2026-01-01">пять</del><ins cite="mailto:a">шесть</ins> дней<span class=msoDel>!</span></p>',
      '<p>Срок шесть дней</p>',
    ],
    [
      'has no line for a paragraph or an item that was deleted, but for one whose end was left',
      `<p>А</p><p><del><span>удалён<o:p></o:p></span></del></p>${wordItem('l0 level1 lfo1', '1.', 'Раз')}${wordItem('l0 level1 lfo1', '2.', '<del>нет<o:p></o:p></del>')}${wordItem('l0 level1 lfo1', '3.', 'Три <del>нет<o:p></o:p></del>')}<p><del>пуст</del><o:p></o:p></p>`,
      '<p>А</p><ol><li>Раз</li><li>Три</li></ol><p>&nbsp;</p>',
    ],
    [
      'has no breaks of sections on a page, and none of columns but between words of one paragraph',
      "<p>Левая</p><span lang=RU><br clear=all style='page-break-before:auto;mso-break-type:section-break'></span><p><span><br clear=all style='mso-column-break-before:always'></span>Правая</p><p>до<br style='mso-column-break-before:always'>после</p><span><br clear=all style='page-break-before:right;mso-break-type:section-break'></span><p>Глава</p>",
      '<p>Левая</p><p>Правая</p><p>до<br>после</p><div class="page-break" style="page-break-after:always;"><span style="display:none;">&nbsp;</span></div><p>Глава</p>',
    ],
    [
      'has its formulas in a line, and no pictures of them',
      `<p>Площадь <!--[if gte msEquation 12]><m:oMath><m:f><m:fPr><span><m:ctrlPr></m:ctrlPr></span></m:fPr><m:num><i><span><m:r>a+1</m:r></span></i></m:num><m:den><m:rad><m:radPr><m:degHide m:val="on"/></m:radPr><m:deg></m:deg><m:e><m:r>b</m:r></m:e></m:rad></m:den></m:f><m:r>&lt;</m:r><m:sSup><m:e><m:d><m:dPr><m:begChr m:val="["/><m:endChr m:val="]"/></m:dPr><m:e><m:r>x</m:r></m:e></m:d></m:e><m:sup><m:r>2</m:r></m:sup></m:sSup></m:oMath><![endif]--><![if !msEquation]><span><!--[if gte vml 1]><v:shape id="a"><v:imagedata src="file:///1.png"/></v:shape><![endif]--><![if !vml]><img src="file:///1.png" v:shapes="a"><![endif]></span><![endif]> велика</p><p><!--[if gte msEquation 12]><m:oMathPara><m:oMath><m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub><m:r>i=1</m:r></m:sub><m:sup><m:r>n</m:r></m:sup><m:e><m:sSub><m:e><m:r>a</m:r></m:e><m:sub><m:r>i</m:r></m:sub></m:sSub></m:e></m:nary><m:r>=</m:r><m:func><m:fName><m:r>sin</m:r></m:fName><m:e><m:r>x</m:r></m:e></m:func></m:oMath></m:oMathPara><![endif]--><![if !msEquation]><img src="file:///2.png"><![endif]></p>`,
      '<p>Площадь (a+1)/(√b)&lt;[x]^2 велика</p><p>∑_(i=1)^na_i=sin(x)</p>',
    ],
    [
      'has no names of files and addresses for the words of a picture, and of its title and description what says something',
      `<p><img src="https://e.org/1.png" alt="C:\\Users\\Анна\\1.png"><img src="https://e.org/2.png" alt="Title: Схема - Description: Macintosh HD:Users:anna:2.png"><img src="https://e.org/3.png" alt="https://e.org/3.png"><img src="https://e.org/4.png" alt="Title: Схема - Description: Два насоса"><img src="https://e.org/5.png" alt="Вид: сбоку"></p>`,
      '<p><img src="https://e.org/1.png"><img src="https://e.org/2.png" alt="Схема"><img src="https://e.org/3.png"><img src="https://e.org/4.png" alt="Два насоса"><img src="https://e.org/5.png" alt="Вид: сбоку"></p>',
    ],
    [
      'has no hidden text',
      "<p>Видно<span style='display:none;mso-hide:all'> не видно</span></p>",
      '<p>Видно</p>',
    ],
    [
      'has nothing that the class of a paragraph, of words or of an item hides',
      "<style>.h {display:none} span.t {mso-hide:all}</style><p class=h>а</p><p>б<span class=t>в</span><span class=h style='display:inline'>г</span></p><h1 class=h>д</h1><p class=h style='mso-list:l0 level1 lfo1'>е</p><ul><li class=h>ж</li><li>з</li></ul>",
      '<p>бг</p><ul><li>з</li></ul>',
    ],
    [
      'has no paragraph that its style hides, but one that is shown again in whole or in part',
      "<style>p.Hidden {mso-hide:all} span.Shown {mso-hide:none}</style><p>Видно</p><p class=Hidden>не видно</p><p class=Hidden style='mso-hide:none'>снова</p><p class=Hidden>и <span style='mso-hide:none'>здесь</span></p><p class=Hidden>и <span class=Shown>там</span></p>",
      '<p>Видно</p><p>снова</p><p>и здесь</p><p>и там</p>',
    ],
    [
      'has one line break where Word writes another for browsers',
      "<p>А<br style='mso-special-character:line-break'><![if !supportLineBreakNewLine]><br style='mso-special-character:line-break'><![endif]></p><p>Б</p>",
      '<p>А<br>&nbsp;</p><p>Б</p>',
    ],
    [
      'has the letters of drop caps in their paragraphs',
      `<div style='mso-element:dropcap-dropped;mso-element-wrap:around;mso-element-linespan:3'><table cellspacing=0 cellpadding=0 hspace=0 vspace=0 align=left><tr><td valign=top align=left style='padding:0cm'>
<p class=MsoNormal style='line-height:40.85pt;mso-element:dropcap-dropped'><span style='font-size:57.0pt'>С<o:p></o:p></span></p></td></tr></table></div>

<p class=MsoNormal>рок <b>согласования</b></p><p class=MsoNormal style='mso-element:dropcap-margin'>И</p><p class=MsoNormal>тог</p>`,
      '<p>Срок <strong>согласования</strong></p><p>Итог</p>',
    ],
    [
      'has a drop cap as a paragraph where none follows, and where other things stand in its frame',
      '<div style="mso-element:dropcap-dropped"><p>А</p></div><h2>План</h2><div style="mso-element:dropcap-dropped"><p>Б</p> рядом</div><p>В</p><div style="mso-element:dropcap-dropped"><p>Г</p></div>',
      '<p>А</p><h2>План</h2><p>Б</p><p>рядом</p><p>В</p><p>Г</p>',
    ],
    [
      'has no empty paragraph behind a table that ends a cell',
      '<table border=1><tr><td><p>А</p><table border=1><tr><td><p>1</p></td></tr></table><p><o:p>&nbsp;</o:p></p></td><td><table border=1><tr><td><p>2</p></td></tr></table><p><o:p>&nbsp;</o:p></p><p>Б</p></td></tr></table>',
      '<figure class="table"><table><tbody><tr><td><p>А</p><figure class="table"><table><tbody><tr><td>1</td></tr></tbody></table></figure></td><td><figure class="table"><table><tbody><tr><td>2</td></tr></tbody></table></figure><p>&nbsp;</p><p>Б</p></td></tr></tbody></table></figure>',
    ],
    [
      'keeps its page breaks',
      "<p>А</p><span><br clear=all style='mso-special-character:line-break;page-break-before:always'></span><p>Б</p>",
      '<p>А</p><div class="page-break" style="page-break-after:always;"><span style="display:none;">&nbsp;</span></div><p>Б</p>',
    ],
  ])('%s', (_, body, after) => {
    expect(word(body)).toBe(after)
  })
})

describe('notes of Word', () => {
  const reference = (kind: string, number: number): string =>
    `<a style='mso-footnote-id:${kind}${number}' href="#_${kind}${number}" name="_${kind}ref${number}"><span class=MsoFootnoteReference><span
style='mso-special-character:footnote'><![if !supportFootnotes]><span>[${number}]</span><![endif]></span></span></a>`
  const back = (kind: string, number: number): string =>
    `<a style='mso-footnote-id:${kind}${number}' href="#_${kind}ref${number}"><span>[${number}]</span></a>`

  it.each([
    [
      'are text at their place, and stand below',
      `<p>Цена${reference('ftn', 1)} и срок${reference('ftn', 2)}.</p><div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all>
<hr align=left size=1 width="33%"><![endif]><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText>${back('ftn', 1)} С налогом.</p></div><div
style='mso-element:footnote' id=ftn2><p class=MsoFootnoteText>${back('ftn', 2)} В днях.</p></div></div>`,
      '<p>Цена[1] и срок[2].</p><p>[1] С налогом.</p><p>[2] В днях.</p>',
    ],
    [
      'of colleagues are text, too',
      `<p>Срок<span class=MsoCommentReference><a class=msocomanchor id="_anchor_1" href="#_msocom_1" style='mso-comment-reference:АБ_1'>[АБ1]</a></span></p><div
style='mso-element:comment-list'><hr class=msocomoff><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><a name="_msocom_1"></a><p
class=MsoCommentText>&nbsp;<a href="#_msoanchor_1" class=msocomoff>[АБ1]</a>Уточнить.</p></div></div></div>`,
      '<p>Срок[АБ1]</p><p>[АБ1] Уточнить.</p>',
    ],
    [
      'of colleagues stand behind the words that they are about',
      `<p>В <a style='mso-comment-reference:АБ_1;mso-comment-date:20260301T1200'>срок</a><span class=MsoCommentReference><span style='font-size:8.0pt'><![if !supportAnnotations]><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[АБ1]</a><![endif]><span style='mso-special-character:comment'>&nbsp;</span></span></span> сдать.</p><div
style='mso-element:comment-list'><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText><span style='mso-special-character:comment'>&nbsp;<![if !supportAnnotations]><a
href="#_msoanchor_1" class=msocomoff>[АБ1]</a><![endif]></span>Уточнить.</p></div></div></div>`,
      '<p>В срок[АБ1] сдать.</p><p>[АБ1] Уточнить.</p>',
    ],
  ])('%s', (_, body, after) => {
    expect(word(body)).toBe(after)
  })
})

describe('looks of Word', () => {
  it.each([
    [
      'are those that the writer chose',
      "<p style='margin-left:36.0pt;line-height:150%;text-align:justify'><b style='mso-bidi-font-weight:normal'>Важно</b> <span style='font-family:Arial;color:red;mso-themecolor:text1'>срок</span><span style='background:yellow;mso-highlight:yellow'>!</span></p>",
      '<p style="text-align:justify;"><strong>Важно</strong> <span style="color:red;">срок</span><span style="background-color:yellow;">!</span></p>',
    ],
    [
      'have no black and no white',
      "<p><span style='color:black;background:white'>А</span><span style='color:windowtext'>Б</span><font color=black face=Arial>В</font></p>",
      '<p>АБВ</p>',
    ],
    [
      'of a heading are ours',
      '<h1 style="margin-left:18pt;text-align:center"><span style="font-size:20pt">Итоги</span></h1>',
      '<h2 style="text-align:center;">Итоги</h2>',
    ],
    [
      'of a style come with its paragraphs and words',
      '<p class=MsoQuote>Цитата</p><p class=a5>Срочно <span class=MsoIntenseEmphasis>очень</span></p>',
      '<blockquote><p style="text-align:center;"><i>Цитата</i></p></blockquote><p><span style="color:#C00000;"><strong>Срочно </strong></span><span style="color:#4472C4;"><i><strong>очень</strong></i></span></p>',
    ],
    [
      'of paragraphs by names of Word have no colours of their own, as headings have none',
      '<p class=MsoCaption>Рисунок 1 <span style="color:red">важно</span></p>',
      '<p><i>Рисунок 1 </i><span style="color:red;"><i>важно</i></span></p>',
    ],
    [
      'of a link are those of links',
      '<p><a href="https://example.org/"><span class=MsoHyperlink><span style="color:#0563C1">сайт</span></span></a></p>',
      `<p>${site}</p>`,
    ],
    [
      'of a link to a place in the document go with it',
      '<p class=MsoToc1><span class=MsoHyperlink><span style="mso-no-proof:yes"><a href="#_Toc12">Введение<span style="color:windowtext;display:none;mso-hide:screen"><span style="mso-tab-count:1 dotted">. </span>3</span></a></span></span></p>',
      '<p>Введение</p>',
    ],
  ])('%s', (_, body, after) => {
    expect(word(body)).toBe(after)
  })
})
