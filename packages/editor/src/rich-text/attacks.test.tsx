import { readHtml, writeHtml } from '@taskfield/document'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { attackStrings } from '@taskfield/document/testing/attack-strings.ts'
import { browserTree } from '../content/browser-tree.ts'

/** Everything that succeeded so far. */
const succeeded: string[] = []

/** Everything that would leave the page is forbidden, so that each try is told of. */
function forbidRequests(): void {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content =
    "img-src 'self' data:; media-src 'self'; frame-src 'none'; object-src 'none'; font-src 'self'; form-action 'none'; base-uri 'none'"
  document.head.append(policy)
  document.addEventListener('securitypolicyviolation', ({ blockedURI }) =>
    succeeded.push(`asked ${blockedURI}`),
  )
}

/** Shows HTML as a page would, gives it time to do its worst, and tries what a person would. */
async function show(html: string): Promise<readonly string[]> {
  const before = succeeded.length
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = html
  for (const element of place.querySelectorAll<HTMLElement>('*')) {
    for (const type of ['mouseover', 'focus', 'pointerover', 'click']) {
      const event = new MouseEvent(type, { bubbles: true, cancelable: true })
      // Following a link would leave the test; its address is looked at in Node.
      element.addEventListener(type, one => one.preventDefault(), { once: true })
      element.dispatchEvent(event)
    }
  }
  await new Promise(done => setTimeout(done))
  place.remove()
  return succeeded.slice(before)
}

forbidRequests()

beforeEach(() => {
  Object.assign(window, { attacked: () => succeeded.push('ran') })
})

afterEach(() => {
  Object.assign(window, { attacked: undefined })
})

describe('the trap', () => {
  it.each([
    ['<p onclick="attacked()">x</p>', 'ran'],
    ['<p style="background:url(https://evil.example/s.png)">x</p>', 'asked https://evil.example/s.png'],
    ['<iframe src="https://evil.example/"></iframe>', 'asked https://evil.example'],
  ])('hears %s', async (html, told) => {
    await expect.poll(() => show(html)).toContainEqual(expect.stringContaining(told))
  })
})

describe('an attack that was read and written', () => {
  it.each(attackStrings)('does nothing in a page: %s', async attack => {
    expect(await show(writeHtml(readHtml(attack, browserTree)))).toEqual([])
  })

  it('does nothing later either', async () => {
    const before = succeeded.length
    // What comes late comes before this, which the trap is sure to hear.
    await expect.poll(() => show('<iframe src="https://evil.example/last"></iframe>')).not.toEqual([])
    expect(new Set(succeeded.slice(before))).toEqual(new Set(['asked https://evil.example']))
  })
})
