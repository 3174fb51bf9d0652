import { themes } from '../theme/theme.ts'
import { generations } from './generation.ts'
import { presets } from './presets.ts'
import { Choice, Flag, Line } from './setting-inputs.tsx'
import { sendKeys } from './settings.ts'
import type { Settings } from './settings.ts'
import { uploadings } from './uploading.ts'
import { darkTheme, fromAddress, lightTheme, narrowField, systemTheme, themeLabel } from './messages.ts'

interface SettingsFormProps {
  settings: Settings
  onChange: (settings: Settings) => void
}

const presetChoices = presets.map(({ name, label }) => ({ value: name, label }))
const localeChoices = [
  { value: 'ru', label: 'Русский' },
  { value: 'en', label: 'English' },
]
const sendKeyChoices = sendKeys.map(value => ({ value, label: value }))
const themeLabels = { system: systemTheme, light: lightTheme, dark: darkTheme }
const themeChoices = themes.map(theme => ({ value: theme, label: themeLabels[theme] }))

/** The settings of the playground's field. Each acts at once. */
export function SettingsForm({ settings, onChange }: SettingsFormProps) {
  const set = (change: Partial<Settings>): void => onChange({ ...settings, ...change })
  const isPreset = presetChoices.some(({ value }) => value === settings.value)
  const valueChoices = isPreset
    ? presetChoices
    : [...presetChoices, { value: settings.value, label: fromAddress }]

  return (
    <form className="settings" onSubmit={event => event.preventDefault()}>
      <Choice
        label="value"
        choices={valueChoices}
        value={settings.value}
        onChange={value => set({ value })}
      />
      <Flag label="readOnly" value={settings.readOnly} onChange={readOnly => set({ readOnly })} />
      <Flag
        label="commentEditor"
        value={settings.commentEditor}
        onChange={commentEditor => set({ commentEditor })}
      />
      <Choice
        label="sendKey"
        choices={sendKeyChoices}
        value={settings.sendKey}
        onChange={value => set({ sendKey: sendKeys.find(key => key === value) ?? 'shift-enter' })}
      />
      <Flag label="initFocus" value={settings.initFocus} onChange={initFocus => set({ initFocus })} />
      <Flag label="injectItems" value={settings.injectItems} onChange={injectItems => set({ injectItems })} />
      <Choice
        label="documentGeneration"
        choices={generations}
        value={settings.generation}
        onChange={generation => set({ generation })}
      />
      <Choice
        label="upload"
        choices={uploadings}
        value={settings.uploading}
        onChange={uploading => set({ uploading })}
      />
      <Line label="uploadUrl" value={settings.uploadUrl} onChange={uploadUrl => set({ uploadUrl })} />
      <Flag label="wordCount" value={settings.wordCount} onChange={wordCount => set({ wordCount })} />
      <Flag label="typography" value={settings.typography} onChange={typography => set({ typography })} />
      <Flag
        label="selectionToolbar"
        value={settings.selectionToolbar}
        onChange={selectionToolbar => set({ selectionToolbar })}
      />
      <Choice
        label="locale"
        choices={localeChoices}
        value={settings.locale}
        onChange={locale => set({ locale: locale === 'en' ? 'en' : 'ru' })}
      />
      <Line label="placeholder" value={settings.placeholder} onChange={placeholder => set({ placeholder })} />
      <Line label="label" value={settings.label} onChange={label => set({ label })} />
      <Line label="taskId" value={settings.taskId} onChange={taskId => set({ taskId })} />
      <Choice
        label={themeLabel}
        choices={themeChoices}
        value={settings.theme}
        onChange={value => set({ theme: themes.find(theme => theme === value) ?? 'system' })}
      />
      <Flag label={narrowField} value={settings.narrow} onChange={narrow => set({ narrow })} />
    </form>
  )
}
