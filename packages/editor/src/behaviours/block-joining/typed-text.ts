import { Plugin } from 'prosemirror-state'
import { makeRoom } from '../../core/transform/make-room.ts'
import {
  keepCaretInRoom,
  makeRoomBeforeInput,
  makeRoomBeforeWord,
  makeRoomOnKey,
} from './composition-room.ts'

/** Text that is typed over several blocks, over an object or beside one. */
export const typedText: Plugin = new Plugin({
  props: {
    handleTextInput(...[view, , , text]) {
      const room = makeRoom(view.state)
      if (room) view.dispatch(room.insertText(text).scrollIntoView())
      return room !== null
    },
    handleDOMEvents: {
      keydown: makeRoomOnKey,
      compositionstart: makeRoomBeforeWord,
      beforeinput: makeRoomBeforeInput,
    },
  },
  view: view => ({ destroy: keepCaretInRoom(view) }),
})
