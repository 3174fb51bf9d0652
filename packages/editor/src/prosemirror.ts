/**
 * The one copy of ProseMirror that the field runs on, and the schema of its documents: for commands that a host gives to `run`. What
 * another copy makes, the field cannot take.
 */
export { schema, type MarkName, type NodeName } from '@taskfield/document'
export { createHostObject, hostObjectAttrs, type HostObjectAttrs } from '@taskfield/document'
export { insertHostObject } from './core/transform/insert-host-object.ts'
export { containerValues, toggleContainer } from './core/transform/toggle-container.ts'
export { openFind } from './tools/find/find-commands.ts'
export { chainCommands, deleteSelection, lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
export {
  Fragment,
  Mark,
  MarkType,
  Node,
  NodeRange,
  NodeType,
  ResolvedPos,
  Slice,
  type Attrs,
  type Schema,
} from 'prosemirror-model'
export {
  AllSelection,
  EditorState,
  NodeSelection,
  Plugin,
  PluginKey,
  Selection,
  TextSelection,
  Transaction,
  type Command,
} from 'prosemirror-state'
export {
  canJoin,
  canSplit,
  findWrapping,
  insertPoint,
  liftTarget,
  Mapping,
  replaceStep,
  Step,
  StepMap,
  Transform,
} from 'prosemirror-transform'
export { InputRule } from 'prosemirror-inputrules'
export type { EditorView, NodeView, NodeViewConstructor } from 'prosemirror-view'
