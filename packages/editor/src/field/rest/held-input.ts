import { copyOf } from '../../dom/copy-of-data.ts'
import { isOfInputMethod } from '../../dom/input-method.ts'
import { nextTask } from '../../ui/lazy/next-task.ts'

/** Does what a browser does, which does nothing at the events of a script. */
export interface Typist {
  /** What it does at a key that nobody took. */
  readonly press: (event: KeyboardEvent) => void
  readonly write: (text: string) => void
  /** What it does at a press on a place of the text. */
  readonly click: (place: PressedPlace) => void
}

/** Where a text was pressed: a position, and which of the buttons of the object there; negative where none was. */
export interface PressedPlace {
  readonly pos: number
  readonly button: number
}

/** What tells of a text which events need no features. */
export interface FirstText {
  /** Whether a key means the same without them. */
  readonly passes: (event: KeyboardEvent) => boolean
  /** The place of a press where the text cannot be edited yet; `null` where the browser puts the caret. */
  readonly pressedAt: (event: MouseEvent) => PressedPlace | null
}

/** What a person did with keys, the clipboard or the mouse, to be done later. */
interface Held {
  readonly act: () => void
  /** What it changes: the text, the place of the caret, or nothing that is possible without features. */
  readonly changes: 'text' | 'caret' | 'nothing'
}

/**
 * Keeps what a person does in a text until the code that knows what it means is there, and then does it, in the same order. Nothing is
 * passed by: as long as something is held, so is all that follows.
 */
export class HeldInput {
  /** Settled when the mouse is let go that was pressed last, wherever that was. */
  letGo: Promise<unknown> | undefined
  #held: Held[] = []
  readonly #ending = new AbortController()
  readonly #text: HTMLElement
  readonly #first: FirstText
  #isReplaying = false
  /** Whether the mouse was pressed for which the browser has not told a click yet. */
  #isPressed = false
  /** Known once something is done of what was held. */
  #typist: Typist | null = null

  constructor(text: HTMLElement, first: FirstText) {
    this.#text = text
    this.#first = first
    const options = { signal: this.#ending.signal, capture: true }
    const listen: Listen = (type, listener) =>
      text.parentElement?.addEventListener(type, event => this.#isReplaying || listener(event), options)
    listen('keydown', event => this.#onKey(event))
    listen('beforeinput', event => this.#onInput(event))
    listen('paste', event => this.#onPaste(event))
    listen('drop', event => this.#onDrop(event))
    listen('mousedown', event => this.#onPress(event))
    listen('click', event => this.#onClick(event))
    // What is dragged from here to here could not be told from what comes from elsewhere when it is dropped later.
    listen('dragstart', event => event.preventDefault())
    const page = text.ownerDocument
    const begin = (): void => {
      this.letGo = new Promise(resolve =>
        page.addEventListener('mouseup', resolve, { capture: true, once: true }),
      )
    }
    page.addEventListener('mousedown', begin, options)
  }

  /** Does all that was held, each in a task of its own, as it came; what comes meanwhile follows. */
  async release(typist: Typist): Promise<void> {
    this.#typist = typist
    for (let next = this.#held.shift(); next && !this.#hasEnded; next = this.#held.shift()) {
      this.#give(next)
      // oxlint-disable-next-line no-await-in-loop -- a key may open something, and the next one is for what has the focus then
      await nextTask()
    }
    this.end()
  }

  /** Does all that is held at once, for whoever cannot wait: it is in the text then, as far as that is possible without features. */
  settle(typist: Typist): void {
    if (this.#hasEnded) return
    this.#typist = typist
    const last = this.#held.findLastIndex(({ changes }) => changes === 'text')
    const due = this.#held.filter(({ changes }, index) => index <= last && changes !== 'nothing')
    this.#held = this.#held.filter(held => !due.includes(held))
    for (const held of due) this.#give(held)
  }

  /** Does something after all that is held; at once where nothing is held any more. */
  follow(act: () => void): void {
    if (this.#hasEnded) act()
    else this.#held.push({ act, changes: 'nothing' })
  }

  /** Holds nothing any more. */
  end(): void {
    this.#ending.abort()
  }

  get #hasEnded(): boolean {
    return this.#ending.signal.aborted
  }

  #give({ act }: Held): void {
    this.#isReplaying = true
    try {
      act()
    } catch (error) {
      reportError(error)
    }
    this.#isReplaying = false
  }

  #onKey(event: KeyboardEvent): void {
    if (isOfInputMethod(event) || isElsewhere(event)) return
    if (!this.#isPassed(event)) this.#holdKey(event, event)
  }

  /** What is written without a key that the page hears of: by dictation, a table of emoji, the keyboard of a phone. */
  #onInput(event: InputEvent): void {
    if (event.isComposing || !event.cancelable) return
    const { inputType, data } = event
    if (inputType === 'insertText') this.#onText(event, data ?? '')
    const key = keys[inputType]
    if (!key) return
    const shiftKey = inputType === 'insertLineBreak'
    const pressed = new KeyboardEvent('keydown', { ...asBrowser, key, shiftKey })
    if (!this.#isPassed(pressed)) this.#holdKey(event, pressed)
  }

  #onText(event: InputEvent, text: string): void {
    const isPassed = text.length === 1 && this.#isPassed(new KeyboardEvent('keydown', { key: text }))
    if (!isPassed) this.#hold(event, () => this.#typist?.write(text))
  }

  #isPassed(key: KeyboardEvent): boolean {
    return this.#held.length === 0 && this.#first.passes(key)
  }

  #holdKey(event: Event, pressed: KeyboardEvent): void {
    this.#hold(event, () => {
      const isFree = this.#text.dispatchEvent(new KeyboardEvent('keydown', pressed))
      if (isFree) this.#typist?.press(pressed)
    })
  }

  #onPaste(event: ClipboardEvent): void {
    const clipboardData = copyOf(event.clipboardData)
    this.#hold(event, () =>
      this.#text.dispatchEvent(new ClipboardEvent('paste', { ...asBrowser, clipboardData })),
    )
  }

  #onDrop(event: DragEvent): void {
    const dataTransfer = copyOf(event.dataTransfer)
    const { clientX, clientY } = event
    this.#hold(event, () =>
      this.#text.dispatchEvent(new DragEvent('drop', { ...asBrowser, dataTransfer, clientX, clientY })),
    )
  }

  /** A press counts where it begins: its end may find the features there, and the text drawn anew. */
  #onPress(event: MouseEvent): void {
    if (event.button !== 0) return
    const place = this.#first.pressedAt(event)
    this.#isPressed = place !== null
    if (place) this.#holdPress(place)
  }

  /** A link would lead away from a text that is about to be edited. A key on a button is a click without a press. */
  #onClick(event: MouseEvent): void {
    const place = this.#first.pressedAt(event)
    if (!place) return
    stop(event)
    if (!this.#isPressed) this.#holdPress(place)
    this.#isPressed = false
  }

  #holdPress(place: PressedPlace): void {
    this.#held.push({
      act: () => this.#typist?.click(place),
      changes: place.button < 0 ? 'caret' : 'nothing',
    })
  }

  #hold(event: Event, act: () => void): void {
    stop(event)
    this.#held.push({ act, changes: 'text' })
  }
}

function stop(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

type Listen = <Type extends keyof HTMLElementEventMap>(
  type: Type,
  listener: (event: HTMLElementEventMap[Type]) => void,
) => void

const asBrowser: EventInit = { bubbles: true, cancelable: true, composed: true }

/** The keys that do what is done without one. */
const keys: Readonly<Record<string, string>> = {
  insertParagraph: 'Enter',
  insertLineBreak: 'Enter',
  deleteContentBackward: 'Backspace',
  deleteContentForward: 'Delete',
}

/** Whether a key is none of the text's: of the page, the browser, an input method, or the clipboard, which has events of its own. */
function isElsewhere({ key, code, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (/^F\d+$/u.test(key) || elsewhere.has(key)) return true
  return (ctrlKey || metaKey) && !altKey && elsewhereWithControl.has(code)
}

const elsewhere: ReadonlySet<string> = new Set(
  'PageUp PageDown Control Meta Shift Alt AltGraph CapsLock Unidentified Dead Process'.split(' '),
)

const elsewhereWithControl: ReadonlySet<string> = new Set(
  'KeyC KeyX KeyV KeyR KeyP KeyL Equal Minus NumpadAdd NumpadSubtract'.split(' '),
)
