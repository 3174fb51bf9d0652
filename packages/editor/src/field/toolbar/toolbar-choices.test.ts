import { expect, it } from 'vitest'
import { toolbarItemsOf } from '../../core/toolbar/toolbar-items.ts'
import { features } from '../features.ts'
import type { ToolbarChoices } from './toolbar-choices.ts'

const named: { readonly [Name in keyof Omit<ToolbarChoices, 'codeBlock'>]: readonly ToolbarChoices[Name][] } =
  {
    heading: ['paragraph', 'heading-1', 'heading-2', 'heading-3'],
    alignment: ['left', 'center', 'right', 'justify'],
  }

it('names every choice of every drop-down', () => {
  const menus = toolbarItemsOf(features).flatMap(item => (item.kind === 'menu' ? [item] : []))
  expect(menus.map(({ name }) => name).toSorted()).toEqual([...Object.keys(named), 'codeBlock'].toSorted())
  for (const { name, choices } of menus.filter(menu => menu.name !== 'codeBlock'))
    expect(choices.map(choice => choice.name)).toEqual(named[name as keyof typeof named])
})
