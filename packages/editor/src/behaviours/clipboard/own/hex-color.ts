const hsl = /hsla?\(\s*(-?[\d.]+)(?:deg)?[\s,]+([\d.]+)%[\s,]+([\d.]+)%\s*\)/gi

/** Writes the `hsl()` colours of a value with hexadecimal digits, which office programs read. Those that let something through stay. */
export function toHex(value: string): string {
  return value.replace(hsl, (_, hue: string, saturation: string, lightness: string) => {
    const light = Number(lightness) / 100
    const strength = (Number(saturation) / 100) * Math.min(light, 1 - light)
    return `#${[0, 8, 4].map(offset => digits(light, strength, (offset + Number(hue) / 30) % 12)).join('')}`
  })
}

/** One part of a colour; `turn` goes round the circle of hues in twelve steps. */
function digits(light: number, strength: number, turn: number): string {
  const at = turn < 0 ? turn + 12 : turn
  const share = light - strength * Math.max(-1, Math.min(at - 3, 9 - at, 1))
  return Math.round(Math.min(1, Math.max(0, share)) * 255)
    .toString(16)
    .padStart(2, '0')
}
