import { convertHtml } from '@taskfield/document/convert'
import { consumedParts } from '@taskfield/document/testing/consumed-parts.ts'
import { holdLaw } from '@taskfield/document/testing/hold-law.ts'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { looksOn, pages } from './looks.ts'
import { elementsIn, keyOf, styledHtml, writeHtmlOf, type Part, type Sample } from './styled-html.ts'

/** What our own tables and lists show without a word. */
const isOurUsual = (key: string): boolean =>
  /^table(?:\[(?:border|align)\]|\{margin.*\})$|^ol\[type\]$/.test(key)

const without = (tree: readonly Sample[], parts: ReadonlySet<Part>): string =>
  writeHtmlOf(tree, part => !parts.has(part))

/** The parts that pass a test and of which the reader takes no notice. */
function silentParts(tree: readonly Sample[], wanted: (key: string) => boolean): Set<Part> {
  const consumed = consumedParts(writeHtmlOf(tree))
  return new Set(
    [...elementsIn(tree)].flatMap((of, index) =>
      of.parts.filter(part => {
        const key = keyOf(part, of)
        return wanted(key) && consumed[index]?.has(key.slice(of.tag.length)) === false
      }),
    ),
  )
}

it('lists all without which a text looks another', { timeout: 600_000 }, () => {
  holdLaw(
    fc.property(styledHtml, tree => {
      const html = writeHtmlOf(tree)
      const { lost } = convertHtml(html)
      const plain = without(
        tree,
        silentParts(tree, key => !lost.includes(key) && !isOurUsual(key)),
      )
      expect({ html, looks: looksOn('', plain) }).toEqual({ html, looks: looksOn('', html) })
    }),
    50,
  )
})

it('lists nothing that by itself changes the looks on no page', { timeout: 600_000 }, () => {
  holdLaw(
    fc.property(styledHtml, tree => {
      for (const key of convertHtml(writeHtmlOf(tree)).lost.filter(
        name => /[[{]/.test(name) && !isOurUsual(name),
      )) {
        const alone = (of: Sample): Part[] => of.parts.filter(part => keyOf(part, of) === key).slice(0, 1)
        const html = writeHtmlOf(tree, (part, of) => alone(of).includes(part))
        const plain = writeHtmlOf(tree, () => false)
        if (!convertHtml(html).lost.includes(key)) continue
        const changes = pages.some(css => looksOn(css, plain).join('\n') !== looksOn(css, html).join('\n'))
        expect({ key, html, changes }).toEqual({ key, html, changes: true })
      }
    }),
    25,
  )
})

const probe = document.createElement('p').style

/** What a browser makes of declarations. */
function understood(parts: readonly Part[]): string {
  probe.cssText = parts.map(({ name, value }) => `${name}:${value}`).join(';')
  return [...probe]
    .map(name => `${name}:${probe.getPropertyValue(name)}!${probe.getPropertyPriority(name)}`)
    .toSorted()
    .join(';')
}

/** The declarations that another one of the same attribute takes back, and those beside another one that CSS drops. */
function takenBack(tree: readonly Sample[]): Set<Part> {
  const taken = new Set<Part>()
  for (const { parts } of elementsIn(tree)) {
    const styles = parts.filter(({ isStyle }) => isStyle)
    const valid = styles.filter(part => understood([part]) !== '')
    for (const part of styles)
      if (!valid.includes(part) && valid.some(({ name }) => name === part.name)) taken.add(part)
    for (const part of valid) {
      const left = valid.filter(one => !taken.has(one))
      const saying = (value: string): string =>
        understood(
          left.map(one => (one === part ? { ...one, value: one.value.replace(/^[^!]+/, value) } : one)),
        )
      if (saying('inherit') === saying('revert')) taken.add(part)
    }
  }
  return taken
}

it('says the same without declarations that others take back', { timeout: 600_000 }, () => {
  holdLaw(
    fc.property(styledHtml, tree => {
      const html = writeHtmlOf(tree)
      const plain = without(tree, takenBack(tree))
      expect({ of: html, ...convertHtml(html) }).toEqual({ of: html, ...convertHtml(plain) })
    }),
    250,
  )
})
