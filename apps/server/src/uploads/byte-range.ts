import type { ByteRange } from './storage.ts'

/**
 * Reads a `Range` header for a file of so many bytes. `null` stands for all of it: no range, several ones, or one that means
 * nothing. `unsatisfiable` is a range that begins after the end.
 */
export function readRange(header: string, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first, last, suffix] = /^\s*bytes=(?:(\d+)-(\d*)|-(\d+))\s*$/.exec(header) ?? []
  if (suffix !== undefined) return inside({ start: Math.max(0, size - Number(suffix)), end: size - 1 }, size)
  if (first === undefined || (last && Number(last) < Number(first))) return null
  return inside({ start: Number(first), end: last ? Math.min(Number(last), size - 1) : size - 1 }, size)
}

function inside(range: ByteRange, size: number): ByteRange | 'unsatisfiable' {
  return range.start < size ? range : 'unsatisfiable'
}
