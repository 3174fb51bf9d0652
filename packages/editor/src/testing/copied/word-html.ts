/** What Word for Windows puts on a clipboard. */
export function wordHtml(body: string, sheet = ''): string {
  return `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40"><head>
<meta name=Generator content="Microsoft Word 15"><style><!-- /* Style Definitions */ ${sheet} --></style></head>
<body lang=RU style='tab-interval:35.4pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`
}

/** A paragraph that Word shows as an item of a list: `place` is its `mso-list`. */
export function wordItem(place: string, marker: string, text: string, tag = 'p'): string {
  return `<${tag} class=MsoListParagraph style='text-indent:-18.0pt;mso-list:${place}'><![if !supportLists]><span
style='mso-fareast-font-family:Calibri'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
</span></span></span><![endif]>${text}<o:p></o:p></${tag}>\n\n`
}
