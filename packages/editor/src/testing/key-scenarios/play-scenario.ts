import { TextSelection } from 'prosemirror-state'
import { matchItems } from '../../core/suggestion/match-items.ts'
import { openField } from '../open-field.ts'
import { readCaret, withIds, writeState } from './caret.ts'
import { pressKeys } from './press-keys.ts'

/** What the feed offered that the scenarios were recorded with. */
const tasks = ['one', 'two'].map((name, index) => ({
  id: `#${index + 1} ${name}`,
  objectType: 'task',
  objectId: index + 1,
  name,
}))

/**
 * Opens a field with the caret where `|` stands in the HTML, presses keys as a scenario writes them, and tells the end
 * as `writeEnd` does.
 */
export async function playScenario(start: string, keys: string): Promise<string> {
  const { doc, caret } = readCaret(start, '|')
  if (caret === null) throw new RangeError(`No caret can stand where the start has it: ${start}`)
  const opened = openField('', { mentionFeed: query => matchItems(tasks, query) })
  const { editor } = opened
  editor.openDocument(doc)
  editor.run((state, dispatch) => {
    dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, caret)))
    return true
  })
  await pressKeys(opened, withIds(keys))
  return writeState(editor.state)
}
