import { wordHead } from './word-head.mjs'

const words =
  'Срок согласования договора перенесён после проверки сметы и приложений к ней по просьбе заказчика'.split(
    ' ',
  )

/** How many characters of text a paragraph has at least. */
const textLength = 150
/** Where Word breaks lines. */
const lineLength = 80

function textOf(at) {
  let text = `${at}.`
  for (let word = at; text.length < textLength; word++) text += ` ${words[(word * 7 + at) % words.length]}`
  return text
}

const font = `style='font-size:12.0pt;line-height:107%;font-family:"Times New Roman",serif'`
const justified = `class=MsoNormal style='text-align:justify;text-indent:35.45pt'`
const end = '<o:p></o:p>'
const marker = `<![if !supportLists]><span style='font-size:12.0pt;line-height:107%;font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>`

const plain = text => `<p ${justified}><span ${font}>${text}${end}</span></p>`
const bare = text => `<p class=MsoNormal>${text}${end}</p>`
const ofLanguage = text =>
  `<p class=MsoNormal><span lang=RU style='mso-ansi-language:RU'>${text}${end}</span></p>`
const bold = text =>
  `<p ${justified}><b style='mso-bidi-font-weight:normal'><span ${font}>Пункт</span></b><span ${font}> ${text}${end}</span></p>`
const misspelt = text =>
  `<p ${justified}><span class=SpellE><span ${font}>Таскфилд</span></span><span ${font}> и </span><span lang=EN-US ${font.replace("'", "'mso-ansi-language:EN-US;")}>ProseMirror</span><span ${font}>: ${text}${end}</span></p>`
const item = place => text =>
  `<p class=MsoListParagraphCxSp${place} style='text-align:justify;text-indent:-18.0pt;mso-list:l1 level1 lfo1'>${marker}<span ${font}>${text}${end}</span></p>`
const heading = text => `<h2>${text.slice(0, 40)}${end}</h2>`
const blank = () => `<p class=MsoNormal><o:p>&nbsp;</o:p></p>`

/** What stands one after the other, again and again. */
const kinds = [
  heading,
  plain,
  bold,
  plain,
  item('First'),
  item('Last'),
  plain,
  misspelt,
  bare,
  plain,
  ofLanguage,
  blank,
]

/** Breaks lines at spaces, as Word does, in text and in tags. */
function wrapped(line) {
  let column = 0
  return line.replace(/[^ ]*(?: |$)/g, word => {
    column += word.length
    if (column <= lineLength || !word.endsWith(' ')) return word
    column = 0
    return `${word.slice(0, -1)}\r\n`
  })
}

/**
 * What Word for Windows copies of a text of headings, paragraphs and lists, with words marked by its spelling, in two languages: of so many paragraphs,
 * or until the HTML has so many characters.
 */
export function wordHtml({ paragraphs = Infinity, characters = Infinity }) {
  const parts = []
  for (let at = 0, length = 0; at < paragraphs && length < characters; at++) {
    parts.push(`${wrapped(kinds[at % kinds.length](textOf(at)))}\r\n\r\n`)
    length += parts[at].length
  }
  // Behind all that stands above it, and found by no other text.
  const last = 'Конец.'
  parts.push(`<p class=MsoNormal>${last}${end}</p>\r\n\r\n`)
  return {
    paragraphs: parts.length,
    last,
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"\r\nxmlns:w="urn:schemas-microsoft-com:office:word"\r\nxmlns:m="http://schemas.microsoft.com/office/2004/12/omml"\r\nxmlns="http://www.w3.org/TR/REC-html40">\r\n\r\n${wordHead.replaceAll('\n', '\r\n')}\r\n\r\n<body lang=RU style='tab-interval:35.4pt;word-wrap:break-word'>\r\n<!--StartFragment-->\r\n\r\n${parts.join('')}<!--EndFragment-->\r\n</body>\r\n\r\n</html>\r\n`,
  }
}
