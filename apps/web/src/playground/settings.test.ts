import { expect, it } from 'vitest'
import { readSettings, usualSettings, writeSettings } from './settings.ts'
import type { Settings } from './settings.ts'

it('opens as usual without a query', () => {
  expect(readSettings(new URLSearchParams())).toEqual(usualSettings)
})

it('opens in the state that the address asks for', () => {
  const query =
    'readOnly=1&commentEditor=1&locale=en&initFocus=1&value=<p>a</p>&theme=dark&narrow=1&injectItems=1&wordCount=1&typography=1&selectionToolbar=1&label=L&placeholder=&taskId=7&uploading=slow&uploadUrl=/files/'
  expect(readSettings(new URLSearchParams(query))).toEqual({
    value: '<p>a</p>',
    readOnly: true,
    commentEditor: true,
    initFocus: true,
    injectItems: true,
    generation: 'none',
    uploading: 'slow',
    uploadUrl: '/files/',
    sendKey: 'shift-enter',
    wordCount: true,
    typography: true,
    selectionToolbar: true,
    narrow: true,
    locale: 'en',
    theme: 'dark',
    placeholder: '',
    label: 'L',
    taskId: '7',
  })
})

it.each(['theme=pink', 'locale=fr', 'readOnly=yes'])('opens as usual when the address says %s', query => {
  expect(readSettings(new URLSearchParams(query))).toEqual(usualSettings)
})

it.each<Partial<Settings>>([
  {},
  { readOnly: true, theme: 'dark' },
  { value: '', label: 'Комментарий & ответ' },
  { uploading: 'unreachable', uploadUrl: '/files/' },
  { value: 'huge', locale: 'en', narrow: true },
])('finds %j again in the address it wrote', change => {
  const settings = { ...usualSettings, ...change }
  expect(readSettings(writeSettings(settings))).toEqual(settings)
})

it('writes only what is not usual', () => {
  expect(writeSettings({ ...usualSettings, readOnly: true }).toString()).toBe('readOnly=1')
})
