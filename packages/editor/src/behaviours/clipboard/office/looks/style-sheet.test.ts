import { holdLaw } from '@taskfield/document/testing/hold-law.ts'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { textLooks } from './chosen-looks.ts'
import { leftMargin } from './lengths.ts'
import type { PastedElement } from '../tree/pasted-tree.ts'
import { SharedPairs } from '../tree/shared-pairs.ts'
import { StyleSheet } from './style-sheet.ts'

const text =
  'p{margin:1pt;color:red} p.a{color:blue} .a{margin-left:2pt} .b{font-weight:bold} td{margin-left:3pt}'

const classes = [new Map(), new Map([['class', 'a']]), new Map([['class', 'a b']]), new Map([['class', 'b']])]
const styles = [new Map(), new Map([['margin-left', '4pt']]), new Map([['color', 'green']])]

/** An element as it was asked about, and what was done to it before. */
const element = fc.record({
  name: fc.constantFrom('p', 'td', 'span'),
  attributes: fc.nat(classes.length - 1),
  style: fc.nat(styles.length - 1),
  change: fc.constantFrom('', '', 'class', 'style'),
})
type Given = typeof element extends fc.Arbitrary<infer T> ? T : never

function changed({ name, attributes, style, change }: Given): PastedElement {
  const made: PastedElement = {
    kind: 'element',
    name,
    attributes: new SharedPairs(classes[attributes]),
    style: new SharedPairs(styles[style]),
    children: [],
  }
  if (change === 'class') made.attributes.set('class', 'b')
  if (change === 'style') made.style.set('margin-left', '5pt')
  return made
}

/** The same that shares nothing. */
const alone = ({ attributes, style, ...rest }: PastedElement): PastedElement => ({
  ...rest,
  attributes: new Map(attributes),
  style: new Map(style),
})

function said(sheet: StyleSheet, of: PastedElement): unknown {
  const looks = sheet.looksOf(of)
  return [
    [...sheet.rulesOf(of)],
    [...sheet.classRulesOf(of)],
    [...looks],
    [...textLooks(looks)],
    leftMargin(looks),
    sheet.valueOf(of, 'color'),
  ]
}

it('says of elements that share what they have what it says of each by itself', () => {
  holdLaw(
    fc.property(fc.array(element), fc.nat(9), (given, dropped) => {
      const sheet = new StyleSheet([text])
      for (const [index, one] of given.entries()) {
        const fresh = new StyleSheet([text])
        if (index === dropped) sheet.dropTag('p')
        if (index >= dropped) fresh.dropTag('p')
        const of = changed(one)
        expect(said(sheet, of)).toEqual(said(fresh, alone(of)))
      }
    }),
    300,
  )
})
