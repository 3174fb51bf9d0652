/** What the editor puts on the elements of its nodes besides what their specs say. */
const ofEditor = /^(?:class|draggable|contenteditable)$/

/** Gives an element the attributes of another, and no more, but for what the editor has put there itself. */
export function copyAttributes(from: Element, to: Element): void {
  const own = [...to.classList].filter(name => /^(?:ProseMirror|tf)-/.test(name))
  for (const name of to.getAttributeNames()) {
    if (!from.hasAttribute(name) && !ofEditor.test(name)) to.removeAttribute(name)
  }
  // An address that is set anew is loaded anew, the same one too.
  for (const { name, value } of from.attributes) {
    if (name !== 'class' && to.getAttribute(name) !== value) to.setAttribute(name, value)
  }
  const classes = [...from.classList, ...own]
  if (classes.length > 0) to.className = classes.join(' ')
  else to.removeAttribute('class')
}
