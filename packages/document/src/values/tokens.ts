/** The sides of a box. */
export const sides = ['top', 'right', 'bottom', 'left'] as const
export type Side = (typeof sides)[number]

/** Splits a CSS value at white space; brackets hold together (`1px solid hsl(0, 0%, 70%)` has three tokens). */
export function splitTokens(value: string): string[] {
  const tokens: string[] = []
  let token = ''
  let depth = 0
  for (const character of value.trim()) {
    if (character === '(') depth++
    if (character === ')') depth = Math.max(0, depth - 1)
    if (depth > 0 || !/\s/.test(character)) token += character
    else if (token) {
      tokens.push(token)
      token = ''
    }
  }
  return token ? [...tokens, token] : tokens
}

/** Gives one to four tokens to the sides of a box, as `margin` and `border-color` do; `null` for any other number. */
export function boxSides(value: string): Readonly<Record<Side, string>> | null {
  const tokens = splitTokens(value)
  const [top, right = top, bottom = top, left = right] = tokens
  if (tokens.length > 4 || !top || !right || !bottom || !left) return null
  return { top, right, bottom, left }
}

/** Writes the four sides of a box with as few tokens as say the same. */
export function writeBox(box: Readonly<Record<Side, string>>): string {
  if (box.right !== box.left) return sides.map(side => box[side]).join(' ')
  if (box.top !== box.bottom) return `${box.top} ${box.right} ${box.bottom}`
  return box.top === box.right ? box.top : `${box.top} ${box.right}`
}
