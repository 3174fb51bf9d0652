import { describe, expect, it } from 'vitest'
import { converted } from '../../../../testing/copied/converted.ts'
import { wordHtml, wordItem } from '../../../../testing/copied/word-html.ts'

const definitions = `
@list l0 {mso-list-id:1;}
@list l0:level1 {mso-level-tab-stop:none; text-indent:-18.0pt;}
@list l0:level2 {mso-level-number-format:alpha-lower; text-indent:-18.0pt;}
@list l0:level3 {mso-level-number-format:roman-lower;}
@list l1:level1 {mso-level-number-format:bullet; mso-level-text:\\F0B7;}
@list l1:level2 {mso-level-number-format:bullet; mso-level-text:o;}
@list l2:level1 {mso-level-number-format:russian-lower; mso-level-text:"%1\\)";}
@list l3:level1 {mso-level-text:"";}
@list l4:level1 {mso-level-style-link:"Заголовок 1";}
@list l4:level2 {mso-level-text:"%1\\.%2\\.";}`

const sheet = `p.MsoNormal {margin:0cm;} p.MsoListParagraph, li.MsoListParagraph {margin-left:36.0pt;}
p.MsoListBullet {mso-list:l1 level1 lfo9;} ${definitions}`

const list = (body: string): string => converted(wordHtml(body, sheet))

describe('lists of Word', () => {
  it.each([
    [
      'are lists, without the markers in the text',
      wordItem('l0 level1 lfo1', '1.', 'Согласовать') + wordItem('l0 level1 lfo1', '2.', 'Подписать'),
      '<ol><li>Согласовать</li><li>Подписать</li></ol>',
    ],
    [
      'have bullets where their level is defined so',
      wordItem('l1 level1 lfo2', '·', 'Договор') + wordItem('l1 level2 lfo2', 'o', 'Приложение'),
      '<ul><li>Договор<ul><li>Приложение</li></ul></li></ul>',
    ],
    [
      'have their levels, markers and kinds',
      wordItem('l0 level1 lfo1', '1.', 'Отдел') +
        wordItem('l0 level2 lfo1', 'a.', 'Смета') +
        wordItem('l0 level3 lfo1', 'i.', 'Итог') +
        wordItem('l0 level1 lfo1', '2.', 'Склад'),
      '<ol><li>Отдел<ol style="list-style-type:lower-latin;"><li>Смета<ol style="list-style-type:lower-roman;"><li>Итог</li></ol></li></ol></li><li>Склад</li></ol>',
    ],
    [
      'have one level where Word leaves one out',
      wordItem('l1 level1 lfo2', '·', 'А') +
        wordItem('l1 level4 lfo2', '·', 'Б') +
        wordItem('l1 level3 lfo2', '§', 'В'),
      '<ul><li>А<ul style="list-style-type:disc;"><li>Б</li></ul><ul style="list-style-type:square;"><li>В</li></ul></li></ul>',
    ],
    [
      'begin with the number of their first item',
      wordItem('l0 level1 lfo1', '3.', 'Третий') + wordItem('l0 level1 lfo1', '4.', 'Четвёртый'),
      '<ol start="3"><li>Третий</li><li>Четвёртый</li></ol>',
    ],
    [
      'begin with the number of a letter or of Roman digits',
      `${wordItem('l0 level2 lfo1', 'c)', 'С')}<p class=MsoNormal>Текст</p>${wordItem('l0 level3 lfo1', 'xiv.', 'Четырнадцать')}`,
      '<ol start="3" style="list-style-type:lower-latin;"><li>С</li></ol><p>Текст</p><ol start="14" style="list-style-type:lower-roman;"><li>Четырнадцать</li></ol>',
    ],
    [
      'are numbered where Russian letters number them',
      wordItem('l2 level1 lfo3', 'в)', 'Пункт'),
      '<ol start="3"><li>Пункт</li></ol>',
    ],
    [
      'count the last part of a number of several levels',
      wordItem('l9 level2 lfo4', '2.1.3.', 'Раздел'),
      '<ol start="3"><li>Раздел</li></ol>',
    ],
    [
      'go on behind a paragraph with their own number',
      `${wordItem('l0 level1 lfo1', '1.', 'Раз')}<p class=MsoNormal>Пояснение</p>${wordItem('l0 level1 lfo1', '2.', 'Два')}`,
      '<ol><li>Раз</li></ol><p>Пояснение</p><ol start="2"><li>Два</li></ol>',
    ],
    [
      'take the paragraph below the text of an item, and an empty line before it',
      `${wordItem('l0 level1 lfo1', '1.', 'Пункт')}<p class=MsoListParagraph><o:p>&nbsp;</o:p></p><p class=MsoListParagraph>Продолжение</p>${wordItem('l0 level1 lfo1', '2.', 'Следующий')}`,
      '<ol><li><p>Пункт</p><p>&nbsp;</p><p>Продолжение</p></li><li>Следующий</li></ol>',
    ],
    [
      'take no paragraph that stands elsewhere',
      `${wordItem('l0 level1 lfo1', '1.', 'Пункт')}<p class=MsoNormal style='margin-left:71.0pt'>Отступ</p>`,
      '<ol><li>Пункт</li></ol><p>Отступ</p>',
    ],
    [
      'are known by the style of a paragraph',
      '<p class=MsoListBullet><![if !supportLists]><span style="mso-list:Ignore">·</span><![endif]>Маркер</p>',
      '<ul><li>Маркер</li></ul>',
    ],
    [
      'without definitions are known by their markers',
      `${wordItem('l7 level1 lfo1', '§', 'Знак')}<p class=MsoNormal>—</p>${wordItem('l8 level1 lfo2', 'б)', 'Буква')}`,
      '<ul style="list-style-type:square;"><li>Знак</li></ul><p>—</p><ol start="2"><li>Буква</li></ol>',
    ],
    [
      'go on in lists that Word writes as such',
      `${wordItem('l1 level1 lfo2', '·', 'Один')}<ul><ul><li style="mso-list:l1 level2 lfo2">Вложен</li></ul></ul>${wordItem('l1 level1 lfo2', '·', 'Два')}`,
      '<ul><li>Один<ul><li>Вложен</li></ul></li><li>Два</li></ul>',
    ],
    [
      'stand in cells as well',
      `<table border=1><tr><td>${wordItem('l0 level1 lfo1', '1.', 'В ячейке')}</td></tr></table>`,
      '<figure class="table"><table><tbody><tr><td><ol><li>В ячейке</li></ol></td></tr></tbody></table></figure>',
    ],
    [
      'are none on a level that shows nothing',
      "<p style='mso-list:l3 level1 lfo5'>Без знака</p>",
      '<p>Без знака</p>',
    ],
    [
      'are none where words stand before the number, which stays in the text',
      wordItem('l3 level1 lfo5', 'Статья&nbsp;5.', 'Права') +
        wordItem('l0 level1 lfo1', '1.', 'Право') +
        wordItem('l6 level1 lfo6', 'Рис. 2', 'Схема') +
        wordItem('l7 level1 lfo7', '№ 3', 'Акт') +
        wordItem('l0 level3 lfo8', 'xiv.', 'Пункт'),
      '<p>Статья 5. Права</p><ol><li>Право</li></ol><p>Рис. 2 Схема</p><p>№ 3 Акт</p><ol start="14" style="list-style-type:lower-roman;"><li>Пункт</li></ol>',
    ],
    [
      'are none where a paragraph has left its list',
      "<p class=MsoListBullet style='mso-list:none'>Просто абзац</p>",
      '<p>Просто абзац</p>',
    ],
  ])('%s', (_, body, after) => {
    expect(list(body)).toBe(after)
  })
})

describe('numbered headings of Word', () => {
  it.each([
    [
      'stay headings, with their number as text',
      wordItem('l4 level1 lfo6', '1.', 'Предмет договора', 'h1') +
        wordItem('l4 level2 lfo6', '1.1.', 'Общее', 'h2'),
      '<h2>1. Предмет договора</h2><h3>1.1. Общее</h3>',
    ],
    [
      'end the list before them',
      wordItem('l0 level1 lfo1', '1.', 'Пункт') + wordItem('l4 level1 lfo6', '2.', 'Сроки', 'h1'),
      '<ol><li>Пункт</li></ol><h2>2. Сроки</h2>',
    ],
  ])('%s', (_, body, after) => {
    expect(list(body)).toBe(after)
  })
})
