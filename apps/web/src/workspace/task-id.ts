/** Reads the id in an address such as `/task/17`; `null` when it is none. */
export function parseTaskId(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}
