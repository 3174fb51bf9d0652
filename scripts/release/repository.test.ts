import { expect, it } from 'vitest'
import { parseRemote } from './repository.mjs'

it.each([
  ['git@github.com:owner/name.git', 'https://github.com/owner/name'],
  ['https://github.com/owner/name.git', 'https://github.com/owner/name'],
  ['https://user:secret@git.example.org/group/sub/name/', 'https://git.example.org/group/sub/name'],
  ['ssh://git@git.example.org:2222/owner/name.git', 'https://git.example.org/owner/name'],
  ['/srv/git/name.git', null],
  ['../name', null],
  ['', null],
])('the page of the remote %j is %j', (remote, page) => {
  expect(parseRemote(remote)).toBe(page)
})
