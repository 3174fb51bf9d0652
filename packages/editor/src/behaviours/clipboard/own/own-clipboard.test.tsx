import { expect, it } from 'vitest'
import { copy, paste } from '../../../testing/clipboard.ts'
import { openField } from '../../../testing/open-field.ts'

it('text that is copied before an image of one point keeps the image', () => {
  const saved = 'a <img src="/a.png" alt="" width="1" height="1"> b'
  const held = copy(openField(`<p>[${saved}]</p>`).text)
  const { text, written } = openField('<p>|</p>')
  paste(text, held)
  expect(written()).toBe(`<p>${saved}|</p>`)
})

it('what is copied leads where it did from everywhere, and is pasted as it was', () => {
  const saved =
    '<p>a <a href="/b">b</a> <span class="mention" data-id="7" data-type="task">#7 c</span> <img src="/d.png" alt="d"></p><p>e</p>'
  const { text } = openField(saved.replace('a ', '[a ').replace('e<', 'e]<'), {
    mentionHref: ({ objectId }) => `/task/${objectId ?? ''}`,
  })
  const held = copy(text)
  const shown = new DOMParser().parseFromString(held.html, 'text/html')
  const links = [...shown.querySelectorAll('a')].map(link => link.getAttribute('href'))
  const { origin } = location
  expect(links).toEqual([`${origin}/b`, `${origin}/task/7`])
  expect(shown.querySelector('img')?.getAttribute('src')).toBe(`${origin}/d.png`)
  const target = openField('<p>|</p>')
  paste(target.text, held)
  expect(target.written()).toBe(saved.replace('e<', 'e|<'))
})

it('text that speaks of other programs is pasted as it was', () => {
  const saved =
    '<p>class="MsoNormal"</p><p style="margin-left:40px;"><span style="color:#000000;">a</span></p><p>b</p>'
  const held = copy(openField(saved.replace('class', '[class').replace('b<', 'b]<')).text)
  const { text, written } = openField('<p>|</p>')
  paste(text, held)
  expect(written()).toBe(saved.replace('b<', 'b|<'))
})

it('a table of more cells than a paste of a sheet may have comes back whole', () => {
  const rows = '<tr><td>a</td><td>b</td></tr>'.repeat(2600)
  const table = `<figure class="table"><table><tbody>${rows}</tbody></table></figure>`
  const held = copy(openField(`<p>[a</p>${table}<p>b]</p>`).text)
  const { editor, text } = openField('<p>|</p>')
  paste(text, held)
  expect(editor.state.doc.child(1).firstChild?.childCount).toBe(2600)
})
