import { schema } from '@taskfield/document'
import { Fragment, type Node } from 'prosemirror-model'

const { heading, list, listItem, paragraph } = schema.nodes

/** Whether a block is text that can become one with the text beside it. */
export function isText({ type }: Node): boolean {
  return type === paragraph || type === heading
}

/** The text that begins a block: its own, or that of the first item of a list; `null` where an object or a quote does. */
export function firstText(block: Node | null | undefined): Node | null {
  if (block?.type === list || block?.type === listItem) return firstText(block.firstChild)
  return block && isText(block) ? block : null
}

/** The text or line of code that is all there is in some blocks; `null` where there is more. */
export function loneText(blocks: readonly Node[]): Node | null {
  const [block, ...others] = blocks
  if (!block || others.length > 0) return null
  if (block.type === list || block.type === listItem) return loneText(block.children)
  if (block.type.spec.code === true) return block.textContent.includes('\n') ? null : block
  return isText(block) ? block : null
}

/** What is left of a block when the text that begins it has gone elsewhere. */
export function withoutFirstText(block: Node): Node[] {
  const [first, ...items] = block.type === list ? block.children : []
  if (!first) return []
  const rest = first.children.slice(1)
  return withoutBareItems(
    block.copy(Fragment.from(rest.length > 0 ? [first.copy(Fragment.from(rest)), ...items] : items)),
  )
}

/** A list of which the first item has lost its text: the items below that one are in its place. */
export function withoutBareItems(block: Node): Node[] {
  const first = block.type === list ? block.firstChild : null
  if (block.type === list && !first) return []
  if (first?.firstChild?.type !== list) return [block]
  const end = first.children.findIndex(({ type }) => type !== list)
  const lists = end === -1 ? first.children : first.children.slice(0, end)
  const rest = end === -1 ? [] : [first.copy(Fragment.from(first.children.slice(end)))]
  const items = [...rest, ...block.children.slice(1)]
  return [...lists.flatMap(withoutBareItems), ...(items.length > 0 ? [block.copy(Fragment.from(items))] : [])]
}

/** Blocks, and how many of them end where their last text does. */
interface Joined {
  readonly blocks: readonly Node[]
  readonly depth: number
}

/** Puts text behind the one that ends some blocks; `null` where an object, code or a quote does. */
export function withTextBehind(blocks: readonly Node[], text: Fragment): Joined | null {
  const last = blocks.at(-1)
  if (!last) return null
  const inner = last.type === list || last.type === listItem ? withTextBehind(last.children, text) : null
  if (!inner && !isText(last)) return null
  const content = inner ? Fragment.from([...inner.blocks]) : last.content.append(text)
  return { blocks: [...blocks.slice(0, -1), last.copy(content)], depth: (inner?.depth ?? 0) + 1 }
}
