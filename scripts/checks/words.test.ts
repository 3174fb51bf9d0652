import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inRoot } from '../root.mjs'

/** Files that hold Russian besides messages, each with what it is there for. */
const russian: Readonly<Record<string, string>> = {
  'apps/web/src/drafts/draft-words.ts': 'messages made of moments',
  'apps/web/src/saving/moment-words.ts': 'messages made of moments',
  'apps/web/src/saving/saving-words.ts': 'messages made of states',
  'apps/web/src/saving/upload-words.ts': 'messages made of counts',
  'apps/web/src/language/language-switch.tsx': 'what a language calls itself',
  'apps/web/src/playground/presets.ts': 'sample texts',
  'apps/web/src/playground/sample.ts': 'sample texts',
  'apps/web/src/playground/sample-items.tsx': 'sample texts',
  'apps/web/src/playground/settings.ts': 'sample texts',
  'apps/web/src/playground/settings-form.tsx': 'what a language calls itself',
  'apps/web/src/task-tree/task-tree.ts': 'ё beside е',
  'packages/editor/src/behaviours/clipboard/after/join-lines.ts': 'words that keep their hyphen',
  'packages/editor/src/behaviours/clipboard/copy/markdown-file.ts': 'a message beside its use',
  'packages/editor/src/behaviours/clipboard/markdown/is-markdown.ts': 'letters that a heading begins with',
  'packages/editor/src/behaviours/clipboard/office/lists/apple-lists.ts': 'letters of lists',
  'packages/editor/src/behaviours/clipboard/office/lists/list-marker.ts': 'letters of lists',
  'packages/editor/src/behaviours/clipboard/office/messengers.ts': 'letters of boxes',
  'packages/editor/src/behaviours/clipboard/office/page/code-bar.ts': 'what sites write on their buttons',
  'packages/editor/src/behaviours/typography/bound-spaces.ts': 'words that are bound',
  'packages/editor/src/content/anchors.ts': 'the anchor of a heading without words',
  'packages/editor/src/content/highlight/languages.ts': 'messages: names of languages of code',
  'packages/editor/src/core/suggestion/keyboard-layout.ts': 'the keyboard',
  'packages/editor/src/core/suggestion/match-items.ts': 'ё beside е',
  'packages/editor/src/features/color/palette.ts': 'messages: names of colours',
  'packages/editor/src/features/heading/heading.ts': 'words that find a block',
  'packages/editor/src/features/image/image.ts': 'words that find a block',
  'packages/editor/src/features/image/upload/hold-sending.ts': 'a message beside its use',
  'packages/editor/src/features/link/link.ts': 'what is typed, in the help',
  'packages/editor/src/features/list/input-rules.ts': 'letters of boxes',
  'packages/editor/src/features/list/list.ts': 'words that find a block',
  'packages/editor/src/features/media/media.ts': 'words that find a block',
  'packages/editor/src/features/table/forms/palette.ts': 'messages: names of colours',
  'packages/editor/src/features/table/sort/parse-date.ts': 'dates',
  'packages/editor/src/features/table/sort/parse-number.ts': 'units of money',
  'packages/editor/src/tools/block-menu/block-source.ts': 'the keyboard',
  'packages/editor/src/tools/find/find-matches.ts': 'ё beside е',
  'packages/editor/src/ui/cells-left-message.ts': 'a message made of counts',
  'packages/editor/src/ui/color/color-name.ts': 'ё beside е',
}

const sources = ['apps/web/src', 'packages/editor/src', 'packages/element/src']
  .flatMap(folder =>
    readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' }).map(file => `${folder}/${file}`),
  )
  .map(file => file.replaceAll('\\', '/'))
  .filter(file => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file))

const withoutComments = (source: string): string =>
  source.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*/g, '$1')

it('every text of the interface is a message, in every language', () => {
  const found = sources
    .filter(file => !file.endsWith('messages.ts'))
    .filter(file => /[а-яё]/i.test(withoutComments(readFileSync(inRoot(file), 'utf8'))))
  expect(sources.length).toBeGreaterThan(500)
  expect(found.filter(file => !(file in russian))).toEqual([])
})

it('names no file that has no Russian any more', () =>
  expect(
    Object.keys(russian).filter(
      file => !sources.includes(file) || !/[а-яё]/i.test(withoutComments(readFileSync(inRoot(file), 'utf8'))),
    ),
  ).toEqual([]))
