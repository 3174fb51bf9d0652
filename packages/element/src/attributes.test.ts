import { expect, it } from 'vitest'
import page from '../../../docs/hosts.md?raw'
import { observedAttributes } from './attributes.ts'

it('docs/hosts.md names each attribute of the element', () => {
  const [, said = ''] = /\n- \*\*Attributes\*\*([^]*?)\n- /.exec(page) ?? []
  const named = [...said.matchAll(/`([^`]+)`/g)].map(([, name]) => name)
  // A form knows these two by the browser.
  expect(new Set(named)).toEqual(new Set([...observedAttributes, 'name', 'form']))
})
