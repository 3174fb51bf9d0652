const address = /(?:\p{L}:\/\/|\bwww\.|\p{L}\.\p{L}{2,}\/)\S*$/iu

/** Whether a text ends within an address such as `http://…`, `www.…` or `site.ru/…`. */
export function isInAddress(text: string): boolean {
  return address.test(text)
}
