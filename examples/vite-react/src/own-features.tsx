import { defineFeature, defineHostObject, RichText, RichTextField } from '@taskfield/editor'
import {
  containerValues,
  createHostObject,
  InputRule,
  insertHostObject,
  schema,
  toggleContainer,
} from '@taskfield/editor/prosemirror'
import { useState } from 'react'

// What is saved: a server gives the same objects to `sanitize`.
export const issueKey = defineHostObject({
  name: 'issue-key',
  kind: 'inline',
  tag: 'span',
  className: 'issue-key',
  attributes: { 'data-key': { parse: key => (/^[A-Z]+-\d+$/.test(key) ? key : null) } },
})
export const callout = defineHostObject({
  name: 'callout',
  kind: 'container',
  tag: 'aside',
  className: 'callout',
  attributes: { 'data-kind': { parse: kind => (kind === 'info' || kind === 'warning' ? kind : null) } },
})

// What makes them: `PROJ-12 ` while typing, a button, a key.
const insertKey = insertHostObject(issueKey, { 'data-key': 'PROJ-1' }, 'PROJ-1')
const toggleInfo = toggleContainer(callout, { 'data-kind': 'info' })

const features = [
  defineFeature({
    name: 'issue-keys',
    objects: [issueKey],
    looks: { 'issue-key': { label: 'Задача' } },
    inputRules: [
      new InputRule(/([A-Z]+-\d+) $/, (state, [, key = ''], from, to) =>
        state.tr.replaceWith(from, to, [
          createHostObject(issueKey, { 'data-key': key }, key),
          schema.text(' '),
        ]),
      ),
    ],
    items: [
      { name: 'issueKey', label: 'Ключ задачи', icon: () => <b>#</b>, run: field => field.run(insertKey) },
    ],
  }),
  defineFeature({
    name: 'callouts',
    objects: [callout],
    keymap: { 'Mod-Alt-i': toggleInfo },
    items: [
      {
        name: 'callout',
        label: 'Врезка',
        icon: () => <b>!</b>,
        run: field => field.run(toggleInfo),
        isActive: field => containerValues(callout, field.getState()) !== null,
      },
    ],
    help: [{ section: 'blocks', label: 'Врезка', keys: ['Mod-Alt-i'] }],
  }),
]

export function OwnFeatures() {
  const [html, setHtml] = useState('<p>one</p>')
  return (
    <>
      <RichTextField value={html} onChange={setHtml} hostFeatures={features} label="Описание" />
      <RichText html={html} hostObjects={[issueKey, callout]} />
      <output>{html}</output>
    </>
  )
}
