/**
 * The one copy of ProseMirror that the field runs on, and the schema of its documents: for commands that a host gives to `run`. What
 * another copy makes, the field cannot take.
 */
export { schema, type MarkName, type NodeName } from '@taskfield/document'
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
export type { EditorView } from 'prosemirror-view'
