const words = 'Срок согласования договора перенесён после проверки сметы и приложений к ней.'
const kinds: readonly ((at: number) => string)[] = [
  at => `<p>${words.slice(0, 20 + ((at * 37) % 58))}</p>`,
  at => `<p>${words} ${words} ${at}</p>`,
  at => `<h2>${words.slice(0, 30)} ${at}</h2>`,
  at => `<ul><li>${words}</li><li>${at}</li></ul>`,
  at => `<blockquote><p>${words} ${at}</p></blockquote>`,
  at =>
    `<figure class="table"><table><tbody><tr><td>${at}</td><td>${words}</td></tr></tbody></table></figure>`,
  at => `<pre><code class="language-plaintext">${words}\n${at}</code></pre>`,
  () =>
    '<div class="page-break" style="page-break-after:always;"><span style="display:none;">&nbsp;</span></div>',
  at =>
    `<figure class="image image-style-side image_resized" style="width:20%;"><img src="data:," width="100" height="${100 + ((at * 61) % 300)}"></figure>`,
]
/** Many blocks as HTML, most of them paragraphs, with all other kinds among them. */
export const mixed = (count: number): string =>
  Array.from({ length: count }, (_, at) => {
    const choice = (at * 7919) % 31
    return (kinds[choice < 18 ? choice % 2 : 2 + (choice % (kinds.length - 2))] ?? kinds[0])?.(at)
  }).join('')
/** Paragraphs of one line as HTML, numbered. */
export const paragraphs = (count: number): string =>
  Array.from({ length: count }, (_, at) => `<p>${words} ${at}</p>`).join('')
