import { createHostObject, defineHostObject, schema, type HostObject } from '@taskfield/document'
import { Info, Ticket } from 'lucide-react'
import { InputRule } from 'prosemirror-inputrules'
import { defineFeature, type HostFeature } from '../field/host/host-feature.ts'
import { insertHostObject } from '../core/transform/insert-host-object.ts'
import { containerValues, toggleContainer } from '../core/transform/toggle-container.ts'

/** The key of an issue within a text. */
export const issueKey: HostObject = defineHostObject({
  name: 'issue-key',
  kind: 'inline',
  tag: 'span',
  className: 'issue-key',
  attributes: { 'data-key': { parse: key => (/^[A-Z]+-\d+$/.test(key) ? key : null) } },
})

const insertProject = insertHostObject(issueKey, { 'data-key': 'PROJ-1' }, 'PROJ-1')

/** A key that is typed with a space behind it becomes an object; so does one that the button puts in. */
export const issueKeys: HostFeature = defineFeature({
  name: 'issue-keys',
  objects: [issueKey],
  looks: {
    'issue-key': {
      label: { ru: 'Задача', en: 'Issue' },
      view: node => {
        const dom = document.createElement('span')
        dom.className = 'issue-chip'
        dom.textContent = `№ ${node.attrs['text']}`
        return { dom }
      },
    },
  },
  inputRules: [
    new InputRule(/([A-Z]+-\d+) $/, (state, [, key = ''], from, to) =>
      state.tr.replaceWith(from, to, [
        createHostObject(issueKey, { 'data-key': key }, key),
        schema.text(' '),
      ]),
    ),
  ],
  items: [
    {
      name: 'issueKey',
      label: { ru: 'Ключ задачи', en: 'Issue key' },
      icon: Ticket,
      run: field => field.run(insertProject),
      isEnabled: field => field.canRun(insertProject),
    },
  ],
})

/** A box around blocks. */
export const callout: HostObject = defineHostObject({
  name: 'callout',
  kind: 'container',
  tag: 'aside',
  className: 'callout',
  attributes: { 'data-kind': { parse: kind => (kind === 'info' || kind === 'warning' ? kind : null) } },
})

/** The button and Ctrl+Alt+I put the selected blocks into a box, and take them out. */
export const callouts: HostFeature = defineFeature({
  name: 'callouts',
  objects: [callout],
  keymap: { 'Mod-Alt-i': toggleContainer(callout, { 'data-kind': 'info' }) },
  items: [
    {
      name: 'callout',
      label: { ru: 'Врезка', en: 'Callout' },
      icon: Info,
      run: field => field.run(toggleContainer(callout, { 'data-kind': 'info' })),
      isActive: field => containerValues(callout, field.getState()) !== null,
    },
  ],
  blocks: [{ label: 'Врезка', icon: Info, run: toggleContainer(callout, { 'data-kind': 'info' }) }],
  help: [{ section: 'blocks', label: 'Врезка', keys: ['Mod-Alt-i'] }],
})
