import { readHtml, writeHtml } from '@taskfield/document'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { attackStrings } from '@taskfield/document/testing/attack-strings.ts'

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

let shows = 0

/**
 * Shows HTML as a page would, tries what a person would, and gives it time: until the trap has heard of a picture and a frame that were
 * asked for after all of it. What succeeded meanwhile is returned.
 */
async function show(html: string): Promise<readonly string[]> {
  const before = succeeded.length
  const last = `https://last-${++shows}.example`
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = html
  for (const element of place.querySelectorAll<HTMLElement>('*')) tryAsPeopleDo(element)
  const marks = document.body.appendChild(document.createElement('div'))
  marks.style.backgroundImage = `url(${last}/picture)`
  marks.appendChild(document.createElement('iframe')).src = last
  await expect.poll(() => succeeded).toContain(`asked ${last}/picture`)
  // Of a frame its origin is told, and later: another process finds that it may not be shown.
  await expect.poll(() => succeeded).toContain(`asked ${last}`)
  place.remove()
  marks.remove()
  return succeeded.slice(before).filter(asked => !asked.startsWith(`asked ${last}`))
}

function tryAsPeopleDo(element: HTMLElement): void {
  for (const type of ['mouseover', 'focus', 'pointerover', 'click']) {
    // Following a link would leave the test; its address is looked at in Node.
    element.addEventListener(type, event => event.preventDefault(), { once: true })
    element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
  }
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
  ])('hears %s', async (html, asked) => expect(await show(html)).toContain(asked))
})

describe('an attack that was read and written', () => {
  it.each(attackStrings)('does nothing in a page: %s', async attack => {
    expect(await show(writeHtml(readHtml(attack)))).toEqual([])
  })
})
