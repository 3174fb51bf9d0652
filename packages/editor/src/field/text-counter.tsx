import { useEffect, useState, type ReactElement } from 'react'
import type { Field } from '../core/field.ts'
import { useMessages } from '../messages/locale.tsx'
import { ChangeClock } from './change-clock.ts'
import { countText, type TextCount } from './count-text.ts'
import { countMessage, selectedCountMessage } from './messages.ts'

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
    const clock = new ChangeClock(() => setCounts(countsOf(field)))
    const stop = field.subscribe(() => clock.start())
    return () => {
      stop()
      clock.cancel()
    }
  }, [field])
  return counts
}

function countsOf({ state: { doc, selection } }: Field): Counts {
  const { from, to, empty } = selection
  return { all: countText(doc), selected: empty ? null : countText(doc.cut(from, to)) }
}
