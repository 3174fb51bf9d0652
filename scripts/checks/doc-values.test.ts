import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inRoot } from '../root.mjs'

const read = (path: string): string => readFileSync(inRoot(path), 'utf8').replaceAll(/\s+/g, ' ')

// A value that a page names, in its words, and the line of code that it comes from: whoever changes one finds the other here.
it.each([
  ['host-api', 'at most every 300 ms', 'editor/src/field/change-throttle.ts', 'const interval = 300'],
  ['host-api', 'of 200 blocks or more waits', 'editor/src/field/rest/before-rest.ts', 'manyBlocks = 200'],
  ['host-api', 'more than 512 blocks', 'editor/src/field/block-groups/block-groups.ts', 'atOnce: 512'],
  ['host-api', 'asked 100 ms after', 'editor/src/features/mention/mention-source.ts', 'feedDelay = 100'],
  ['host-api', 'for a minute (`maxAge`', 'editor/src/core/suggestion/task-feed.ts', 'maxAge = 60_000'],
  ['host-api', 'mention are shown: 10', 'editor/src/core/feature/host-context.ts', 'mentionLength: 10'],
  ['host-api', 'Cards come after 300 ms', 'editor/src/content/card-watch.ts', 'restTime = 300'],
  ['host-api', '20 MB unless given', 'editor/src/features/image/upload/transfer.ts', '20 * megabyte'],
  [
    'host-api',
    '`timeout` (60,000 ms',
    'editor/src/features/image/request/send-file.ts',
    'usualTimeout = 60_000',
  ],
  [
    'host-api',
    '`fieldName` (`upload`)',
    'editor/src/features/image/request/send-file.ts',
    "fieldName = 'upload'",
  ],
  ['host-api', 'over 2,560 px', 'editor/src/features/image/shrink/shrink-plan.ts', 'longestSide = 2_560'],
  [
    'host-api',
    'others for 5 s',
    'editor/src/field/toasts/use-drawn-toasts.ts',
    'success: 5000, warning: 5000',
  ],
  [
    'host-api',
    'заполнено» (3 s)',
    'editor/src/field/document-generation/generation.ts',
    'warningDuration = 3000',
  ],
  [
    'host-api',
    'сгенерирован» (5 s)',
    'editor/src/field/document-generation/generation.ts',
    'successDuration = 5000',
  ],
  [
    'host-api',
    '5 s without any request',
    'editor/src/field/document-generation/document-generation.ts',
    'simulatedDuration = 5000',
  ],
  [
    'host-api',
    'from which it scrolls: `320px`',
    'editor/src/styles/field.css',
    '--tf-comment-height, 320px), 50dvh',
  ],
  [
    'uploads',
    'after 2, 10 and 30 s',
    'editor/src/features/image/upload/after-failure.ts',
    '[2_000, 10_000, 30_000]',
  ],
  [
    'uploads',
    'more than 5 minutes',
    'editor/src/features/image/upload/after-failure.ts',
    'longestWait = 300_000',
  ],
  ['uploads', '(10 s without one)', 'editor/src/features/image/request/read-answer.ts', 'usualPause = 10'],
  ['uploads', 'none for 60 s', 'editor/src/features/image/request/send-file.ts', 'usualTimeout = 60_000'],
  ['theming', '32 and 44 px', 'editor/src/styles/tokens.css', '--tf-control, 32px'],
  ['theming', 'for fingers 44 and 52', 'editor/src/styles/tokens.css', '--tf-toolbar-height, 52px'],
  ['theming', 'popups count: 1000', 'editor/src/styles/tokens.css', '--tf-z, 1000'],
  ['html-format', '| 64 quotes', 'document/src/html/limits.ts', 'nesting: 64'],
  ['html-format', '| 1,000 columns', 'document/src/html/limits.ts', 'columns: 1_000'],
  ['html-format', '| 1,250,000 tags', 'document/src/html/limits.ts', 'tags: 1_250_000'],
  ['html-format', '| 512 elements', 'document/src/html/limits.ts', 'depth: 512'],
  [
    'html-format',
    '| 100,000,000 steps of a parser, and 250 more',
    'document/src/html/limits.ts',
    'stepsPerTag: 250',
  ],
])('docs/%s.md and the code have the same value: %s', (page, words, source, code) => {
  expect(read(`docs/${page}.md`)).toContain(words)
  expect(read(`packages/${source}`)).toContain(code)
})
