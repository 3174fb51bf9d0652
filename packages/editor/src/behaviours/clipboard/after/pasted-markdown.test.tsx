import { expect, it } from 'vitest'
import { paste } from '../../../testing/clipboard.ts'
import { openField } from '../../../testing/open-field.ts'

const plan =
  '# План\n\n## Дела\n\n- [x] Смета\n- [ ] **Договор**\n\n| Имя | Срок |\n| --- | ---: |\n| Анна | 5 |\n\n```js\nlet x\n```'
const formatted =
  '<h2>План</h2><h3>Дела</h3><ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox" checked disabled><span class="todo-list__label__description">Смета</span></label></li><li><label class="todo-list__label"><input type="checkbox" disabled><span class="todo-list__label__description"><strong>Договор</strong></span></label></li></ul><figure class="table"><table><thead><tr><th>Имя</th><th style="text-align:right;">Срок</th></tr></thead><tbody><tr><td>Анна</td><td style="text-align:right;">5</td></tr></tbody></table></figure><pre><code class="language-js">let x</code></pre>'

it('a plain text that is Markdown comes as what it means, and one undo gives the text', async () => {
  const { text, written, press } = openField('<p>|</p>')
  paste(text, { plain: plan })
  await expect.poll(() => written().replace('|', '')).toBe(formatted)
  await press('{Control>}z{/Control}')
  expect(written()).toContain('<p># План</p><p>## Дела</p><p>- [x] Смета<br>- [ ] **Договор**</p>')
  await press('{Control>}z{/Control}')
  expect(written()).toBe('<p>|</p>')
})

it('joins the text around, as what is pasted does', async () => {
  const { text, written } = openField('<p>до|после</p>')
  paste(text, { plain: 'Смотри [сайт](https://example.org/)\n\n1. раз\n2. два' })
  await expect.poll(() => written()).toContain('<ol>')
  expect(written()).toBe(
    '<p>доСмотри <a target="_blank" rel="noopener noreferrer" href="https://example.org/">сайт</a></p><ol><li>раз</li><li>два|после</li></ol>',
  )
})

it('stays as it is in code, and where somebody has typed on', async () => {
  const code = openField('<pre><code>|</code></pre>')
  paste(code.text, { plain: '- [ ] x' })
  const typed = openField('<p>|</p>')
  paste(typed.text, { plain: '- [ ] x' })
  typed.editor.run((state, dispatch) => {
    dispatch?.(state.tr.insertText('!'))
    return true
  })
  const last = openField('<p>|</p>')
  paste(last.text, { plain: '- [ ] x' })
  await expect.poll(() => last.written()).toContain('todo-list')
  expect(code.written()).toContain('- [ ] x')
  expect(typed.written()).toBe('<p>- [ ] x!|</p>')
})

it('runs nothing that stands in it', async () => {
  const { text, written } = openField('<p>|</p>')
  paste(text, { plain: '- [ ] <img src=x onerror=alert(1)> [да](javascript:alert(1))' })
  await expect.poll(() => written()).toContain('todo-list')
  expect(written()).not.toMatch(/<img|href/)
})

it('stays plain text by Ctrl+Shift+V', async () => {
  const { text, press, written } = openField('<p>|</p>')
  await press('{Control>}{Shift>}')
  paste(text, { plain: '- [ ] x', html: '<b>не то</b>' })
  await press('{/Shift}{/Control}')
  const other = openField('<p>|</p>')
  paste(other.text, { plain: '- [ ] x' })
  await expect.poll(() => other.written()).toContain('todo-list')
  expect(written()).toBe('<p>- [ ] x|</p>')
})
