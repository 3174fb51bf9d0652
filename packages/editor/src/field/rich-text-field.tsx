import { useId, useRef, useSyncExternalStore, type ReactElement } from 'react'
import type { ToolbarGroup } from '../core/toolbar-layout.ts'
import { features } from '../features/index.ts'
import { LocaleProvider } from '../messages/locale.tsx'
import { Toolbar } from '../toolbar/toolbar.tsx'
import { FieldText } from './field-text.tsx'
import { LiveRegion } from './live-region.tsx'
import { keysHint } from './messages.ts'
import type { RichTextFieldProps } from './rich-text-field-props.tsx'
import { SourceTextArea } from './source-text-area.tsx'
import { TextCounter } from './text-counter.tsx'
import { UnreadableText } from './unreadable-text.tsx'
import { useEditingField } from './use-editing-field.ts'
import { useToolbarGroups } from './use-toolbar-groups.ts'

const parts = features.flatMap(feature =>
  (feature.parts ?? []).map((Part, index) => ({ id: `${feature.name} ${index}`, Part })),
)

/** The rich-text field: a toolbar over an editable text. */
export function RichTextField(props: RichTextFieldProps): ReactElement {
  const { commentEditor = false, initFocus = false, wordCount = false, locale = 'ru' } = props
  const { name, form, onReady } = props
  const hint = useId()
  const bar = useRef<HTMLDivElement>(null)
  const { field, handle } = useEditingField(props, { hint, focusToolbar: () => focusTabStop(bar.current) })
  const unreadable = useSyncExternalStore(field.subscribe, () => field.content.unreadable)
  const mode = commentEditor ? 'comment' : 'full'
  const groups = useToolbarGroups(handle, mode, props.injectItems)
  return (
    <LocaleProvider locale={locale}>
      <div className="tf-field" data-mode={mode}>
        {unreadable === null ? (
          <>
            <Toolbar key={namesOf(groups)} ref={bar} field={field} groups={groups} />
            <FieldText field={field} initFocus={initFocus} onReady={() => onReady?.(handle)} />
            {parts.map(({ id, Part }) => (
              <Part key={id} field={field} />
            ))}
            <LiveRegion field={field} />
            {wordCount && <TextCounter field={field} />}
          </>
        ) : (
          <UnreadableText html={unreadable} />
        )}
        <span id={hint} hidden>
          {keysHint[locale]}
        </span>
        {name !== undefined && <SourceTextArea field={field} name={name} form={form} />}
      </div>
    </LocaleProvider>
  )
}

function focusTabStop(bar: HTMLElement | null): void {
  bar?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
}

/** Other items are measured anew. */
function namesOf(groups: readonly ToolbarGroup[]): string {
  return groups.map(group => group.map(({ item }) => item.name).join(' ')).join(' | ')
}
