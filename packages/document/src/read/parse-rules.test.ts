import { Schema } from 'prosemirror-model'
import { expect, it } from 'vitest'
import { containerFacts } from '../facts/node-facts.ts'
import type { HtmlMarkSpec, HtmlNodeSpec } from '../html-spec.ts'
import { parseTree } from '../html/parse5-tree.ts'
import { schema } from '../schema.ts'
import { parseRulesOf } from './parse-rules.ts'
import { readBlocks } from './read-html.ts'

const rulesWith = (nodes: Record<string, HtmlNodeSpec>, marks: Record<string, HtmlMarkSpec> = {}): unknown =>
  parseRulesOf(
    new Schema({ nodes: { doc: { content: 'block+' }, text: { group: 'inline' }, ...nodes }, marks }),
  )

const spec = { facts: containerFacts, toHtml: () => '' }
const note: HtmlNodeSpec = { ...spec, group: 'block', content: 'inline*', parseDOM: [{ tag: 'aside' }] }

it.each([
  ['a selector', { note: { ...note, parseDOM: [{ tag: 'div.note' }] } }, /"div\.note" of note is a selector/],
  [
    'an option that it does not know',
    { note: { ...note, parseDOM: [{ tag: 'aside', context: 'doc/' }] } },
    /has the option context/,
  ],
  [
    'a node that nothing reads',
    { note, foot: { ...spec, content: 'text*', parseDOM: [{ tag: 'footer' }] } },
    /Nothing reads foot/,
  ],
])('refuses %s in a spec at start', (_, nodes, message) => {
  expect(() => rulesWith(nodes)).toThrow(message)
})

it('refuses a style that names its value', () => {
  const marked: HtmlMarkSpec = { parseDOM: [{ style: 'color=red' }], toHtml: { style: () => ({}) } }
  expect(() => rulesWith({ note }, { marked })).toThrow(/"color=red" of marked is a selector/)
})

it('takes a node that stands, however deep, in one with a reader of its own', () => {
  const nodes: Record<string, HtmlNodeSpec> = {
    grid: {
      ...spec,
      group: 'block',
      content: 'line+ foot?',
      parseElement: { tags: ['table'], parse: () => null },
    },
    line: { ...spec, content: 'box*', parseDOM: [{ tag: 'tr' }] },
    box: { ...spec, content: 'text*', parseDOM: [{ tag: 'td.box' }] },
    foot: { ...spec, content: 'text*' },
  }
  expect(() => rulesWith(nodes)).not.toThrow()
})

it('makes a block that holds nothing of its tag, and keeps the text in it', () => {
  const divider: HtmlNodeSpec = {
    ...spec,
    group: 'block flow',
    atom: true,
    parseDOM: [{ tag: 'hr' }, { tag: 'menu' }],
  }
  const { nodes, marks } = schema.spec
  const withDivider = new Schema({ nodes: nodes.addToEnd('divider', divider), marks })
  const blocks = readBlocks(parseTree('<p>a</p><hr>b<menu>c</menu>'), withDivider)
  expect(blocks.map(({ type, textContent }) => `${type.name} ${textContent}`)).toEqual([
    'paragraph a',
    'divider ',
    'paragraph b',
    'divider ',
    'paragraph c',
  ])
})
