import type { Command, EditorState } from 'prosemirror-state'
import type { Message } from '../../messages/message.ts'
import type { Overlay } from './overlay.tsx'

/** What a balloon stands at, by positions in the document. */
export interface BalloonAnchor {
  readonly from: number
  readonly to: number
  /** Whether the balloon takes the focus, as a form does; else the focus stays in the text. */
  readonly takesFocus?: boolean
  /** Whether the pointer rests on it: then it is shown without the focus as well, and in a text that is only read. */
  readonly isHovered?: boolean
}

/**
 * A popup at what the selection is in: the form of a link, the buttons of a table. One at a time is shown: one that takes
 * the focus before others, then the one with the higher priority, then the innermost.
 */
export interface Balloon {
  /** Unique among the balloons of all features. */
  readonly name: string
  /** Names the popup for those who do not see it. */
  readonly label: Message
  /** What the balloon is about now; `null` while it is closed. Asked after each change: it must be quick. */
  readonly findAnchor: (state: EditorState) => BalloonAnchor | null
  /** Closes the balloon, on Escape and on a press outside of one that has the focus. */
  readonly close: Command
  /** What Escape does instead: in a form, it takes back what was done there. */
  readonly escape?: Command
  /** 0 unless it is said. */
  readonly priority?: number
  /**
   * Where it stands as long as there is room: `below` unless it is said. One above an object stays in sight for as long as the
   * object does; one `inside` stands over the upper edge of an object that is large enough, else below it. One at the `end` of a text goes to
   * its right where there is no room below: the lines above are what it is about.
   */
  readonly side?: 'above' | 'below' | 'inside' | 'end'
  /** Draws what is in the balloon. What is only loaded when it opens (`React.lazy`) may be given, too. */
  readonly component: Overlay
}

/** A balloon that is open, and where. */
export interface OpenBalloon extends BalloonAnchor {
  readonly balloon: Balloon
}

/** The balloon that is to be shown; `null` for none. */
export function findOpenBalloon(state: EditorState, balloons: readonly Balloon[]): OpenBalloon | null {
  const open = balloons.flatMap(balloon => {
    const anchor = balloon.findAnchor(state)
    return anchor ? [{ ...anchor, balloon }] : []
  })
  return open.toSorted(byRank)[0] ?? null
}

function byRank(a: OpenBalloon, b: OpenBalloon): number {
  const focus = Number(b.takesFocus ?? false) - Number(a.takesFocus ?? false)
  const priority = (b.balloon.priority ?? 0) - (a.balloon.priority ?? 0)
  return focus || priority || a.to - a.from - (b.to - b.from)
}

/** On what stands over the text, such as a bar: while the focus is in it, no balloon is shown, which would cover it. */
export const overTextAttribute = 'data-tf-over-text'
