import { RichText } from '@taskfield/editor/rich-text'
import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { markDifferences } from './mark-differences.ts'
import './conflict.css'

/** Two versions of a text beside each other, their differences marked and the first of them in sight. */
export function ConflictTexts({ mine, theirs }: { mine: string; theirs: string }) {
  const myText = useRef<HTMLElement>(null)
  const theirText = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    if (myText.current && theirText.current) markDifferences(myText.current, theirText.current)
  }, [])

  return (
    <div className="conflict-texts">
      <Version title="Их версия" html={theirs} place={theirText} />
      <Version title="Моя версия" html={mine} place={myText} />
    </div>
  )
}

interface VersionProps {
  title: string
  html: string
  place: RefObject<HTMLElement | null>
}

function Version({ title, html, place }: VersionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keys too
    <section className="conflict-version" aria-label={title} tabIndex={0} ref={place}>
      <h3>{title}</h3>
      {html === '' ? <p>Текста нет.</p> : <RichText html={html} />}
    </section>
  )
}
