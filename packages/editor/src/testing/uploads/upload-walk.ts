import { imageAttrs, pendingUploads, readHtml, schema } from '@taskfield/document'
import { Slice, type Node } from 'prosemirror-model'
import {
  AllSelection,
  EditorState,
  NodeSelection,
  TextSelection,
  type Command,
  type Transaction,
} from 'prosemirror-state'
import { contextOf, hostContext, setContext, usualContext } from '../../core/feature/host-context.ts'
import { countUndoSteps, redo, undo, undoHistory } from '../../core/feature/history.ts'
import { partSteps, undoSteps } from '../../core/feature/undo-steps.ts'
import { deleteImage } from '../../features/image/image-commands.ts'
import { isImage } from '../../features/image/find-image.ts'
import { imageClipboard } from '../../features/image/insert/clipboard-form.ts'
import { imagesOfFiles } from '../../features/image/insert/image-files.ts'
import { insertImages } from '../../features/image/insert/insert-images.ts'
import { replacePicture } from '../../features/image/replace-image.ts'
import type { FieldUploads, UploadView } from '../../features/image/upload/field-uploads.ts'
import { findHeld, findUploaded, holdFile, noteUploaded } from '../../features/image/upload/held-files.ts'
import { tieUploads, uploadsOf } from '../../features/image/upload/upload-plugin.ts'
import { replaceDocument } from '../../field/replace-document.ts'
import { addressOf, UploadServer } from './upload-server.ts'
import { UploadTally } from './upload-tally.ts'

const start = '<p>one</p><ul><li>two</li></ul><table><tr><td>three</td></tr></table><p>four</p>'

/** An image of a walk and the address that it has, or will have. */
export interface WalkedImage {
  readonly node: Node
  readonly pos: number
  readonly src: string
}

interface ComingFile {
  readonly file: File
  readonly arrive: () => void
}

/** A text whose images are uploaded: a state with its history, uploads and server, without a page. */
export class UploadWalk implements UploadView {
  readonly server: UploadServer
  readonly first: Node
  composing = false
  readonly tally: UploadTally
  #state: EditorState
  #attached: ReturnType<FieldUploads['attach']> | null = null
  #clipboard: Slice = Slice.empty
  /** Where the server puts the pictures of uploads, by their ids. */
  readonly #addresses: Map<string, string> = new Map()
  /** The files that are still to come, by the ids of their uploads. */
  readonly #coming: Map<string, ComingFile> = new Map()

  constructor(server: UploadServer = new UploadServer()) {
    this.server = server
    this.#state = EditorState.create({
      doc: readHtml(start),
      plugins: [hostContext(usualContext), undoSteps, undoHistory, tieUploads(this.server)],
    })
    this.first = this.#state.doc
    this.tally = new UploadTally(this.uploads.queue)
    this.attach()
  }

  get state(): EditorState {
    return this.#state
  }

  get uploads(): FieldUploads {
    return uploadsOf(this.#state)
  }

  get isEditable(): boolean {
    return !contextOf(this.#state).readOnly
  }

  /** How many steps can be undone. */
  get steps(): number {
    return countUndoSteps(this.#state)
  }

  /** Whether what waits may start: somebody can edit the text. */
  get isAtWork(): boolean {
    return this.isEditable && this.#attached !== null
  }

  readonly dispatch = (transaction: Transaction): void => {
    if (!this.isEditable && transaction.docChanged) return
    const before = this.#state
    this.#state = before.apply(partSteps(transaction, before))
    this.#learn()
    this.#attached?.update(this, before)
  }

  run(command: Command): void {
    command(this.#state, this.dispatch)
  }

  attach(): void {
    this.#attached ??= this.uploads.attach(this)
  }

  detach(): void {
    this.#attached?.destroy()
    this.#attached = null
  }

  setReadOnly(readOnly: boolean): void {
    this.dispatch(setContext(this.#state.tr, { ...contextOf(this.#state), readOnly }))
  }

  endComposition(): void {
    this.composing = false
    this.uploads.tellSoon()
  }

  images(): readonly WalkedImage[] {
    const found: WalkedImage[] = []
    this.#state.doc.descendants((node, pos) => {
      if (isImage(node)) found.push({ node, pos, src: this.#addressOf(node) })
    })
    return found
  }

  #addressOf(node: Node): string {
    const { src, upload } = imageAttrs(node)
    return upload === null ? src : (this.#addresses.get(upload) ?? `unknown ${upload}`)
  }

  /** Learns which files belong to the uploads of the text, while the page holds them. */
  #learn(): void {
    for (const id of pendingUploads(this.#state.doc)) {
      const held = findHeld(id)
      const file = held instanceof Promise ? this.#coming.get(id)?.file : held?.file
      const src = file ? addressOf(file) : findUploaded(id)?.src
      if (src !== undefined) this.#addresses.set(id, src)
    }
  }

  undo(): void {
    this.run(undo)
  }

  redo(): void {
    this.run(redo)
  }

  caret(share: number): void {
    const pos = Math.floor(share * this.#state.doc.content.size)
    this.dispatch(this.#state.tr.setSelection(TextSelection.near(this.#state.doc.resolve(pos))))
  }

  insert(count: number): void {
    const files = Array.from({ length: count }, () => this.#newFile())
    this.run(insertImages(imagesOfFiles(files, this.#state)))
  }

  /** As when an image is pasted that another field has uploaded. */
  insertUploaded(): void {
    const upload = holdFile(this.#newFile())
    this.run(insertImages([{ src: '', upload: this.#uploadElsewhere(upload) }]))
  }

  /** Another field that has one of the images, too, is the first to bring it to the server. */
  uploadElsewhere(share: number): void {
    const ids = pendingUploads(this.#state.doc).filter(id => !(findHeld(id) instanceof Promise))
    const id = ids[Math.floor(share * ids.length)]
    if (id !== undefined && findHeld(id)) this.#uploadElsewhere(id)
  }

  #uploadElsewhere(id: string): string {
    const held = findHeld(id)
    if (!held || held instanceof Promise) throw new Error(`The file of ${id} is not here.`)
    const src = addressOf(held.file)
    this.server.stored.add(src)
    noteUploaded(id, { src, srcset: null, width: null, height: null })
    return id
  }

  /** As when a browser gives an address of its own for a pasted picture. */
  insertComing(): void {
    const file = this.#newFile()
    let arrive = (): void => undefined
    const upload = holdFile(
      new Promise<File>(resolve => {
        arrive = () => resolve(file)
      }),
    )
    this.#coming.set(upload, { file, arrive })
    this.run(insertImages([{ src: '', upload }]))
  }

  /** One of the files that were still to come is there; all of them, without `share`. */
  arrive(share?: number): void {
    const coming = [...this.#coming.values()]
    const chosen = share === undefined ? coming : coming.slice(Math.floor(share * coming.length)).slice(0, 1)
    for (const { arrive } of chosen) arrive()
  }

  type(): void {
    this.dispatch(this.#state.tr.insertText('x'))
  }

  replace(share: number): void {
    if (this.#selectImage(share)) this.run(replacePicture(holdFile(this.#newFile())))
  }

  remove(share: number): void {
    if (this.#selectImage(share)) this.run(deleteImage)
  }

  copy(share: number): void {
    if (share > 0.5 || !this.#selectImage(share * 2))
      this.dispatch(this.#state.tr.setSelection(new AllSelection(this.#state.doc)))
    const copied = imageClipboard.copied(this.#state.selection.content())
    this.#clipboard = Slice.fromJSON(schema, copied.toJSON())
  }

  cut(share: number): void {
    this.copy(share)
    this.dispatch(this.#state.tr.deleteSelection())
  }

  /** Takes what was copied in another field of the page. */
  takeClipboard(other: UploadWalk): void {
    this.#clipboard = other.#clipboard
    for (const [id, src] of other.#addresses) this.#addresses.set(id, src)
    for (const [id, coming] of other.#coming) this.#coming.set(id, coming)
  }

  paste(): void {
    this.#paste(this.#clipboard)
  }

  pasteData(): void {
    const src = `data:image/png;base64,${btoa('x'.repeat(this.server.nextNumber()))}`
    const node = schema.nodes.inlineImage.create({ src })
    this.#paste(new Slice(schema.nodes.paragraph.create(null, node).content, 0, 0))
  }

  /** The host has another version, with a paragraph more. */
  receive(share: number): void {
    const { doc } = this.#state
    const theirs = schema.nodes.paragraph.create(null, schema.text('theirs'))
    const blocks = [...doc.children]
    blocks.splice(Math.floor(share * blocks.length), 0, theirs)
    this.dispatch(replaceDocument(this.#state, schema.nodes.doc.create(null, blocks)))
  }

  #paste(slice: Slice): void {
    this.dispatch(this.#state.tr.replaceSelection(imageClipboard.pasted(slice, { state: this.#state })))
  }

  #selectImage(share: number): boolean {
    const images = this.images()
    const image = images[Math.floor(share * images.length)]
    if (!image) return false
    this.dispatch(this.#state.tr.setSelection(NodeSelection.create(this.#state.doc, image.pos)))
    return true
  }

  #newFile(): File {
    return new File(['x'], `${this.server.nextNumber()}.png`, { type: 'image/png' })
  }
}
