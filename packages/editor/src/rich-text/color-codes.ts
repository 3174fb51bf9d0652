import { colorCode } from '../content/highlight/color-code.ts'

/** Colours the code blocks in an element; returns the function that takes the colours away. */
export function colorCodes(element: Element): () => void {
  const colors = [...element.querySelectorAll('pre > code')].map(code => {
    const color = colorCode(code)
    color.show(code.textContent ?? '', /language-(\S+)/.exec(code.className)?.[1] ?? 'plaintext')
    return color
  })
  return () => {
    for (const color of colors) color.end()
  }
}
