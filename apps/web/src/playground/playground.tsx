import { RichTextField, type FieldHandle } from '@taskfield/editor'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { showTheme, storedTheme } from '../theme/theme.ts'
import { EmittedHtml } from './emitted-html.tsx'
import { generations } from './generation.ts'
import { taskFromUrl, taskHref } from '../workspace/task-id.ts'
import { htmlOf } from './presets.ts'
import { sampleItems } from './sample-items.tsx'
import { readSettings, writeSettings } from './settings.ts'
import type { Settings } from './settings.ts'
import { SettingsForm } from './settings-form.tsx'
import { uploadings } from './uploading.ts'
import { showOnWindow } from './window-field.ts'
import './playground.css'
import { useSay } from '../language/use-say.ts'
import { playgroundTitle, toTasks } from './messages.ts'

interface Emitted {
  html: string | null
  calls: number
  submits: number
}

const nothingEmitted: Emitted = { html: null, calls: 0, submits: 0 }

/** The field alone, with its settings beside it and what it emits below. Asks the server for nothing but subtasks to mention, and for images to be uploaded. */
export function Playground() {
  const say = useSay()
  const [query, setQuery] = useSearchParams()
  const settings = readSettings(query)
  const [emitted, setEmitted] = useState(nothingEmitted)

  useEffect(() => {
    showTheme(settings.theme)
    return () => showTheme(storedTheme())
  }, [settings.theme])

  function change(next: Settings): void {
    if (next.value !== settings.value) setEmitted(nothingEmitted)
    setQuery(writeSettings(next), { replace: true })
  }

  return (
    <div className="playground">
      <title>{`${say(playgroundTitle)} — Taskfield`}</title>
      <aside className="playground-settings">
        <h1>{say(playgroundTitle)}</h1>
        <SettingsForm settings={settings} onChange={change} />
        <Link to="/" className="playground-home">
          {say(toTasks)}
        </Link>
      </aside>
      <main className="playground-main">
        <div className={settings.narrow ? 'playground-field playground-field-narrow' : 'playground-field'}>
          <Field
            key={`${settings.value} ${settings.initFocus}`}
            settings={settings}
            onChange={html => setEmitted(({ calls, submits }) => ({ html, calls: calls + 1, submits }))}
            onSubmit={() => setEmitted(before => ({ ...before, submits: before.submits + 1 }))}
          />
        </div>
        <EmittedHtml {...emitted} />
      </main>
    </div>
  )
}

interface FieldProps {
  settings: Settings
  onChange: (html: string) => void
  onSubmit: () => void
}

function Field({ settings, onChange, onSubmit }: FieldProps) {
  const [value] = useState(() => htmlOf(settings.value))
  const { injectItems, generation } = settings
  const items = useMemo(
    () => [
      ...(injectItems ? sampleItems : []),
      ...(generations.find(({ value: name }) => name === generation)?.items ?? []),
    ],
    [injectItems, generation],
  )

  const upload = uploadings.find(({ value: name }) => name === settings.uploading)?.upload

  const field = useRef<FieldHandle>(null)
  // `onReady` is called once, and StrictMode cleans up after that and comes back.
  useEffect(() => {
    showOnWindow(field.current)
    return () => showOnWindow(null)
  }, [])

  return (
    <RichTextField
      ref={field}
      value={value}
      readOnly={settings.readOnly}
      commentEditor={settings.commentEditor}
      sendKey={settings.sendKey}
      initFocus={settings.initFocus}
      locale={settings.locale}
      placeholder={settings.placeholder}
      wordCount={settings.wordCount}
      typography={settings.typography}
      selectionToolbar={settings.selectionToolbar}
      injectItems={items}
      label={settings.label}
      {...(upload && { upload })}
      {...(settings.uploadUrl && { uploadUrl: settings.uploadUrl })}
      {...(settings.taskId && { taskId: settings.taskId })}
      mentionHref={taskHref}
      mentionFromUrl={taskFromUrl}
      onChange={onChange}
      onShiftEnter={onSubmit}
    />
  )
}
