import { matchItems, prepareItems } from '../../packages/editor/dist/core/suggestion/match-items.js'

/** How many subtasks the list of a task holds. */
const count = 100_000

const words =
  'Согласование договор поставки отчёт матрица прав отдел замещение отпуск уведомление импорт поиск карточка срок'.split(
    ' ',
  )

const queries = ['', 'с', 'договор', 'ljujdjh', '99', 'поиск отчёт', 'ъъъ', 'карточка 99999']

const items = Array.from({ length: count }, (_, index) => {
  const name = [index, index * 7, index * 3 + 1].map(at => words[at % words.length]).join(' ')
  return { id: `#${index + 1} ${name}`, objectType: 'task', objectId: index, name }
})

/** The processor time of the middle one of several rounds: ms. */
function measure(work, rounds = 15) {
  const times = Array.from({ length: rounds }, () => {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)]
}

function heap() {
  globalThis.gc()
  return process.memoryUsage().heapUsed / 1e6
}

const json = JSON.stringify(items)
const parse = measure(() => JSON.parse(json))
const prepare = measure(() => {
  const readNext = prepareItems(items)
  while (readNext(5000));
})
console.log(`${count} subtasks: parsed in ${parse.toFixed(1)} ms, prepared in ${prepare.toFixed(1)} ms`)
for (const query of queries) {
  const time = measure(() => matchItems(items, query))
  console.log(`${JSON.stringify(query)}: ${time.toFixed(1)} ms, ${(time / parse).toFixed(2)} of parsing`)
}
const before = heap()
for (let round = 0; round < 1000; round++) matchItems(items, queries[round % queries.length])
console.log(`memory after 1000 searches: ${(heap() - before).toFixed(1)} MB more`)
