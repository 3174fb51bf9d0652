/** Numbers from 0 to 1, the same ones for a seed each time (mulberry32). */
function randomNumbers(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const vocabulary = (
  'срок согласования договора перенесён после проверки сметы и приложений к ней поставщик прислал новые образцы ' +
  'закупка ждёт решения отдела бюджет на квартал утверждён команда готовит отчёт для заказчика до конца недели'
).split(' ')

/** A Russian document of mixed blocks as they stand in descriptions of tasks, about 200 characters of HTML each. */
export function documentHtml(blocks, seed = 1) {
  const random = randomNumbers(seed)
  const some = count => Math.floor(random() * count)
  const words = count => {
    const from = some(vocabulary.length)
    const text = Array.from(
      { length: count },
      (_, at) => vocabulary[(from + at * 7 + some(3)) % vocabulary.length],
    ).join(' ')
    return text[0].toUpperCase() + text.slice(1)
  }
  const paragraph = () => {
    const parts = [words(4 + some(10))]
    if (some(2)) parts.push(`<strong>${words(2)}</strong>`)
    if (some(3) === 0) parts.push(`<i>${words(2)}</i>`)
    if (some(4) === 0) parts.push(`<a href="https://example.org/${some(1000)}">${words(3)}</a>`)
    parts.push(words(3 + some(8)))
    return `<p>${parts.join(' ')}.</p>`
  }
  const heading = () => {
    const level = 2 + some(3)
    return `<h${level}>${words(2 + some(5))}</h${level}>`
  }
  const list = tag =>
    `<${tag}>${Array.from({ length: 2 + some(3) }, () => `<li>${words(3 + some(6))}</li>`).join('')}</${tag}>`
  const table = () => {
    const row = () => `<tr>${Array.from({ length: 3 }, () => `<td>${words(1 + some(3))}</td>`).join('')}</tr>`
    return `<figure class="table"><table><tbody>${row()}${row()}${row()}</tbody></table></figure>`
  }
  const kinds = [
    [0.12, heading],
    [0.24, () => list(some(2) ? 'ul' : 'ol')],
    [0.28, table],
    [0.33, () => `<blockquote>${paragraph()}</blockquote>`],
    [1, paragraph],
  ]
  const block = () => {
    const choice = random()
    return kinds.find(([below]) => choice < below)[1]()
  }
  return Array.from({ length: blocks }, block).join('')
}

/** A block of code of so many lines, as the older editor saves it. */
export function codeHtml(lines) {
  const line = at => `const value${at} = compute(${at}, 'договор №${at}') // проверить`
  const all = Array.from({ length: lines }, (_, at) => line(at)).join('\n')
  return `<pre><code class="language-javascript">${all}</code></pre>`
}

/** One paragraph of so many characters. */
export function paragraphHtml(characters) {
  const words = documentHtml(characters / 50).replaceAll(/<[^>]*>/g, ' ')
  return `<p>${words.slice(0, characters)}</p>`
}

/** A table of so many cells, ten in a row. */
export function tableHtml(cells) {
  const row = (_, at) =>
    `<tr>${Array.from({ length: 10 }, (__, column) => `<td>Строка ${at}, ${column}</td>`).join('')}</tr>`
  const rows = Array.from({ length: cells / 10 }, row).join('')
  return `<figure class="table"><table><tbody>${rows}</tbody></table></figure>`
}
