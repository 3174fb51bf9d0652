import type { Locale, SendKey } from '@taskfield/editor'
import { parseTheme } from '../theme/theme.ts'
import type { Theme } from '../theme/theme.ts'

export const sendKeys: readonly SendKey[] = ['shift-enter', 'mod-enter', 'enter']

/** How the playground's field is set. `value` is the name of a preset or HTML. */
export interface Settings {
  value: string
  readOnly: boolean
  commentEditor: boolean
  sendKey: SendKey
  initFocus: boolean
  /** Whether the host adds items to the toolbar. */
  injectItems: boolean
  /** How a file is made of the text: the value of one of `generations`. */
  generation: string
  /** How images are uploaded: the value of one of `uploadings`. */
  uploading: string
  /** Where the server takes them; the usual address without one. */
  uploadUrl: string
  wordCount: boolean
  typography: boolean
  selectionToolbar: boolean
  narrow: boolean
  locale: Locale
  theme: Theme
  placeholder: string
  label: string
  /** The task whose subtasks are mentioned; none without one. */
  taskId: string
}

export const usualSettings: Settings = {
  value: 'sample',
  readOnly: false,
  commentEditor: false,
  sendKey: 'shift-enter',
  initFocus: false,
  injectItems: false,
  generation: 'none',
  uploading: 'server',
  uploadUrl: '',
  wordCount: false,
  typography: false,
  selectionToolbar: false,
  narrow: false,
  locale: 'ru',
  theme: 'system',
  placeholder: 'Опишите задачу…',
  label: 'Описание',
  taskId: '9',
}

type TextSetting = 'value' | 'generation' | 'uploading' | 'uploadUrl' | 'placeholder' | 'label' | 'taskId'

/** Reads the settings in an address such as `/playground?readOnly=1&value=empty`; what it leaves out is usual. */
export function readSettings(query: URLSearchParams): Settings {
  const textOf = (name: TextSetting): string => query.get(name) ?? usualSettings[name]
  return {
    value: textOf('value'),
    readOnly: query.get('readOnly') === '1',
    commentEditor: query.get('commentEditor') === '1',
    sendKey: sendKeys.find(key => key === query.get('sendKey')) ?? usualSettings.sendKey,
    initFocus: query.get('initFocus') === '1',
    injectItems: query.get('injectItems') === '1',
    generation: textOf('generation'),
    uploading: textOf('uploading'),
    uploadUrl: textOf('uploadUrl'),
    wordCount: query.get('wordCount') === '1',
    typography: query.get('typography') === '1',
    selectionToolbar: query.get('selectionToolbar') === '1',
    narrow: query.get('narrow') === '1',
    locale: query.get('locale') === 'en' ? 'en' : 'ru',
    theme: parseTheme(query.get('theme')) ?? usualSettings.theme,
    placeholder: textOf('placeholder'),
    label: textOf('label'),
    taskId: textOf('taskId'),
  }
}

/** The address of settings: only what differs from the usual. */
export function writeSettings(settings: Settings): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(settings)) {
    if (value === usualSettings[name as keyof Settings]) continue
    query.set(name, value === true ? '1' : String(value))
  }
  return query
}
