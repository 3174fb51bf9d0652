import { expect, it } from 'vitest'
import { nameVersion, notesOf } from './changelog.mjs'

const changelog = '# Changelog\n\n## Unreleased\n\n- Two.\n- One.\n\n## 0.1.0, 2026-01-02\n\n- Zero.\n'

it('makes a version of what was unreleased', () => {
  const named = nameVersion(changelog, '0.2.0', '2026-03-04')
  expect(named).toBe(changelog.replace('Unreleased\n', 'Unreleased\n\n## 0.2.0, 2026-03-04\n'))
  expect(notesOf(named, '0.2.0')).toBe('- Two.\n- One.')
  expect(notesOf(named, '0.1.0')).toBe('- Zero.')
  expect(notesOf(named, '0.1')).toBeNull()
})

it('refuses a version in which nothing has changed', () => {
  expect(() => nameVersion('## Unreleased\n\n## 0.1.0, 2026-01-02\n\n- Zero.\n', '0.2.0', '')).toThrow(
    'says nothing',
  )
  expect(() => nameVersion('## 0.1.0\n', '0.2.0', '')).toThrow('has no heading')
})
