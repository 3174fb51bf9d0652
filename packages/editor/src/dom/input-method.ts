/** A key that an input method takes, such as the Enter that chooses a word, is no shortcut. */
// oxlint-disable-next-line typescript/no-deprecated -- Safari tells the last key of a composition by its code alone
export function isOfInputMethod({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229
}
