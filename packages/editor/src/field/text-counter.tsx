import { useEffect, useState, type ReactElement } from 'react'
import type { Field } from '../core/field.ts'
import { useMessages } from '../messages/locale.tsx'
import { countText, type TextCount } from './count-text.ts'
import { countMessage, selectedCountMessage } from './messages.ts'

/** How long the counter rests after each count: ms. */
const rest = 300

/** Counts the text below it, and what is selected of it. Not a live region: nobody wants to hear each word counted. */
export function TextCounter({ field }: { field: Field }): ReactElement {
  const say = useMessages()
  const { all, selected } = useCounts(field)
  return (
    <div className="tf-text-counter">
      {say(selected ? selectedCountMessage(selected, all) : countMessage(all))}
    </div>
  )
}

interface Counts {
  readonly all: TextCount
  readonly selected: TextCount | null
}

function useCounts(field: Field): Counts {
  const [counts, setCounts] = useState(() => countsOf(field))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const countSoon = (): void => {
      timer ??= setTimeout(() => {
        timer = undefined
        setCounts(countsOf(field))
      }, rest)
    }
    const stop = field.subscribe(countSoon)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [field])
  return counts
}

function countsOf({ state: { doc, selection } }: Field): Counts {
  const { from, to, empty } = selection
  return { all: countText(doc), selected: empty ? null : countText(doc.cut(from, to)) }
}
