import { schema } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import type { EditorView, NodeView, NodeViewConstructor } from 'prosemirror-view'
import { copyText } from '../../ui/copy-text.ts'
import { contextOf } from '../../core/feature/host-context.ts'
import type { Locale } from '../../messages/message.ts'
import { copiedMessage, notCopiedMessage } from '../../ui/messages.ts'
import { codeLanguages, findLanguage } from './languages.ts'
import { copyCodeLabel, languageLabel } from './messages.ts'

/** How long the button says whether the code was copied: ms. */
const copiedTime = 2_000

/** Code with its language, which can be chosen, and a button that copies it. */
export const codeBlockView: NodeViewConstructor = (node, view, getPos) =>
  new CodeBlockView(node, { view, getPos, locale: contextOf(view.state).locale })

interface Around {
  readonly view: EditorView
  readonly getPos: () => number | undefined
  readonly locale: Locale
}

class CodeBlockView implements NodeView {
  readonly dom: HTMLElement
  readonly contentDOM: HTMLElement
  readonly #tools: HTMLElement
  readonly #select: HTMLSelectElement
  #node: Node

  constructor(node: Node, around: Around) {
    this.#node = node
    this.dom = document.createElement('pre')
    this.contentDOM = document.createElement('code')
    this.#select = this.#createSelect(around)
    this.#tools = document.createElement('div')
    this.#tools.className = 'tf-code-tools'
    this.#tools.contentEditable = 'false'
    this.#tools.append(this.#createCopyButton(around.locale), this.#select)
    this.dom.append(this.#tools, this.contentDOM)
    this.#show()
  }

  update(node: Node): boolean {
    if (node.type !== schema.nodes.codeBlock) return false
    const changed = node.attrs['language'] !== this.#node.attrs['language']
    this.#node = node
    if (changed) this.#show()
    return true
  }

  readonly stopEvent = (event: Event): boolean =>
    event.target instanceof Element && this.#tools.contains(event.target)

  readonly ignoreMutation = (mutation: { target: globalThis.Node }): boolean =>
    this.#tools.contains(mutation.target)

  #show(): void {
    const name = String(this.#node.attrs['language'])
    this.contentDOM.className = `language-${name}`
    // A name that the menu does not know is kept, and shown as it is.
    if (!findLanguage(name)) this.#select.append(new Option(name, name))
    this.#select.value = findLanguage(name)?.name ?? name
  }

  #createSelect({ view, getPos, locale }: Around): HTMLSelectElement {
    const select = document.createElement('select')
    select.className = 'tf-code-language'
    select.ariaLabel = languageLabel[locale]
    select.append(...codeLanguages.map(({ name, label }) => new Option(label[locale], name)))
    select.addEventListener('mousedown', event => {
      if (!view.editable) event.preventDefault()
    })
    select.addEventListener('change', () => {
      const pos = getPos()
      if (pos === undefined || !view.editable) return this.#show()
      view.dispatch(view.state.tr.setNodeAttribute(pos, 'language', select.value))
      view.focus()
    })
    return select
  }

  #createCopyButton(locale: Locale): HTMLButtonElement {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'tf-code-copy'
    button.textContent = copyCodeLabel[locale]
    button.ariaLive = 'polite'
    button.addEventListener('mousedown', event => event.preventDefault())
    button.addEventListener('click', () => void this.#copy(button, locale))
    return button
  }

  async #copy(button: HTMLElement, locale: Locale): Promise<void> {
    const isCopied = await copyText(this.#node.textContent)
    button.textContent = (isCopied ? copiedMessage : notCopiedMessage)[locale]
    setTimeout(() => {
      button.textContent = copyCodeLabel[locale]
    }, copiedTime)
  }
}
