import { readMarker } from './list-marker.ts'
import { itemsIn } from './list-items.ts'
import { ListNester } from './nest-lists.ts'
import { classesOf, elementNode, isElement, type PastedElement } from '../tree/pasted-tree.ts'

/** Slack, Asana and Dropbox Paper put the items of each level in a list of their own, one after the other, and name the level: each in its way. */
export function nestLevelLists(container: PastedElement): void {
  for (const child of container.children)
    if (isElement(child) && levelOf(child) === null) nestLevelLists(child)
  if (!container.children.some(child => isElement(child) && levelOf(child) !== null)) return
  const nester = new ListNester()
  for (const child of container.children) {
    const level = isElement(child) ? levelOf(child) : null
    if (isElement(child) && level !== null) addLevel(nester, child, level)
    else nester.addBeside(child)
  }
  container.children = nester.blocks
}

/** The level of a list, from 1; `null` where it names none. */
function levelOf(list: PastedElement): number | null {
  if (list.name !== 'ul' && list.name !== 'ol') return null
  const slack = list.attributes.get('data-indent')
  if (slack !== undefined) return Number(slack) + 1
  const item = list.children.find(isElement)
  const paper = classesOf(list).map(name => /^listindent(\d+)$/.exec(name)?.[1])
  const named = item?.attributes.get('data-list-indent') ?? paper.find(Boolean)
  return named === undefined ? null : Number(named)
}

function addLevel(nester: ListNester, list: PastedElement, level: number): void {
  const marker = readMarker('', list.name === 'ol' ? 'decimal' : 'bullet')
  const task = classesOf(list).find(name => /^listtype-task(?:done)?$/.test(name))
  for (const { children } of itemsIn(list)) {
    const box = elementNode('input', [], {
      type: 'checkbox',
      ...(task === 'listtype-taskdone' && { checked: '' }),
    })
    const content = task === undefined ? children : [box, ...children]
    nester.add({ run: task === undefined ? 'levels' : 'tasks', level, marker, content, indent: null })
  }
}
