import {
  createHostObject,
  hostObjectAttrs,
  schema,
  type HostObject,
  type HostValues,
} from '@taskfield/document'
import { lift, wrapIn } from 'prosemirror-commands'
import type { ResolvedPos } from 'prosemirror-model'
import type { Command, EditorState } from 'prosemirror-state'

/**
 * Puts the selected blocks into a container. In one of the same object they get the other values, and where it has these already, the blocks
 * leave it.
 */
export function toggleContainer(object: HostObject, values: HostValues): Command {
  return (state, dispatch, view) => {
    const { attrs } = createHostObject(object, values)
    const depth = containerDepth(object, state)
    if (depth === 0) return wrapIn(schema.nodes.hostContainer, attrs)(state, dispatch, view)
    const { $from } = state.selection
    const node = $from.node(depth)
    if (node.hasMarkup(node.type, attrs)) return lift(state, dispatch, view)
    dispatch?.(state.tr.setNodeMarkup($from.before(depth), undefined, attrs))
    return true
  }
}

/** The values of the container of an object that the selection is in; `null` outside of one. For buttons that are on in it. */
export function containerValues(object: HostObject, state: EditorState): HostValues | null {
  const depth = containerDepth(object, state)
  return depth === 0 ? null : (hostObjectAttrs(state.selection.$from.node(depth))?.values ?? null)
}

/** How deep the innermost container of an object stands that holds all of the selection; 0 without one. */
function containerDepth({ name }: HostObject, { selection: { $from, $to } }: EditorState): number {
  for (let depth = $from.sharedDepth($to.pos); depth > 0; depth--) {
    if (isContainer($from, depth, name)) return depth
  }
  return 0
}

const isContainer = ($pos: ResolvedPos, depth: number, name: string): boolean => {
  const node = $pos.node(depth)
  return node.type === schema.nodes.hostContainer && hostObjectAttrs(node)?.name === name
}
