const feature = ['content', 'core', 'messages', 'ui']

/**
 * Who may import whom: docs/architecture.md as a table. The deepest folder that holds a file is its area.
 * A folder that ends in `/*` makes each of its subfolders an area of its own, which may not see its sisters.
 *
 * `imports`: areas of the same package. `packages`: packages of this workspace, by their public names.
 * `bans`: packages from outside that the area does without. `tests`: what only its tests may import besides.
 */
export const areas = [
  {
    folder: 'packages/document/src',
    imports: [],
    packages: [],
    bans: /^(node:|react|@base-ui|prosemirror-(state|view))/,
  },
  { folder: 'packages/document/cli', imports: [], packages: ['@taskfield/document'] },
  ...inEditor([
    // What is asked of the DOM of any window.
    { folder: 'dom', imports: [], bans: /^(prosemirror-|react)/ },
    { folder: 'messages', imports: [] },
    // What the field and the read-only view share: no editor code, so that the view loads none.
    { folder: 'content', imports: ['messages'], bans: /^(prosemirror-|react)/ },
    { folder: 'core', imports: ['messages'] },
    // `ui/lazy/load-later.ts` is the one way to what comes later, by `import()`.
    { folder: 'ui', imports: ['core', 'messages', 'later'] },
    { folder: 'later', imports: ['ui', 'features/*', 'behaviours/*', 'tools/*', 'field'] },
    { folder: 'toolbar', imports: ['core', 'messages', 'ui'] },
    // What a document can hold, what keys and pointers do in it, and what stands beside it: three kinds of features.
    { folder: 'features/*', imports: feature },
    { folder: 'behaviours/*', imports: feature },
    { folder: 'tools/*', imports: feature },
    {
      folder: 'field',
      // The read-only view is what a server renders of the field.
      imports: [...feature, 'toolbar', 'features/*', 'behaviours/*', 'tools/*', 'rich-text'],
    },
    { folder: 'rich-text', imports: ['content', 'messages'], bans: /^prosemirror-/ },
    {
      folder: 'testing',
      imports: [
        '',
        'content',
        'core',
        'messages',
        'ui',
        'toolbar',
        'features/*',
        'behaviours/*',
        'tools/*',
        'field',
        'rich-text',
      ],
    },
    { folder: '', imports: ['core', 'messages', 'field', 'rich-text', 'tools/*'] },
  ]),
  { folder: 'packages/element/src', imports: [], packages: ['@taskfield/editor'] },
  { folder: 'apps/server', imports: [], packages: ['@taskfield/document'] },
  { folder: 'apps/web', imports: [], packages: ['@taskfield/document', '@taskfield/editor'] },
]

function inEditor(rows) {
  const inside = name => `packages/editor/src/${name}`.replace(/\/$/, '')
  return rows.map(({ folder, imports, bans }) => ({
    folder: inside(folder),
    imports: ['dom', ...imports].map(inside),
    packages: ['@taskfield/document'],
    bans,
    tests: [inside('testing')],
  }))
}
