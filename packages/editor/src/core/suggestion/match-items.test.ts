import { describe, expect, it } from 'vitest'
import { matchItems, prepareItems } from './match-items.ts'

function task(counter: number, name: string): { id: string; name: string } {
  return { id: `#${counter} ${name}`, name }
}

const tasks = [
  task(1, 'Отчёт за 12 месяцев'),
  task(2, 'Новая задача'),
  task(7, 'Согласование договора'),
  task(12, 'Ёлка в офисе'),
  task(112, 'Договор поставки'),
  task(120, 'Code review'),
  task(121, 'Задача по складу'),
  task(300, 'Вернуть  задания после отпуска'),
]

describe('the items that a query finds', () => {
  it.each<[string, string, number[]]>([
    ['all of them in their order without a query', '', [1, 2, 7, 12, 112, 120, 121, 300]],
    ['a part of the name, in any case', 'ЗАДАЧ', [121, 2]],
    ['the middle of a word', 'ласов', [7]],
    ['a part of the id with the space in it', '7 согл', [7]],
    ['the id with its marker', '#121', [121]],
    ['the id with the other marker', '№121', [121]],
    ['the counter first, then counters that begin with it, then other places', '12', [12, 120, 121, 1, 112]],
    ['the beginning of a name before the middle', 'договор', [112, 7]],
    ['ё written as е', 'елка', [12]],
    ['е written as ё', 'отчёт за', [1]],
    ['ё of two characters', 'е\u0308лка', [12]],
    ['a word typed on the Latin layout', 'pflfxf', [121, 2]],
    ['a word typed on the Russian layout', 'сщву', [120]],
    ['a letter that is punctuation on the other layout', '`krf', [12]],
    ['words in any order', 'договора согл', [7]],
    ['words in any order on the other layout', 'ljujdjhf cjuk', [7]],
    ['a counter and a word in any order', 'склад 121', [121]],
    ['no-break and doubled spaces as one', 'вернуть\u00a0 задания', [300]],
    ['with spaces around it', ' code ', [120]],
    ['nothing that has only some of its words', 'договор склад', []],
    ['nothing at all', 'ъыъ', []],
    ['a marker alone like no query', '#', [1, 2, 7, 12, 112, 120, 121, 300]],
  ])('are %s: %j', (_, query, counters) => {
    expect(matchItems(tasks, query).map(({ id }) => Number(/\d+/.exec(id)))).toEqual(counters)
  })

  it('are ten at most, and as many as are asked for', () => {
    const many = Array.from({ length: 50 }, (_, index) => task(index, 'Задача'))
    expect(matchItems(many, 'задача')).toHaveLength(10)
    expect(matchItems(many, '')).toHaveLength(10)
    expect(matchItems(many, 'задача', 3)).toEqual(many.slice(0, 3))
  })

  it('are found by a name that the id does not show', () => {
    const people = [
      { id: '@ivanov', name: 'Пётр Иванов' },
      { id: '@petrov', name: 'Иван Петров' },
    ]
    expect(matchItems(people, 'иван').map(({ id }) => id)).toEqual(['@petrov', '@ivanov'])
    expect(matchItems(people, 'petr').map(({ id }) => id)).toEqual(['@petrov'])
    expect(matchItems(people, 'gtnh').map(({ id }) => id)).toEqual(['@ivanov', '@petrov'])
  })

  it('are those of the list as it is handed over, though parts of it were read before', () => {
    const readNext = prepareItems(tasks)
    expect(readNext(5)).toBe(true)
    expect(readNext(5)).toBe(false)
    expect(matchItems(tasks, 'складу')).toEqual([tasks[6]])
    expect(matchItems([], 'складу')).toEqual([])
  })
})
