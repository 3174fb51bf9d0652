import { imageAttrs, schema } from '@taskfield/document'
import { Fragment, Slice, type Node } from 'prosemirror-model'
import type { EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import type { ClipboardForm } from '../../../core/feature/feature.ts'
import { isOwnData } from '../upload/data-images.ts'
import { holdFile, isUploadId } from '../upload/held-files.ts'
import { fileNotHad } from '../upload/messages.ts'
import { UploadError } from '../upload/upload-status.ts'
import { fileOfData, isDataAddress } from './data-address.ts'

const { image, inlineImage } = schema.nodes

/** What stands for an upload of this page in the HTML of the clipboard. No server has such a name. */
export const uploadMark = 'https://upload.invalid/'

/**
 * Images that are being uploaded name their upload while they are in the clipboard: pasted on the same page they wait for it, too. A
 * picture that is pasted as `data:` becomes an upload, unless the text had it from the host.
 */
export const imageClipboard: ImageClipboard = {
  copied: slice => mapImages(slice, asCopied),
  pasted: (slice, { state }) => mapImages(slice, node => asPasted(node, state)),
}

interface ImageClipboard extends ClipboardForm {
  readonly pasted: (slice: Slice, view: Pick<EditorView, 'state'>) => Slice
}

function asCopied(node: Node): Node {
  const { src, upload } = imageAttrs(node)
  if (upload === null) return node
  return withAttrs(node, src === '' ? uploadMark + upload : src, null)
}

function asPasted(node: Node, state: EditorState): Node | null {
  const { src } = imageAttrs(node)
  const id = markedUpload(src)
  if (id !== null) {
    // An upload whose file is gone says so in its place.
    return isUploadId(id) ? withAttrs(node, '', id) : null
  }
  return !isDataAddress(src) || isOwnData(state, src) ? node : withAttrs(node, '', holdFile(pictureOf(src)))
}

/** What cannot be read says so in its place. */
function pictureOf(src: string): File | Promise<File> {
  return fileOfData(src) ?? Promise.reject(new UploadError('final', fileNotHad))
}

/** The name of the upload that an address in the clipboard stands for; `null` for all other addresses. */
export function markedUpload(src: string): string | null {
  return src.startsWith(uploadMark) ? src.slice(uploadMark.length) : null
}

function withAttrs(node: Node, src: string, upload: string | null): Node {
  return node.type.create({ ...node.attrs, src, upload }, node.content, node.marks)
}

function mapImages(slice: Slice, map: (image: Node) => Node | null): Slice {
  const content = mapContent(slice.content, map)
  if (content === slice.content) return slice
  const most = Slice.maxOpen(content)
  return new Slice(content, Math.min(slice.openStart, most.openStart), Math.min(slice.openEnd, most.openEnd))
}

const isImage = ({ type }: Node): boolean => type === image || type === inlineImage

/** Most of what is copied holds none, and a long text is not made anew to find that. */
const holdsImages = ({ content }: Fragment): boolean =>
  content.some(node => isImage(node) || holdsImages(node.content))

function mapContent(content: Fragment, map: (image: Node) => Node | null): Fragment {
  if (!holdsImages(content)) return content
  const nodes = content.content.flatMap((node): Node | readonly Node[] => {
    if (isImage(node)) return map(node) ?? []
    if (node.isLeaf) return node
    const inner = mapContent(node.content, map)
    return inner === node.content ? node : node.copy(inner)
  })
  const isSame =
    nodes.length === content.childCount && nodes.every((node, index) => node === content.child(index))
  return isSame ? content : Fragment.fromArray(nodes)
}
