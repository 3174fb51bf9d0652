import { messageText } from '../../messages/message-text.ts'
import { isElement } from '../../dom/kinds.ts'
import { codeBlockAttrs, schema } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import type { EditorView, NodeView, NodeViewConstructor } from 'prosemirror-view'
import { colorCode, type CodeColors } from '../../content/highlight/color-code.ts'
import { drawIcon } from '../../content/draw-icon.ts'
import { copyText } from '../../ui/copy-text.ts'
import { contextOf } from '../../core/feature/host-context.ts'
import type { Words } from '../../messages/message.ts'
import { copiedMessage, notCopiedMessage } from '../../ui/messages.ts'
import { openLanguageMenuOf, setLanguageMenu } from './language-menu-state.ts'
import { findLanguage } from '../../content/highlight/languages.ts'
import { copyCodeLabel, languageLabel } from './messages.ts'

/** How long the button says whether the code was copied: ms. */
const copiedTime = 2_000

/** Lucide's `chevron-down`. */
const arrowPath = 'm6 9 6 6 6-6'

/** Code with its language, which can be chosen, and a button that copies it. */
export const codeBlockView: NodeViewConstructor = (node, view, getPos) =>
  new CodeBlockView(node, { view, getPos, words: contextOf(view.state) })

interface Around {
  readonly view: EditorView
  readonly getPos: () => number | undefined
  readonly words: Words
}

class CodeBlockView implements NodeView {
  readonly dom: HTMLElement
  readonly contentDOM: HTMLElement
  readonly #tools: HTMLElement
  readonly #language: HTMLButtonElement
  readonly #words: Words
  readonly #colors: CodeColors
  #node: Node

  constructor(node: Node, around: Around) {
    this.#node = node
    this.#words = around.words
    this.dom = document.createElement('pre')
    this.contentDOM = document.createElement('code')
    this.#language = createLanguageButton(around)
    this.#tools = document.createElement('div')
    this.#tools.className = 'tf-code-tools'
    this.#tools.contentEditable = 'false'
    this.#tools.append(this.#createCopyButton(), this.#language)
    // Behind the code: before it Chromium's input methods lose the first word.
    this.dom.append(this.contentDOM, this.#tools)
    this.#colors = colorCode(this.contentDOM)
    this.#show()
  }

  update(node: Node): boolean {
    if (node.type !== schema.nodes.codeBlock) return false
    const changed = codeBlockAttrs(node).language !== codeBlockAttrs(this.#node).language
    this.#node = node
    if (changed) this.#show()
    else this.#colors.show(node.textContent, codeBlockAttrs(node).language)
    return true
  }

  destroy(): void {
    this.#colors.end()
  }

  readonly stopEvent = (event: Event): boolean =>
    isElement(event.target) && this.#tools.contains(event.target)

  readonly ignoreMutation = (mutation: { target: globalThis.Node }): boolean =>
    this.#tools.contains(mutation.target)

  #show(): void {
    const { language: name } = codeBlockAttrs(this.#node)
    this.contentDOM.className = `language-${name}`
    // A name that the menu does not know is kept, and shown as it is.
    const language = findLanguage(name)
    const shown = language ? messageText(language.label, this.#words) : name
    this.#language.firstChild?.replaceWith(shown)
    this.#colors.show(this.#node.textContent, name)
    this.#language.ariaLabel = `${messageText(languageLabel, this.#words)}: ${shown}`
  }

  #createCopyButton(): HTMLButtonElement {
    const button = createButton('tf-code-copy')
    button.textContent = messageText(copyCodeLabel, this.#words)
    button.ariaLive = 'polite'
    button.addEventListener('click', () => void this.#copy(button))
    return button
  }

  async #copy(button: HTMLElement): Promise<void> {
    const isCopied = await copyText(this.#node.textContent)
    button.textContent = messageText(isCopied ? copiedMessage : notCopiedMessage, this.#words)
    setTimeout(() => {
      button.textContent = messageText(copyCodeLabel, this.#words)
    }, copiedTime)
  }
}

/** Opens the menu that `language-menu.tsx` draws, and closes it. */
function createLanguageButton({ view, getPos }: Around): HTMLButtonElement {
  const button = createButton('tf-code-language')
  button.disabled = !view.editable
  button.ariaHasPopup = 'menu'
  button.ariaExpanded = 'false'
  button.append('', drawIcon(arrowPath))
  const open = (): void => {
    const pos = getPos()
    if (pos === undefined) return
    setLanguageMenu(openLanguageMenuOf(view.state) === pos ? null : pos)(view.state, view.dispatch)
  }
  button.addEventListener('click', open)
  button.addEventListener('keydown', event => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    open()
  })
  return button
}

function createButton(className: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = className
  // The text keeps the focus and with it its selection.
  button.addEventListener('mousedown', event => event.preventDefault())
  return button
}
