import { fold } from './task-tree.ts'

/** A text with the part that a filter found marked. */
export function FoundText({ text, found }: { text: string; found: string }) {
  const wanted = fold(found.trim())
  const start = wanted === '' ? -1 : fold(text).indexOf(wanted)
  if (start < 0) return text
  const end = start + wanted.length
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  )
}
