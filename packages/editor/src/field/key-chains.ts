import {
  createParagraphNear,
  deleteSelection,
  exitCode,
  joinBackward,
  joinForward,
  liftEmptyBlock,
  selectNodeBackward,
  selectNodeForward,
  selectTextblockEnd,
  selectTextblockStart,
  splitBlock,
} from 'prosemirror-commands'
import { deleteInGap, insertParagraphInGap } from '../behaviours/block-joining/gaps.ts'
import { endEmptyBlock, endEmptyContent, joinText } from '../behaviours/block-joining/join-text.ts'
import {
  deleteSelectedObject,
  insertParagraphBeside,
  selectObject,
} from '../behaviours/block-joining/objects.ts'
import {
  deleteSelectedSpan,
  splitSelectedBlocks,
  splitSelectedSpan,
} from '../behaviours/block-joining/spans.ts'
import { arrow } from '../behaviours/caret/arrows.ts'
import { extendSelection } from '../behaviours/caret/extend-selection.ts'
import { stepFromImage } from '../behaviours/caret/step-from-image.ts'
import { sendOn } from '../behaviours/comment/send-comment.ts'
import { undoAutomaticChange } from '../core/feature/automatic-change.ts'
import type { Feature } from '../core/feature/feature.ts'
import { chain, only } from '../core/feature/key-chain.ts'
import type { Keymap } from '../core/feature/keymap.ts'
import { isMac } from '../core/toolbar/shortcut.ts'
import { stepLeftOverCodeEdge, stepRightOverCodeEdge } from '../features/basic-marks/code-edge.ts'
import { leaveQuote, leaveQuoteAtStart } from '../features/block-quote/leave-quote.ts'
import { leaveCaption } from '../features/caption/leave-caption.ts'
import { leaveCodeBelow } from '../features/code-block/code-block-commands.ts'
import { leaveCodeAtEnd, leaveCodeAtStart, newCodeLine } from '../features/code-block/code-keys.ts'
import { indentCode, outdentCode } from '../features/code-block/indent-code.ts'
import { chooseTypedLanguage, endBackticks } from '../features/code-block/input-rules.ts'
import { focusImageSize } from '../features/image/resize/focus-size.ts'
import { selectInlineImage } from '../features/image/select-inline-image.ts'
import { insertLineBreak } from '../features/line-break/line-break.ts'
import { linkOnEnter } from '../features/link/auto-link.ts'
import { link } from '../features/link/link.ts'
import { showLinkActions } from '../features/link/link-balloon-state.ts'
import { openLink } from '../features/link/link-commands.ts'
import { checkItems } from '../features/list/check-items.ts'
import { leaveListAtStart } from '../features/list/leave-list.ts'
import { listIndentation } from '../features/list/list-indentation.ts'
import { stayInList } from '../features/list/sink-items.ts'
import { splitItem } from '../features/list/split-item.ts'
import { openMedia } from '../features/media/media-commands.ts'
import { deleteMention } from '../features/mention/delete-mention.ts'
import { openMention } from '../features/mention/open-mention.ts'
import { insertPageBreak } from '../features/page-break/insert-page-break.ts'
import { pageBreak } from '../features/page-break/page-break.ts'
import { nextCell } from '../features/table/cell-keys.ts'
import { focusHandles } from '../features/table/handles/focus-handles.ts'
import { cellArrow, extendCells } from '../features/table/selection/cell-arrows.ts'
import { leaveTable } from '../features/table/selection/escape.ts'
import { splitTextBlock } from '../features/paragraph/split-text-block.ts'

const enter = chain(
  only(link, linkOnEnter),
  splitItem,
  leaveQuote,
  leaveCaption,
  endBackticks,
  chooseTypedLanguage,
  sendOn('enter'),
  leaveCodeAtEnd,
  leaveCodeAtStart,
  newCodeLine,
  splitSelectedSpan,
  insertParagraphBeside(1),
  insertParagraphInGap,
  createParagraphNear,
  splitTextBlock,
  liftEmptyBlock,
  splitBlock,
)

const shiftEnter = chain(
  sendOn('shift-enter'),
  only(link, linkOnEnter),
  leaveQuote,
  insertParagraphBeside(-1),
  insertParagraphInGap,
  splitSelectedBlocks,
  newCodeLine,
  insertLineBreak,
)

const modEnter = chain(sendOn('mod-enter'), checkItems, only(pageBreak, insertPageBreak), exitCode)

const deleteBack = chain(
  leaveListAtStart,
  leaveQuoteAtStart,
  deleteSelectedSpan(-1),
  deleteSelectedObject,
  deleteInGap(-1),
  deleteMention(-1),
  selectInlineImage(-1),
  selectObject(-1),
  joinText(-1),
  endEmptyBlock,
  deleteSelection,
  joinBackward,
  selectNodeBackward,
)

const deleteOn = chain(
  deleteSelectedSpan(1),
  deleteSelectedObject,
  deleteInGap(1),
  deleteMention(1),
  selectInlineImage(1),
  selectObject(1),
  joinText(1),
  endEmptyContent,
  deleteSelection,
  joinForward,
  selectNodeForward,
)

// From a list that goes no deeper it leads to the next cell, and outside of cells nowhere.
const tab = chain(listIndentation.more, indentCode, nextCell(1), stayInList)

const shiftTab = chain(listIndentation.less, outdentCode, nextCell(-1))

/** What Macs have besides, in every text of the system. */
const macKeys: Keymap = {
  'Ctrl-h': deleteBack,
  'Alt-Backspace': deleteBack,
  'Ctrl-d': deleteOn,
  'Ctrl-Alt-Backspace': deleteOn,
  'Alt-Delete': deleteOn,
  'Alt-d': deleteOn,
  'Ctrl-a': selectTextblockStart,
  'Ctrl-e': selectTextblockEnd,
}

/**
 * Keys that mean something to several features, each with its commands in the order in which they are asked. The first that
 * has something to do here does it; where none has, the key is the browser's. All of it holds in every field, as content may
 * come from anywhere; only what would make something goes with its feature. Plugins see these keys before the chains do.
 */
export const keyChains: Feature = {
  name: 'keyChains',
  keymap: {
    Enter: enter,
    'Shift-Enter': shiftEnter,
    'Mod-Enter': modEnter,
    'Alt-Enter': chain(openMention, openLink, showLinkActions, openMedia),
    Backspace: chain(undoAutomaticChange, deleteBack),
    'Mod-Backspace': deleteBack,
    'Shift-Backspace': deleteBack,
    Delete: deleteOn,
    'Mod-Delete': deleteOn,
    Tab: tab,
    'Shift-Tab': shiftTab,
    ArrowLeft: chain(stepLeftOverCodeEdge, cellArrow('left'), arrow('left')),
    ArrowRight: chain(stepRightOverCodeEdge, cellArrow('right'), arrow('right')),
    ArrowUp: chain(cellArrow('up'), arrow('up')),
    ArrowDown: chain(leaveCodeBelow, cellArrow('down'), arrow('down'), stepFromImage('move')),
    'Shift-ArrowLeft': chain(extendCells('left'), extendSelection('left')),
    'Shift-ArrowRight': chain(extendCells('right'), extendSelection('right')),
    'Mod-Shift-ArrowLeft': extendSelection('left'),
    'Mod-Shift-ArrowRight': extendSelection('right'),
    'Shift-ArrowUp': chain(extendCells('up'), extendSelection('up')),
    'Shift-ArrowDown': chain(extendCells('down'), extendSelection('down'), stepFromImage('extend')),
    Escape: leaveTable,
    'Alt-Shift-F10': chain(focusImageSize, focusHandles),
    ...(isMac() && macKeys),
  },
}
