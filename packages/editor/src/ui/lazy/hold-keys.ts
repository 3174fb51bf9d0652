import { focusedIn, pageOf, targetOf, windowInUse } from '../../dom/root-of.ts'
import { isElement, isTag } from '../../dom/kinds.ts'

/** How long a popup is waited for: ms, enough for its code over a slow network. After that keys are for the text again. */
const patience = 10_000

/** How long a popup that is there may take to take the focus: ms, and frames, which a slow page draws rarely. */
const focusPatience = { time: 500, frames: 5 }

interface HeldKeys {
  /** Gives the keys to what takes the focus next. */
  readonly give: () => void
  readonly drop: () => void
}

type Held = { readonly event: KeyboardEvent } | { readonly pasted: string }

const replayed = new WeakSet<Event>()

const textOf = ({ clipboardData }: ClipboardEvent): string => clipboardData?.getData('text/plain') ?? ''

/** Holds back what is typed and pasted while a popup that takes the focus is loaded: it is for the popup, not for the text. */
export function holdKeys(): HeldKeys {
  const held: Held[] = []
  const ending = new AbortController()
  const { signal } = ending
  const drop = (): void => ending.abort()
  const timer = setTimeout(drop, patience)
  signal.addEventListener('abort', () => clearTimeout(timer))
  const hold = (event: Event, kept: Held): void => {
    event.preventDefault()
    event.stopImmediatePropagation()
    held.push(kept)
  }
  const options = { signal, capture: true }
  const window = windowInUse()
  window.addEventListener(
    'keydown',
    event => {
      if (!replayed.has(event) && !isPasteOrModifier(event)) hold(event, { event })
    },
    options,
  )
  window.addEventListener('paste', event => hold(event, { pasted: textOf(event) }), options)
  window.addEventListener('pointerdown', drop, options)
  const replayAll = async (popup: Element | null): Promise<void> => {
    await settled(popup)
    for (let next = held.shift(); next && !signal.aborted; next = held.shift()) {
      replay(next)
      // oxlint-disable-next-line no-await-in-loop -- a key may move the focus, and the next one is for what has it then
      await nextFrame()
    }
    drop()
  }
  return {
    give() {
      clearTimeout(timer)
      let hasArrived = false
      const arrive = (event: FocusEvent): void => {
        hasArrived = true
        if (held.length === 0) drop()
        else void replayAll(popupOf(targetOf(event)))
      }
      window.addEventListener('focusin', arrive, { ...options, once: true })
      void afterFocusTime(() => {
        if (!hasArrived) drop()
      })
    },
    drop,
  }
}

function popupOf(target: EventTarget | null): Element | null {
  return isElement(target) ? target.closest('.tf-popup') : null
}

/** The browser pastes at Ctrl+V, and that is held back for itself. */
function isPasteOrModifier({ key, code, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return (
    ['Control', 'Meta', 'Shift', 'Alt', 'AltGraph'].includes(key) || (code === 'KeyV' && (ctrlKey || metaKey))
  )
}

function replay(held: Held): void {
  const target = focusedIn(windowInUse().document)
  if (!target) return
  if ('pasted' in held) return insertText(target, held.pasted)
  const { event } = held
  const again = new KeyboardEvent('keydown', event)
  replayed.add(again)
  if (target.dispatchEvent(again)) doAsBrowser(target, event)
}

/** What a browser does at a key that nobody took: it does nothing at those of a script. */
function doAsBrowser(target: Element, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
  if (ctrlKey || metaKey || altKey) return
  if (isTag(target, 'input')) {
    if (key === 'Enter') target.form?.requestSubmit()
    else if (key.length === 1) insertText(target, key)
  } else if (isTag(target, 'button') && ['Enter', ' '].includes(key)) target.click()
}

function insertText(target: Element, text: string): void {
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else writes as the user does, with undo and `input`
  if (isTag(target, 'input')) pageOf(target).execCommand('insertText', false, text)
}

async function afterFocusTime(act: () => void): Promise<void> {
  const end = performance.now() + focusPatience.time
  // oxlint-disable-next-line no-await-in-loop -- one frame after the other
  for (let frames = 0; frames < focusPatience.frames || performance.now() < end; frames++) await nextFrame()
  act()
}

/** A menu gives its lines the focus once it has come. */
async function settled(popup: Element | null): Promise<void> {
  await nextFrame()
  await Promise.allSettled(popup?.getAnimations().map(({ finished }) => finished) ?? [])
  await nextFrame()
}

const nextFrame = (): Promise<number> => new Promise(resolve => requestAnimationFrame(resolve))
