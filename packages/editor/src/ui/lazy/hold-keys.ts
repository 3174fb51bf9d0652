import { focusedIn, pageOf, targetOf, windowInUse } from '../../dom/root-of.ts'
import { isElement, isTag } from '../../dom/kinds.ts'
import { nextFrame } from './next-frame.ts'

/** How long a popup is waited for: ms, enough for its code over a slow network. After that keys are for the text again. */
const patience = 10_000

/** How long a popup that is there may take to take the focus: ms, and frames, which a slow page draws rarely. */
const focusPatience = { time: 500, frames: 5 }

interface HeldKeys {
  /** Gives the keys to what takes the focus next. */
  readonly give: () => void
  readonly drop: () => void
}

const replayed = new WeakSet<Event>()

/**
 * Holds back what is typed and pasted while a popup that takes the focus is loaded: it is for the popup, not for the text.
 *
 * @param onPress called when something is pressed meanwhile: the focus has gone elsewhere then
 */
export function holdKeys(onPress: () => void): HeldKeys {
  const held: (() => void)[] = []
  let hasArrived = false
  const ending = new AbortController()
  const { signal } = ending
  const drop = (): void => ending.abort()
  const timer = setTimeout(drop, patience)
  const hold = (event: Event, act: () => void): void => {
    event.preventDefault()
    event.stopImmediatePropagation()
    held.push(act)
  }
  const options = { signal, capture: true }
  const window = windowInUse()
  const onKey = (event: KeyboardEvent): void => {
    if (!replayed.has(event) && !isPasteOrModifier(event)) hold(event, () => pressAgain(event))
  }
  window.addEventListener('keydown', onKey, options)
  const onPaste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData?.getData('text/plain')
    hold(event, () => insertText(pasted))
  }
  window.addEventListener('paste', onPaste, options)
  window.addEventListener('pointerdown', () => (drop(), hasArrived || onPress()), options)
  const replayAll = async (popup: Element | null): Promise<void> => {
    await settled(popup)
    for (let next = held.shift(); next && !signal.aborted; next = held.shift()) {
      next()
      // oxlint-disable-next-line no-await-in-loop -- a key may move the focus, and the next one is for what has it then
      await nextFrame()
    }
    drop()
  }
  return {
    give() {
      clearTimeout(timer)
      const arrive = (event: FocusEvent): void => {
        hasArrived = true
        if (held.length === 0) drop()
        else void replayAll(popupOf(targetOf(event)))
      }
      window.addEventListener('focusin', arrive, { ...options, once: true })
      void afterFocusTime(() => hasArrived || drop())
    },
    drop,
  }
}

function popupOf(target: EventTarget | null): Element | null {
  return isElement(target) ? target.closest('.tf-popup') : null
}

/** The browser pastes at Ctrl+V, and that is held back for itself. */
function isPasteOrModifier({ key, code, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return /^(?:Control|Meta|Shift|Alt)/u.test(key) || (code === 'KeyV' && (ctrlKey || metaKey))
}

const focused = (): Element | null => focusedIn(windowInUse().document)

function pressAgain(event: KeyboardEvent): void {
  const again = new KeyboardEvent('keydown', event)
  replayed.add(again)
  if (focused()?.dispatchEvent(again)) doAsBrowser(event)
}

/** Does what a browser does at a key that nobody took: it does nothing at those of a script. */
function doAsBrowser({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
  if (ctrlKey || metaKey || altKey) return
  const target = focused()
  if (key.length === 1) insertText(key)
  if (key === 'Enter' && isTag(target, 'input')) target.form?.requestSubmit()
  else if (isTag(target, 'button') && ['Enter', ' '].includes(key)) target.click()
}

/** Into what the focus is in: a form, or the text, where a key before has closed the form. */
function insertText(text?: string): void {
  const target = focused()
  if (!target?.matches('input, [contenteditable="true"]')) return
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else writes as the user does, with undo and `input`
  pageOf(target).execCommand('insertText', false, text)
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
