import { useDeferredValue } from 'react'
import { useSay } from '../language/use-say.ts'
import { characterCount, emittedLabel, firstShown } from './messages.ts'

interface EmittedHtmlProps {
  /** The last HTML that the field emitted, `null` before the first. */
  html: string | null
  calls: number
  submits: number
}

/** More would cost the typing that it is to show. */
const maxShown = 20_000

/** What the field emitted: how often, and the last text. */
export function EmittedHtml({ html, calls, submits }: EmittedHtmlProps) {
  const say = useSay()
  const shown = useDeferredValue(html?.slice(0, maxShown))
  return (
    <section className="emitted" aria-label={say(emittedLabel)}>
      <p>
        onChange: <output id="change-count">{calls}</output>, onShiftEnter:{' '}
        <output id="submit-count">{submits}</output>
        {html !== null && `, ${say(characterCount(html.length))}`}
        {html !== null && html.length > maxShown && `, ${say(firstShown(maxShown))}`}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keys too */}
      <pre id="emitted-html" tabIndex={0}>
        {shown}
      </pre>
    </section>
  )
}
