/** What a form would send. */
export function dataOf(form) {
  return form.evaluate(element => Object.fromEntries(Reflect.construct(FormData, [element])))
}
