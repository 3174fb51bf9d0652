/** What each of Word's list of the styles that a document does not use says of one. */
const latent = [
  ...range(9).map(
    level => `Priority="9" SemiHidden="true" UnhideWhenUsed="true" QFormat="true" Name="heading ${level}"`,
  ),
  ...range(9).map(level => `SemiHidden="true" UnhideWhenUsed="true" Name="index ${level}"`),
  ...range(9).map(level => `Priority="39" SemiHidden="true" UnhideWhenUsed="true" Name="toc ${level}"`),
  ...[
    'Light Shading',
    'Light List',
    'Light Grid',
    'Medium Shading 1',
    'Medium Shading 2',
    'Medium List 1',
  ].flatMap(accents),
  ...[
    'Medium List 2',
    'Medium Grid 1',
    'Medium Grid 2',
    'Medium Grid 3',
    'Dark List',
    'Colorful List',
  ].flatMap(accents),
  ...range(7).flatMap(number => [...accents(`Grid Table ${number}`), ...accents(`List Table ${number}`)]),
  ...range(120).map(number => `SemiHidden="true" UnhideWhenUsed="true" Name="Style ${number}"`),
]

function range(count) {
  return Array.from({ length: count }, (_, index) => index + 1)
}

function accents(name) {
  return range(6).map(accent => `Locked="false" Priority="${45 + accent}" Name="${name} Accent ${accent}"`)
}

const fonts = ['Symbol', 'Wingdings', '"Courier New"', '"Cambria Math"', 'Calibri', '"Calibri Light"']

const looks = `margin-top:0cm;
	margin-right:0cm;
	margin-bottom:8.0pt;
	margin-left:0cm;
	line-height:107%;
	mso-pagination:widow-orphan;
	font-size:11.0pt;
	font-family:"Calibri",sans-serif;
	mso-ascii-font-family:Calibri;
	mso-ascii-theme-font:minor-latin;
	mso-fareast-font-family:Calibri;
	mso-fareast-theme-font:minor-latin;
	mso-hansi-font-family:Calibri;
	mso-hansi-theme-font:minor-latin;
	mso-bidi-font-family:"Times New Roman";
	mso-bidi-theme-font:minor-bidi;
	mso-fareast-language:EN-US;`

/** The styles of paragraphs, and what each says besides. */
const styles = {
  MsoNormal: 'mso-style-unhide:no; mso-style-qformat:yes; mso-style-parent:"";',
  MsoHeader:
    'mso-style-priority:99; mso-style-link:"Верхний колонтитул Знак"; tab-stops:center 233.85pt right 467.75pt;',
  MsoListParagraph: 'mso-style-priority:34; margin-left:36.0pt; mso-add-space:auto;',
  MsoListParagraphCxSpFirst: 'mso-style-priority:34; margin-left:36.0pt; mso-add-space:auto;',
  MsoListParagraphCxSpMiddle: 'mso-style-priority:34; margin-left:36.0pt; mso-add-space:auto;',
  MsoListParagraphCxSpLast: 'mso-style-priority:34; margin-left:36.0pt; mso-add-space:auto;',
}

const listLevels = range(6).flatMap(list => [
  `@list l${list}\n\t{mso-list-id:${list}618222242;\n\tmso-list-type:hybrid;\n\tmso-list-template-ids:970333502 68747265 68747267;}`,
  ...range(9).map(
    level =>
      `@list l${list}:level${level}\n\t{${list % 2 === 1 ? 'mso-level-number-format:bullet;\n\tmso-level-text:·;\n\t' : ''}mso-level-tab-stop:none;\n\tmso-level-number-position:left;\n\tmargin-left:${level * 36}.0pt;\n\ttext-indent:-18.0pt;\n\tfont-family:Symbol;}`,
  ),
])

const sheet = `<style>
<!--
 /* Font Definitions */
${fonts.map(font => ` @font-face\n\t{font-family:${font};\n\tpanose-1:5 5 1 2 1 7 6 2 5 7;\n\tmso-font-charset:2;\n\tmso-generic-font-family:roman;\n\tmso-font-pitch:variable;\n\tmso-font-signature:0 268435456 0 0 -2147483648 0;}`).join('\n')}
 /* Style Definitions */
${Object.entries(styles)
  .map(([name, own]) => ` p.${name}, li.${name}, div.${name}\n\t{${own}\n\t${looks}}`)
  .join('\n')}
${range(3)
  .map(
    level =>
      `h${level}\n\t{mso-style-priority:9;\n\tmso-style-link:"Заголовок ${level} Знак";\n\tmso-style-next:Обычный;\n\tpage-break-after:avoid;\n\tmso-outline-level:${level};\n\tcolor:#2F5496;\n\tmso-themecolor:accent1;\n\tfont-weight:normal;\n\t${looks}}`,
  )
  .join('\n')}
span.SpellE\n\t{mso-style-name:"";\n\tmso-spl-e:yes;}
 /* List Definitions */
 ${listLevels.join('\n')}
ol\n\t{margin-bottom:0cm;}
ul\n\t{margin-bottom:0cm;}
-->
</style>`

const files = ['File-List', 'themeData', 'colorSchemeMapping'].map(
  rel =>
    `<link rel=${rel}\nhref="file:///C:/Users/user/AppData/Local/Temp/msohtmlclip1/01/clip_${rel.toLowerCase()}.xml">`,
)

/** What Word writes before the text: its settings in comments for itself, the list of its styles, and the style sheet; some 50 kB. */
export const wordHead = `<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Word.Document>
<meta name=Generator content="Microsoft Word 15">
<meta name=Originator content="Microsoft Word 15">
${files.join('\n')}
<!--[if gte mso 9]><xml>
 <w:WordDocument>
  <w:View>Normal</w:View>
  <w:Zoom>0</w:Zoom>
  <w:TrackMoves/>
  <w:PunctuationKerning/>
  <w:LidThemeOther>RU</w:LidThemeOther>
 </w:WordDocument>
</xml><![endif]--><!--[if gte mso 9]><xml>
 <w:LatentStyles DefLockedState="false" DefPriority="99" LatentStyleCount="${latent.length}">
${latent.map(says => `  <w:LsdException Locked="false" ${says}/>`).join('\n')}
 </w:LatentStyles>
</xml><![endif]-->
${sheet}
<!--[if gte mso 10]>
<style>
 /* Style Definitions */
 table.MsoNormalTable
	{mso-style-name:"Обычная таблица";\n\tmso-padding-alt:0cm 5.4pt 0cm 5.4pt;\n\tfont-size:11.0pt;}
</style>
<![endif]-->
</head>`
