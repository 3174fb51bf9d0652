import { keepProviders } from '../content/media-providers.ts'
import type { HostContext } from '../core/feature/host-context.ts'
import type { UploadFunction } from '../core/feature/upload-settings.ts'
import { ToastList } from '../core/feature/toast-list.ts'
import type { PendingUploads } from '../core/feature/pending-uploads.ts'
import type { Equipment } from './configured.ts'
import { EditorController } from './editor-controller.ts'
import type { FeatureSwitches } from './features.ts'
import { guardProviders } from './host/guarded-providers.ts'
import type { HostFeature } from './host/host-feature.ts'
import { hostFeaturesWith, type HostFeatures } from './host/host-features.ts'
import { callHost, tellError, type OnError } from './host/host-errors.ts'
import { lastingFunctions } from './host/host-functions.tsx'
import { createHandle, type FieldHandle } from './handle.ts'
import { theRest, type Rest } from './rest/load-rest.ts'
import type { LazyCode } from '../ui/lazy/lazy-code.ts'
import { spokenToast } from './toasts/messages.ts'
import { openValue, type OpenedValue } from './value/open-value.ts'
import { ValueSync, type Emit } from './value/value-sync.ts'

/** What stands around the text. */
export type FieldSurroundings = Pick<HostContext, 'hint' | 'focusToolbar'>

/** What the host may change while the field lives, besides the value. */
export interface FieldSettings extends Omit<HostContext, 'send' | 'notify' | 'hostObjects'> {
  readonly emit: Emit | null
  readonly onShiftEnter: ((html: string) => void) | undefined
  readonly onPendingChange: ((uploads: PendingUploads) => void) | undefined
  readonly onError: OnError | undefined
  readonly features: FeatureSwitches
  readonly hostFeatures: readonly HostFeature[]
}

/** A field without React: its text, the value that goes to and fro, and what the host does with both. */
export interface HostedField {
  readonly editor: EditorController
  readonly value: ValueSync
  readonly toasts: ToastList
  readonly handle: FieldHandle
  readonly configure: (settings: FieldSettings) => void
  /** Takes what had to wait for an input method: a value, the features. */
  readonly resume: () => void
}

/** `code` is that of its features, which it takes when it is configured or resumes once that is there. */
export function hostField(
  html: string | null | undefined,
  settings: FieldSettings,
  code: LazyCode<Rest> = theRest,
): HostedField {
  const onError: OnError = error => tellError(known.onError, error)
  let providers = settings.mediaProviders
  let known: FieldSettings = { ...settings, mediaProviders: guardProviders(providers, onError) }
  const ownOf = hostFeaturesWith(onError)
  const toasts = new ToastList(toast => editor.announce(spokenToast(toast), toast.kind === 'error'))
  // The same functions however often the host renders: the state sees no change in them.
  const actions: Actions = {
    send: () => {
      const sent = value.acknowledge()
      if (sent) callHost(onError, () => known.onShiftEnter?.(sent))
    },
    focusToolbar: () => known.focusToolbar(),
    notify: toast => toasts.show(toast),
    upload: async (file, run) => known.upload?.(file, run) ?? {},
    lasting: lastingFunctions(() => known, onError),
  }
  const own = (): HostFeatures => ownOf(known.hostFeatures)
  const open = (given: string | null | undefined): OpenedValue =>
    openValue(given, { ...known, hostObjects: own().objects })
  const opened = open(html)
  const equip = (): Equipment | null => equipmentFor(code.loaded, known, own())
  const editor = new EditorController(opened.doc, equip(), readContext(known, own(), actions))
  editor.onError = onError
  const value = new ValueSync(editor, html, opened, open)
  const emitTo = (emit: Emit | null): Emit | null =>
    emit && ((changed, settled) => callHost(onError, () => emit(changed, settled)))
  const configure = (changed: FieldSettings): void => {
    const kept = keepProviders(providers, changed.mediaProviders)
    const mediaProviders = kept === providers ? known.mediaProviders : guardProviders(kept, onError)
    providers = kept
    known = { ...changed, mediaProviders }
    value.emit = emitTo(changed.emit)
    // A text that is drawn anew would end the word of an input method.
    const isKept = editor.isComposing && !editor.isEquipped
    editor.configure(isKept ? null : equip(), readContext(known, own(), actions))
  }
  const resume = (): void => {
    value.resume()
    if (!editor.isEquipped) editor.configure(equip(), readContext(known, own(), actions))
  }
  value.emit = emitTo(settings.emit)
  watchUploads(editor, uploads => callHost(onError, () => known.onPendingChange?.(uploads)))
  return { editor, value, toasts, handle: createHandle(editor, value), configure, resume }
}

/** Tells how many uploads are pending whenever that changes. */
function watchUploads(editor: EditorController, tell: (uploads: PendingUploads) => void): void {
  let known = editor.allPendingUploads
  editor.subscribe(() => {
    const uploads = editor.allPendingUploads
    const isSame =
      known.pending === uploads.pending && known.failed === uploads.failed && known.total === uploads.total
    known = uploads
    if (!isSame) tell(uploads)
  })
}

/** What a field can do once the code for it is there. */
function equipmentFor(
  rest: Rest | null,
  { mode, features }: FieldSettings,
  own: HostFeatures,
): Equipment | null {
  return rest && { rest, features: rest.chooseFeatures(mode, features, own.features) }
}

interface Actions extends Pick<HostContext, 'focusToolbar' | 'notify'> {
  readonly send: () => void
  readonly upload: UploadFunction
  readonly lasting: ReturnType<typeof lastingFunctions>
}

/** What features see of the settings. */
function readContext(
  {
    emit: _emit,
    onShiftEnter,
    onPendingChange: _onPendingChange,
    onError: _onError,
    features: _features,
    hostFeatures: _hostFeatures,
    ...context
  }: FieldSettings,
  { objects: hostObjects }: HostFeatures,
  { lasting, ...actions }: Actions,
): HostContext {
  const canSend = context.mode === 'comment' && onShiftEnter !== undefined
  return {
    ...context,
    hostObjects,
    ...lasting(context),
    ...actions,
    send: canSend ? actions.send : null,
    upload: context.upload ? actions.upload : null,
  }
}
