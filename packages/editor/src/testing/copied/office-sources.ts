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
    '<p>Первая строка абзаца <strong>жирный</strong> конец</p><p>&nbsp;</p><figure class="table"><table><tbody><tr><td style="border:1.0pt solid #000;">А</td><td>Б</td></tr></tbody></table></figure><p>После</p>',
  ],
  [
    'Excel',
    `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=Generator content="Microsoft Excel 15">
<style><!--table {mso-displayed-decimal-separator:"\\,";} .xl65 {mso-number-format:"Short Date";}--></style></head>
<body link="#0563C1"><table border=0 cellpadding=0 cellspacing=0 style='border-collapse:collapse'><!--StartFragment-->
 <tr height=20><td height=20 class=xl65>Имя</td><td class=xl66 align=right x:num>42</td></tr>
<!--EndFragment--></table></body></html>`,
    '<figure class="table"><table><tbody><tr><td>Имя</td><td style="text-align:right;">42</td></tr></tbody></table></figure>',
  ],
  [
    'Excel, with looks in classes, a merged cell, a hidden column and empty rows',
    `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet>
<style><!--td {padding-top:1px; color:black; font-size:11.0pt; vertical-align:bottom; border:none;}
.xl65 {border:.5pt solid windowtext; background:#FFF2CC; font-weight:700; text-align:center;}
.xl66 {color:red; vertical-align:top; background:white;} .xl67 {mso-number-format:0; border-top:none; border-bottom:1.0pt dashed blue;}--></style></head>
<body><table border=0 cellpadding=0 cellspacing=0 width=192 style='border-collapse:collapse;width:144pt'>
<col width=64 style='width:48pt'><col width=128 style='mso-width-source:userset;width:96pt'><col style='display:none'><!--StartFragment-->
 <tr height=20 style='height:15.0pt'><td colspan=2 height=20 class=xl65 width=192 style='height:15.0pt;width:144pt'>Итог</td><td style='display:none'>нет</td></tr>
 <tr><td class=xl66>Срок</td><td class=xl67 align=right x:num>1 234,5</td></tr>
 <tr><td></td><td>&nbsp;</td></tr><!--EndFragment--></table></body></html>`,
    '<figure class="table"><table class="ck-table-resized"><colgroup><col style="width:64px;"><col style="width:128px;"></colgroup><tbody><tr><td style="background-color:#FFF2CC;border:.5pt solid #000;text-align:center;" colspan="2"><strong>Итог</strong></td></tr><tr><td style="vertical-align:top;"><span style="color:red;">Срок</span></td><td style="border-bottom:1.0pt dashed blue;text-align:right;">1 234,5</td></tr></tbody></table></figure>',
  ],
  [
    'Excel, a single cell',
    `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style><!--.xl65 {font-weight:700;}--></style></head>
<body><table border=0 cellpadding=0><!--StartFragment--><tr height=20><td height=20 class=xl65>Одна ячейка</td></tr><!--EndFragment--></table></body></html>`,
    '<p><strong>Одна ячейка</strong></p>',
  ],
  [
    'Google Sheets',
    `<google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" style="table-layout:fixed;font-size:10pt;font-family:Arial;width:0px;border-collapse:collapse;border:none" data-sheets-root="1"><colgroup><col width="100"><col width="160"></colgroup><tbody><tr style="height:21px;"><td style="overflow:hidden;padding:2px 3px 2px 3px;vertical-align:bottom;font-weight:bold;">Имя</td><td style="border-bottom:2px solid #ff0000;overflow:hidden;padding:2px 3px 2px 3px;vertical-align:bottom;" data-sheets-value="{&quot;1&quot;:3,&quot;3&quot;:42}">42</td></tr></tbody></table>`,
    '<figure class="table"><table class="ck-table-resized"><colgroup><col style="width:100px;"><col style="width:160px;"></colgroup><tbody><tr><td><strong>Имя</strong></td><td style="border-bottom:2px solid #ff0000;text-align:right;">42</td></tr></tbody></table></figure>',
  ],
  [
    'LibreOffice Calc',
    `<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><meta name="generator" content="LibreOffice 7.4"/><style type="text/css">body,div,table,thead,tbody,tfoot,tr,th,td,p { font-family:"Liberation Sans"; font-size:x-small }</style></head><body><table cellspacing="0" border="0"><colgroup width="85"></colgroup><colgroup width="120"></colgroup><tr><td height="17" align="left" valign=bottom bgcolor="#FFFF00"><b>Имя</b></td><td align="right" valign=bottom sdval="42" sdnum="1049;">42</td></tr></table></body></html>`,
    '<figure class="table"><table class="ck-table-resized"><colgroup><col style="width:85px;"><col style="width:120px;"></colgroup><tbody><tr><td style="background-color:#FFFF00;"><strong>Имя</strong></td><td style="text-align:right;">42</td></tr></tbody></table></figure>',
  ],
  [
    'Word, with widths of columns and its own paddings',
    `<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"></head><body><table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none'><tr style='mso-yfti-irow:0'><td width=120 valign=top style='width:90.0pt;border:solid windowtext 1.0pt;background:#D9E2F3;padding:0cm 5.4pt 0cm 5.4pt'><p class=MsoNormal style='margin-bottom:0cm'>А<o:p></o:p></p></td><td width=200 valign=top style='width:150.0pt;border:solid windowtext 1.0pt;border-left:none;padding:0cm 5.4pt 0cm 5.4pt'><p class=MsoNormal>Б</p></td></tr></table></body></html>`,
    '<figure class="table"><table class="ck-table-resized"><colgroup><col style="width:120px;"><col style="width:200px;"></colgroup><tbody><tr><td style="background-color:#D9E2F3;border:1.0pt solid #000;vertical-align:top;">А</td><td style="border:1.0pt solid #000;vertical-align:top;">Б</td></tr></tbody></table></figure>',
  ],
  [
    'Google Docs',
    `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-family:Arial;font-weight:400;font-style:normal;text-decoration:none;white-space:pre-wrap;">Заголовок</span></h2><p dir="ltr"><span style="font-weight:700;white-space:pre-wrap;">жирный</span><span style="font-weight:400;"> нет</span></p><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400">один</span></p></li><ul><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr"><span>вложенный</span></p></li></ul></ul></b><br class="Apple-interchange-newline">`,
    '<h2>Заголовок</h2><p><strong>жирный</strong> нет</p><ul><li>один<ul><li>вложенный</li></ul></li></ul>',
  ],
]
