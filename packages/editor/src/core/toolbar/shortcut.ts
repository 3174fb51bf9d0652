const mac = /Mac|iP(?:hone|[oa]d)/

/** Whether shortcuts are made with Cmd here. */
export function isMac(platform: string = globalThis.navigator?.platform ?? ''): boolean {
  return mac.test(platform)
}

/** The keys that have a character of their own on any keyboard. */
const keySymbols: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
}

const macSymbols: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Alt: '⌥', Ctrl: '⌃' }
/** Apple's order of modifiers. */
const macOrder = ['Ctrl', 'Alt', 'Shift', 'Mod']

/** Writes a key of a keymap as people of the platform read it: `Ctrl+Shift+X`, on a Mac `⇧⌘X`. */
export function writeShortcut(key: string, onMac: boolean): string {
  const { modifiers, letter: name } = split(key)
  const letter = keySymbols[name] ?? name
  if (!onMac)
    return [...modifiers.map(modifier => (modifier === 'Mod' ? 'Ctrl' : modifier)), letter].join('+')
  const symbols = macOrder
    .filter(modifier => modifiers.includes(modifier))
    .map(modifier => macSymbols[modifier])
  return `${symbols.join('')}${letter}`
}

/** Writes a key of a keymap for the `aria-keyshortcuts` attribute: `Control+B`, on a Mac `Meta+B`. */
export function writeAriaShortcut(key: string, onMac: boolean): string {
  const { modifiers, letter } = split(key)
  const mod = onMac ? 'Meta' : 'Control'
  return [...modifiers.map(name => (name === 'Mod' ? mod : name)), letter].join('+')
}

function split(key: string): { modifiers: string[]; letter: string } {
  const parts = key.split('-')
  const letter = parts.pop() ?? ''
  return { modifiers: parts, letter: letter.length === 1 ? letter.toUpperCase() : letter }
}
