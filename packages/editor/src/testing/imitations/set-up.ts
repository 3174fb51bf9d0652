// oxlint-disable typescript/unbound-method -- nothing is called here
// What jsdom has not: it draws nothing.
document.elementFromPoint ??= () => null
Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList
Range.prototype.getBoundingClientRect ??= () => document.body.getBoundingClientRect()
