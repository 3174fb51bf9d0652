import { imageAttrs, schema } from '@taskfield/document'
import { Fragment, Slice, type Node } from 'prosemirror-model'
import type { ClipboardForm } from '../../../core/feature/feature.ts'
import { fileOfData } from './data-address.ts'
import { holdFile, isUploadId } from '../upload/held-files.ts'

const { image, inlineImage } = schema.nodes

/** What stands for an upload of this page in the HTML of the clipboard. No server has such a name. */
export const uploadMark = 'https://upload.invalid/'

/**
 * Images that are being uploaded name their upload while they are in the clipboard: pasted on the same page they wait for it, too. A
 * picture that is pasted as `data:` becomes an upload.
 */
export const imageClipboard: ClipboardForm & { readonly pasted: (slice: Slice) => Slice } = {
  copied(slice) {
    copiedData = new Set()
    return mapImages(slice, asCopied)
  },
  pasted: slice => mapImages(slice, asPasted),
}

/** The `data:` addresses of what was copied last: the text holds them already, and may go on doing so. */
let copiedData = new Set<string>()

function asCopied(node: Node): Node {
  const { src, upload } = imageAttrs(node)
  if (src.trimStart().startsWith('data:')) copiedData.add(src)
  if (upload === null) return node
  return withAttrs(node, src === '' ? uploadMark + upload : src, null)
}

function asPasted(node: Node): Node | null {
  const { src } = imageAttrs(node)
  if (src.startsWith(uploadMark)) {
    const id = src.slice(uploadMark.length)
    // An upload whose file is gone says so in its place.
    return isUploadId(id) ? withAttrs(node, '', id) : null
  }
  const file = copiedData.has(src) ? null : fileOfData(src)
  return file ? withAttrs(node, '', holdFile(file)) : node
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

function mapContent(content: Fragment, map: (image: Node) => Node | null): Fragment {
  const nodes = content.content.flatMap((node): Node | readonly Node[] => {
    const isImage = node.type === image || node.type === inlineImage
    if (isImage) return map(node) ?? []
    if (node.isLeaf) return node
    const inner = mapContent(node.content, map)
    return inner === node.content ? node : node.copy(inner)
  })
  const isSame =
    nodes.length === content.childCount && nodes.every((node, index) => node === content.child(index))
  return isSame ? content : Fragment.fromArray(nodes)
}
