const words =
  'Срок согласования договора перенесён после проверки сметы и приложений к ней по просьбе заказчика'.split(
    ' ',
  )

const sheet = `<style><!--
p.MsoNormal, li.MsoNormal { margin:0cm; margin-bottom:8.0pt; line-height:107%; font-size:11.0pt; font-family:"Calibri",sans-serif; }
p.MsoListParagraph { margin-left:36.0pt; font-size:11.0pt; font-family:"Calibri",sans-serif; }
@list l0 { mso-list-id:1; mso-list-type:hybrid; }
@list l0:level1 { mso-level-number-format:bullet; mso-level-text:·; margin-left:36.0pt; text-indent:-18.0pt; }
--></style>`

/** How many characters of text a paragraph has at least. */
const textLength = 140

function textOf(at) {
  let text = `${at}.`
  for (let word = at; text.length < textLength; word++) text += ` ${words[(word * 7 + at) % words.length]}`
  return text
}

const run = text => `<span lang=RU style='mso-ansi-language:RU'>${text}<o:p></o:p></span>`
const paragraph = at =>
  at % 6 === 5
    ? `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>${run(textOf(at))}</p>\n`
    : `<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Пункт</b> ${run(textOf(at))}</p>\n`

/** Paragraphs as Word copies them, a sixth of them items of a list: as many, or until the HTML has so many characters. */
export function wordHtml({ paragraphs = Infinity, characters = Infinity }) {
  const parts = []
  for (let at = 0, length = 0; at < paragraphs && length < characters; at++) {
    parts.push(paragraph(at))
    length += parts[at].length
  }
  const head = `<head><meta charset=utf-8><meta name=Generator content="Microsoft Word 15">${sheet}</head>`
  return {
    paragraphs: parts.length,
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">${head}<body lang=RU><!--StartFragment-->${parts.join('')}<!--EndFragment--></body></html>`,
  }
}
