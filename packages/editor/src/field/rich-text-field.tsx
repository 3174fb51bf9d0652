import { checkMessages } from '#check-messages'
import { messageText } from '../messages/message-text.ts'
import { focusedIn, pageOf } from '../dom/root-of.ts'
import type { EditorState } from 'prosemirror-state'
import {
  forwardRef,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type ForwardedRef,
  type NamedExoticComponent,
  type ReactElement,
} from 'react'
import { contextOf, type HostContext } from '../core/feature/host-context.ts'
import { sendKeys } from '../core/feature/send-key.ts'
import { useEditorState } from '../core/feature/use-editor-state.ts'
import { isMac, writeShortcut } from '../core/toolbar/shortcut.ts'
import { WordsProvider } from '../messages/locale.tsx'
import { LoadFailures } from '../ui/lazy/load-failures.tsx'
import { useIdleCode } from '../ui/lazy/use-idle-code.ts'
import { useFromServer, useServerRender } from '../rich-text/use-from-server.ts'
import { FieldText } from './view/field-text.tsx'
import { callHost } from './host/host-errors.ts'
import { LiveRegion } from './announcements/live-region.tsx'
import { keysHint } from './messages.ts'
import type { FieldHandle } from './handle.ts'
import type { Rest } from './rest/load-rest.ts'
import { SayFailedRest } from './rest/say-failed-rest.tsx'
import { useRest } from './rest/use-rest.ts'
import type { RichTextFieldProps } from './rich-text-field-props.tsx'
import { FormControl, noFacts } from './value/form-control.tsx'
import { findPopup, ownedBy, PopupContainer } from '../ui/popups/popup-container.tsx'
import { TextCounter } from './text-counter.tsx'
import { ServerField } from './server/server-field.tsx'
import { UnreadableText } from './view/unreadable-text.tsx'
import { useEscapeFirst } from './use-escape-first.ts'
import { useFocusWithin } from './use-focus-within.ts'
import { useHostedField } from './use-hosted-field.ts'

/** The rich-text field: a toolbar over an editable text. A server renders the text, which becomes editable in the browser. */
export const RichTextField: NamedExoticComponent<RichTextFieldProps> = forwardRef(function RichTextField(
  given: RichTextFieldProps,
  ref: ForwardedRef<FieldHandle>,
): ReactElement {
  const props = saidIn(given)
  return useStaysFromServer() ? <ServerField {...props} /> : <BrowserField props={props} handleRef={ref} />
})

/** Hosts hand on what they have: `undefined` and `null` say as much as nothing, but `null` of the feed that there is none. */
function saidIn(props: RichTextFieldProps): RichTextFieldProps {
  return Object.fromEntries(
    Object.entries(props).filter(([name, given]) => (given ?? null) !== null || name === 'mentionFeed'),
  )
}

/** Whether what the server has rendered is shown: until the browser has the code that draws the same. */
function useStaysFromServer(): boolean {
  const isServer = useServerRender()
  const isFromServer = useFromServer()
  const { rest, hasFailed } = useRest()
  return isServer || (isFromServer && !rest && !hasFailed)
}

interface BrowserFieldProps {
  readonly props: RichTextFieldProps
  readonly handleRef: ForwardedRef<FieldHandle>
}

function BrowserField({ props, handleRef }: BrowserFieldProps): ReactElement {
  const { initFocus = false, wordCount, locale = 'ru', messages = null } = props
  const { className, onReady } = props
  const words = useMemo(() => ({ locale, messages }), [locale, messages])
  useEffect(() => checkMessages(messages), [messages])
  const [facts, setFacts] = useState(noFacts)
  const hint = useId()
  const problemId = useId()
  const root = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const { rest } = useRest()
  const field = useHostedField(props, handleRef, {
    hint,
    labelled: facts.label,
    problem: facts.problem ? problemId : null,
    focusToolbar: () => focusTabStop(findBalloon(root.current) ?? bar.current),
  })
  const { editor, value, toasts, handle } = field
  const unreadable = useSyncExternalStore(editor.subscribe, () => value.unreadable)
  const { mode, sendKey } = useEditorState(editor, factsOf)
  useIdleCode()
  const onKeyDown = useEscapeFirst(root, editor)
  const focus = useFocusWithin(root, props, { value, onError: editor.onError })
  return (
    <WordsProvider words={words}>
      <PopupContainer field={root} owner={hint} given={props.popupContainer}>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only passes on, or not, what its parts hear */}
        <div
          ref={root}
          {...ownedBy(hint)}
          className={classOf(className)}
          data-mode={mode}
          {...focus}
          onKeyDown={onKeyDown}
        >
          <LoadFailures>
            <SayFailedRest onFailure={editor.release} />
            {unreadable === null ? (
              <>
                <Toolbar rest={rest} bar={bar} editor={editor} handle={handle} given={props} />
                <FieldText
                  field={field}
                  initFocus={initFocus}
                  onReady={() => callHost(editor.onError, () => onReady?.(handle))}
                />
                {rest && <rest.FieldPopups editor={editor} />}
                {wordCount && <TextCounter editor={editor} />}
              </>
            ) : (
              <UnreadableText html={unreadable} />
            )}
            <LiveRegion editor={editor} />
            {rest && <rest.ToastHost editor={editor} toasts={toasts} />}
            <span id={hint} hidden>
              {messageText(keysHint(sendKey), words)}
            </span>
            <FormControl
              editor={editor}
              value={value}
              given={props}
              problem={{ ...facts, id: problemId }}
              onFacts={setFacts}
            />
          </LoadFailures>
        </div>
      </PopupContainer>
    </WordsProvider>
  )
}

/** The toolbar, or its place until its code is there. */
function Toolbar({ rest, ...props }: ToolbarProps & { readonly rest: Rest | null }): ReactElement {
  return rest ? <rest.FieldToolbar {...props} /> : <div className="tf-toolbar" />
}

type ToolbarProps = ComponentProps<Rest['FieldToolbar']>

function classOf(given = ''): string {
  return `tf-field ${given}`.trim()
}

function factsOf(state: EditorState): { mode: HostContext['mode']; sendKey: string | null } {
  const { mode, send, sendKey } = contextOf(state)
  return { mode, sendKey: send && writeShortcut(sendKeys[sendKey][0] ?? '', isMac()) }
}

/** A balloon is nearer than the toolbar, unless the focus is there already. */
function findBalloon(field: HTMLElement | null): HTMLElement | null {
  const balloon = findPopup(field, '.tf-balloon')
  return balloon?.contains(focusedIn(pageOf(balloon))) ? null : balloon
}

function focusTabStop(bar: HTMLElement | null): void {
  const stop =
    bar?.querySelector<HTMLElement>('[tabindex="0"]') ?? bar?.querySelector<HTMLElement>('a, button, input')
  stop?.focus()
}
