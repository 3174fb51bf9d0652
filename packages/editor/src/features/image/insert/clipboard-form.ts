import { imageAttrs, schema } from '@taskfield/document'
import { Fragment, Slice, type Node } from 'prosemirror-model'
import type { ClipboardForm } from '../../../core/feature/feature.ts'
import { findHeld, findUploaded, holdFile } from '../upload/held-files.ts'

const { image, inlineImage } = schema.nodes

/** What stands for an upload of this page in the HTML of the clipboard. No server has such a name. */
const mark = 'https://upload.invalid/'

/**
 * Images that are being uploaded name their upload while they are in the clipboard: pasted on the same page they wait for it, too. A
 * picture that is pasted as `data:` becomes an upload.
 */
export const imageClipboard: ClipboardForm = {
  copied: slice => mapImages(slice, asCopied),
  pasted: slice => mapImages(slice, asPasted),
}

function asCopied(node: Node): Node {
  const { src, upload } = imageAttrs(node)
  if (upload === null) return node
  return withAttrs(node, src === '' ? mark + upload : src, null)
}

function asPasted(node: Node): Node | null {
  const { src } = imageAttrs(node)
  if (src.startsWith(mark)) {
    const id = src.slice(mark.length)
    return (findHeld(id) ?? findUploaded(id)) ? withAttrs(node, '', id) : null
  }
  const file = fileOfData(src)
  return file ? withAttrs(node, '', holdFile(file)) : node
}

function withAttrs(node: Node, src: string, upload: string | null): Node {
  return node.type.create({ ...node.attrs, src, upload }, node.content, node.marks)
}

function fileOfData(src: string): File | null {
  const [, type, base64] = /^\s*data:(image\/[a-z+]+);base64,([^]*)$/i.exec(src) ?? []
  if (type === undefined || base64 === undefined) return null
  try {
    const bytes = Uint8Array.from(atob(base64), character => character.charCodeAt(0))
    return new File([bytes], `image.${type.slice('image/'.length)}`, { type })
  } catch {
    return null
  }
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
