import { anyText, attributeOf, hasClass, oneOf } from '../../html/element-parts.ts'
import { isDropped } from '../../html/element-kinds.ts'
import { childrenOf, isElement, type HtmlElement, type HtmlNode } from '../../html/html-element.ts'

const parseBoxType = (value: string): true | null => value.trim().toLowerCase() === 'checkbox' || null

const isBox = (element: HtmlElement): boolean =>
  element.localName === 'input' && attributeOf(element, 'type', parseBoxType) !== null

/** Elements that are something by themselves: a box in one of them is not the item's. */
const holders: ReadonlySet<string> = new Set(
  'ul ol li blockquote table figure img br pre input button select textarea'.split(' '),
)

const isBlank = (node: HtmlNode): boolean =>
  isElement(node)
    ? isDropped(node.localName) && node.localName !== 'input'
    : node.nodeType !== 3 || !/[^ \t\n\r\f]/.test(node.nodeValue ?? '')

/** The checkbox at the head of an item: nothing that is seen stands before it. */
function findBox(item: HtmlElement): HtmlElement | null {
  for (let first = firstSeen(item); first && isElement(first); first = firstSeen(first)) {
    if (isBox(first)) return first
    if (holders.has(first.localName)) return null
  }
  return null
}

function firstSeen(element: HtmlElement): HtmlNode | null {
  for (const child of childrenOf(element)) if (!isBlank(child)) return child
  return null
}

const parseBoolean = oneOf('true', 'false')

/** Notes the marks of a list of to-do items: its items say so themselves. */
export function consumeTodoList(list: HtmlElement): void {
  hasClass(list, 'todo-list')
  attributeOf(list, 'data-type', oneOf('taskList'))
}

/** Whether an item of the source is to be done or done: `null` when it has no box of its own. */
export function readChecked(item: HtmlElement): boolean | null {
  const box = findBox(item)
  if (box) {
    box.consumed?.('')
    return attributeOf(box, 'checked', anyText) !== null
  }
  const said =
    attributeOf(item, 'data-checked', parseBoolean) ??
    (attributeOf(item, 'role', oneOf('checkbox')) !== null
      ? attributeOf(item, 'aria-checked', parseBoolean)
      : null)
  return said === null ? null : said === 'true'
}
