import { taskHref } from '../workspace/task-id.ts'
import { RichText } from '@taskfield/editor/rich-text'
import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { markDifferences } from './mark-differences.ts'
import './compare.css'
import { useLanguage } from '../language/use-say.ts'
import { emptyDescription } from './messages.ts'

/** A text to compare, and what it is called: «Ваш текст». */
export interface Version {
  title: string
  html: string
}

/** Two versions of a text beside each other, their differences marked and the first of them in sight. */
export function Versions({ theirs, mine }: { theirs: Version; mine: Version }) {
  const myText = useRef<HTMLElement>(null)
  const theirText = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    if (myText.current && theirText.current) markDifferences(myText.current, theirText.current)
  }, [])

  return (
    <div className="compare-versions">
      <VersionView version={theirs} place={theirText} />
      <VersionView version={mine} place={myText} />
    </div>
  )
}

interface VersionViewProps {
  version: Version
  place: RefObject<HTMLElement | null>
}

function VersionView({ version: { title, html }, place }: VersionViewProps) {
  const language = useLanguage()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keys too
    <section className="compare-version" aria-label={title} tabIndex={0} ref={place}>
      <h3>{title}</h3>
      {html === '' ? (
        <p>{emptyDescription[language]}</p>
      ) : (
        <RichText html={html} locale={language} mentionHref={taskHref} />
      )}
    </section>
  )
}
