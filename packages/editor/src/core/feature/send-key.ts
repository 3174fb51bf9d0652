/** The keys that can send a comment. */
export type SendKey = 'shift-enter' | 'mod-enter' | 'enter'

/** All keys that send where one of these is chosen, in the notation of keymaps. */
export const sendKeys: Readonly<Record<SendKey, readonly string[]>> = {
  'shift-enter': ['Shift-Enter'],
  'mod-enter': ['Mod-Enter'],
  // Where Enter makes lines, as in lists and code, Ctrl+Enter sends nevertheless.
  enter: ['Enter', 'Mod-Enter'],
}
