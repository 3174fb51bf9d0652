const words = 'Срок согласования договора перенесён после проверки сметы и приложений к ней'.split(' ')

/** A table of cells with one to four words each, no two rows alike. No rows make an empty text. */
export function tableHtml(rows, columns) {
  if (rows === 0) return ''
  const cell = (row, column) => {
    const from = (row * 7 + column * 3) % words.length
    return `<td>${words.slice(from, from + 1 + ((row + column) % 4)).join(' ')} ${row * columns + column}</td>`
  }
  const row = at => `<tr>${Array.from({ length: columns }, (_, column) => cell(at, column)).join('')}</tr>`
  const body = Array.from({ length: rows }, (_, at) => row(at)).join('')
  return `<figure class="table"><table><tbody>${body}</tbody></table></figure><p>После таблицы</p>`
}
