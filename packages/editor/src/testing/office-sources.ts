/** What office programs put on a clipboard, in small, and the saved form of what is read of it. */
export const officeSources: readonly (readonly [name: string, html: string, saved: string])[] = [
  [
    'Word',
    `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15"><title>Doc</title>
<link rel=File-List href="file:///C:/x/filelist.xml">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- p.MsoNormal {mso-style-parent:"";} @page WordSection1 {size:595.3pt 841.9pt;} --></style>
<!--[if gte mso 10]><style>table.MsoNormalTable {mso-style-name:"x";}</style><![endif]--></head>
<body lang=RU style='tab-interval:35.4pt'><!--StartFragment-->
<p class=MsoNormal>Первая строка
абзаца <b style='mso-bidi-font-weight:normal'>жирный</b> конец<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<table class=MsoTableGrid border=1><tr><td width=100 style='border:solid windowtext 1.0pt;mso-border-alt:solid windowtext .5pt'><p class=MsoNormal>А<o:p></o:p></p></td><td><p class=MsoNormal>Б</p></td></tr></table>
<p class=MsoNormal>После</p>
<!--EndFragment--></body></html>`,
    '<p>Первая строка абзаца <strong>жирный</strong> конец</p><p>&nbsp;</p><figure class="table"><table><tbody><tr><td style="border:1.0pt solid windowtext;width:100px;">А</td><td>Б</td></tr></tbody></table></figure><p>После</p>',
  ],
  [
    'Excel',
    `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=Generator content="Microsoft Excel 15">
<style><!--table {mso-displayed-decimal-separator:"\\,";} .xl65 {mso-number-format:"Short Date";}--></style></head>
<body link="#0563C1"><table border=0 cellpadding=0 cellspacing=0 style='border-collapse:collapse'><!--StartFragment-->
 <tr height=20><td height=20 class=xl65>Имя</td><td class=xl66 align=right x:num>42</td></tr>
<!--EndFragment--></table></body></html>`,
    '<figure class="table"><table><tbody><tr><td style="height:20px;padding:0px;">Имя</td><td style="padding:0px;text-align:right;">42</td></tr></tbody></table></figure>',
  ],
  [
    'Google Docs',
    `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-family:Arial;font-weight:400;font-style:normal;text-decoration:none;white-space:pre-wrap;">Заголовок</span></h2><p dir="ltr"><span style="font-weight:700;white-space:pre-wrap;">жирный</span><span style="font-weight:400;"> нет</span></p><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400">один</span></p></li><ul><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr"><span>вложенный</span></p></li></ul></ul></b><br class="Apple-interchange-newline">`,
    '<h2>Заголовок</h2><p><strong>жирный</strong> нет</p><ul><li>один<ul><li>вложенный</li></ul></li></ul>',
  ],
]
