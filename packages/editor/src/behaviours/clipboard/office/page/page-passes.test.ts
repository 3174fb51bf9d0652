import { holdLaw } from '@taskfield/document/testing/hold-law.ts'
import * as fc from 'fast-check'
import { it } from 'vitest'
import { passesLaw } from '../../../../testing/passes-law.ts'
import { pagePasses } from './web-page.ts'

/** Parts of pages, some of which a pass looks for. */
const part = fc.constantFrom(
  '<p>Срок</p>',
  '<span style="display:block">Раз</span><span>Два</span>',
  '<div style="display:flex"><b>Раз</b><b>Два</b></div>',
  '<ul><li data-list="checked">Смета</li></ul>',
  '<ol data-checked="true"><li>Акт</li></ol>',
  '<ul data-indent="0"><li>Раз</li></ul><ul data-indent="1"><li>Глубже</li></ul>',
  '<ul><li>Раз</li><li><ol><li>Глубже</li></ol></li></ul>',
  '<font face="Wingdings">à</font>',
  '<span style="font-family:Symbol">a</span>',
  '<p>·<span style="font:7pt Times New Roman">&nbsp;</span>Раз</p>',
  '<p>1.<span style="font-size:7pt;font-family:Times New Roman">&nbsp;</span>Раз</p>',
  '<ul><li style="--en-checked:true">Смета</li></ul>',
  '<div style="-en-codeblock:true"><div>если</div></div>',
  '<table role="presentation"><tr><td>Раз</td><td>Два</td></tr></table>',
  '<div class="gmail_quote"><table><tr><td>Раз</td><td>Два</td></tr></table></div>',
  '<p>До <iframe src="https://youtu.be/abc"></iframe></p>',
  '<video controls src="https://x.example/a.mp4"></video>',
  '<audio controls src="https://x.example/a.mp3"></audio>',
  '<h1>Раз</h1><h6>Два</h6>',
  '<div role="heading" aria-level="1">Раз</div>',
  '<p role="heading">Раз</p>',
  '<div role="table"><div role="row"><div role="cell">Раз</div><div role="cell">Два</div></div></div>',
)

it('are left out only where they would change nothing', () => {
  holdLaw(passesLaw(pagePasses, part), 300)
})
