import { holdLaw } from '@taskfield/document/testing/hold-law.ts'
import * as fc from 'fast-check'
import { it } from 'vitest'
import { passesLaw } from '../../../../testing/passes-law.ts'
import { wordHtml } from '../../../../testing/copied/word-html.ts'
import { wordPasses } from './word.ts'

/** Parts of texts that Word copies, some of which a pass looks for. */
const part = fc.constantFrom(
  '<p class=MsoNormal>Срок</p>',
  '<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><![if !supportLists]><span style="mso-list:Ignore">·</span><![endif]>Смета</p>',
  '<p>до<br><![if !supportLineBreakNewLine]><br><![endif]>после</p>',
  '<table><tr><![if !supportMisalignedColumns]><td>1</td><![endif]><td style="border:solid windowtext 1pt" width=40>2</td></tr></table>',
  '<!--[if gte vml 1]><v:shape id="a"><v:imagedata src="1.png"/></v:shape><![endif]--><img src="file:///1.png" v:shapes="a">',
  '<v:rect id="b"><v:imagedata src="2.png"></v:imagedata></v:rect>',
  '<p>слово<a style="mso-footnote-id:ftn1" href="#_ftn1">[1]</a></p>',
  '<a href="#_ftnref1">1</a>',
  '<span style="mso-special-character:comment">&nbsp;</span>',
  '<div style="mso-element:footnote-list"><div style="mso-element:footnote"><p>сноска</p></div></div>',
  '<div style="mso-element:dropcap-dropped"><p>С</p></div>',
  '<p><w:Sdt Checkbox="t" CheckBoxIsChecked="t">☒</w:Sdt> сделать</p>',
  '<p>Раз<br style="mso-column-break-before:always"></p>',
  '<span><br style="page-break-before:auto;mso-break-type:section-break"></span>',
  '<p><!--[if gte msEquation 12]><m:oMath><m:r>x</m:r></m:oMath><![endif]--><![if !msEquation]><img src="file:///4.png"><![endif]></p>',
  '<h1>Договор</h1>',
  '<h3>Предмет</h3>',
  '<h6>Приложение</h6>',
  '<o:p>&nbsp;</o:p>',
  '<img src="https://e.org/1.png" alt="/home/anna/1.png">',
  '<v:shape alt="/home/anna/1.png"><v:imagedata src="3.png"></v:imagedata></v:shape>',
)

it('are left out only where they would change nothing', () => {
  holdLaw(passesLaw(wordPasses, part, wordHtml), 500)
})
