import type { TaskSummary } from '../api/tasks.ts'

export interface TaskNode {
  task: TaskSummary
  children: TaskNode[]
}

/** A line of the tree as it is drawn and read aloud. `level` and `position` count from 1. */
export interface TreeRow {
  task: TaskSummary
  level: number
  position: number
  siblings: number
  children: number
  expanded: boolean
  /** False for a task that is shown only because one below it was found. */
  found: boolean
}

/** Tasks under their parents, in the order given. A task whose parent is not among them stands at the top. */
export function growTree(tasks: readonly TaskSummary[]): TaskNode[] {
  const nodes = new Map(tasks.map((task): [number, TaskNode] => [task.id, { task, children: [] }]))
  const roots: TaskNode[] = []
  for (const node of nodes.values()) {
    const parent = node.task.parent === null ? undefined : nodes.get(node.task.parent)
    if (parent) parent.children.push(node)
    else roots.push(node)
  }
  return roots
}

/**
 * The rows to draw. With a filter these are the tasks whose name or number it finds and the tasks above them,
 * and nothing is collapsed.
 */
export function visibleRows(
  tree: readonly TaskNode[],
  collapsed: ReadonlySet<number>,
  filter: string,
): TreeRow[] {
  const wanted = filter.trim()
  const shown = wanted === '' ? tree : prune(tree, wanted)
  return rowsOf(shown, 1, {
    isExpanded: id => wanted !== '' || !collapsed.has(id),
    isFound: task => findIn(task, wanted),
  })
}

/** Whether the filter finds a task: in its name, with any case and ё for е, or as the beginning of its number. */
function findIn(task: TaskSummary, filter: string): boolean {
  return fold(task.name).includes(fold(filter)) || String(task.counter).startsWith(filter.replace(/^#/, ''))
}

/** Text for comparison. Its length is that of the text given. */
export function fold(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е')
}

function prune(tree: readonly TaskNode[], filter: string): TaskNode[] {
  return tree
    .map(node => ({ task: node.task, children: prune(node.children, filter) }))
    .filter(node => node.children.length > 0 || findIn(node.task, filter))
}

interface RowFacts {
  isExpanded: (id: number) => boolean
  isFound: (task: TaskSummary) => boolean
}

function rowsOf(nodes: readonly TaskNode[], level: number, facts: RowFacts): TreeRow[] {
  return nodes.flatMap(({ task, children }, index) => {
    const expanded = children.length > 0 && facts.isExpanded(task.id)
    const row: TreeRow = {
      task,
      level,
      position: index + 1,
      siblings: nodes.length,
      children: children.length,
      expanded,
      found: facts.isFound(task),
    }
    return expanded ? [row, ...rowsOf(children, level + 1, facts)] : [row]
  })
}
