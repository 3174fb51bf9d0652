import { useEffect, useState, type ReactElement } from 'react'
import type { EditorContext } from '../core/feature/editor-context.ts'
import { useMessages } from '../messages/locale.tsx'
import { ChangeThrottle } from './change-throttle.ts'
import { countText, type TextCount } from '@taskfield/document'
import { countMessage, selectedCountMessage } from './messages.ts'

/** Counts the text below it, and what is selected of it. Not a live region: nobody wants to hear each word counted. */
export function TextCounter({ editor }: { editor: EditorContext }): ReactElement {
  const say = useMessages()
  const { all, selected } = useCounts(editor)
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

function useCounts(editor: EditorContext): Counts {
  const [counts, setCounts] = useState(() => countsOf(editor))
  useEffect(() => {
    const throttle = new ChangeThrottle(() => setCounts(countsOf(editor)))
    const stop = editor.subscribe(() => throttle.schedule())
    return () => {
      stop()
      throttle.cancel()
    }
  }, [editor])
  return counts
}

function countsOf({ state: { doc, selection } }: EditorContext): Counts {
  const { from, to, empty } = selection
  return { all: countText(doc), selected: empty ? null : countText(doc.cut(from, to)) }
}
