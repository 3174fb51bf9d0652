/** Commands that do not keep the laws yet, by their names. */
export const knownFaults: ReadonlySet<string> = new Set([
  // Tabs of code stay tabs in a heading or paragraph.
  'key Mod-Alt-0',
  'key Mod-Alt-1',
  'key Mod-Alt-2',
  'key Mod-Alt-3',
  'item heading',
  // Selections over cells, and over several levels.
  'key Enter',
  'key Shift-Enter',
  'key Mod-Enter',
  'item pageBreak',
  'key Backspace',
  'key Mod-Backspace',
  'key Shift-Backspace',
  'key Delete',
  'key Mod-Delete',
])
