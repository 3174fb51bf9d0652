import type { EditorState } from 'prosemirror-state'
import { featuresOf } from '../core/feature/feature-list.ts'
import type { Feature } from '../core/feature/feature.ts'
import { contextOf, isSameContext, setContext, type HostContext } from '../core/feature/host-context.ts'
import type { Rest } from './rest/load-rest.ts'

/** What a field can do, and the code for it. */
export interface Equipment {
  readonly rest: Rest
  readonly features: readonly Feature[]
}

/** A state with what the host gave: the same where nothing differs, and one that is drawn anew where that is seen. */
export function configured(
  state: EditorState,
  equipment: Equipment | null,
  context: HostContext,
): EditorState {
  const known = contextOf(state)
  const hasFeatures = !equipment || isSameList(equipment.features, featuresOf(state))
  if (hasFeatures && isSameContext(known, context)) return state
  const next = state.apply(setContext(state.tr, context))
  const isDrawnAlike = !equipment || (hasFeatures && isShownAlike(known, context))
  return isDrawnAlike ? next : equipment.rest.changeFeatures(next, equipment.features)
}

/** Nodes have their words, links their addresses and media their players from when they were drawn. */
function isShownAlike(known: HostContext, context: HostContext): boolean {
  const { locale, messages, linkSchemes, mediaProviders } = context
  return isSameContext(known, { ...known, locale, messages, linkSchemes, mediaProviders })
}

function isSameList(a: readonly Feature[], b: readonly Feature[]): boolean {
  return a.length === b.length && a.every((feature, index) => feature === b[index])
}
