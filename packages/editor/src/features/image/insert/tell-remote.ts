import type { Fragment, Node } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import { contextOf } from '../../../core/feature/host-context.ts'
import { holdFile } from '../upload/held-files.ts'
import { remoteNotTaken, remotePictures, takeRemoteLabel } from './remote-messages.ts'

/** How long the notice stands: ms. There is something to decide. */
const duration = 20_000

/**
 * Names the sites on which pasted pictures stay, with a way to upload them. Not those that the text has pictures of already: where a host
 * keeps its uploads on a server of their own, that is one of them.
 */
export function tellRemote(content: Fragment, before: Node, view: EditorView): void {
  const { notify, uploadUrl } = contextOf(view.state)
  const known = new Set([location.host, hostOf(uploadUrl), ...sourcesIn(before.content).map(hostOf)])
  const sources = sourcesIn(content).filter(src => !known.has(hostOf(src)))
  if (sources.length === 0 || view.isDestroyed) return
  notify({
    kind: 'warning',
    text: remotePictures([...new Set(sources.map(hostOf))]),
    duration,
    action: { label: takeRemoteLabel, run: () => void takeRemote(new Set(sources), view) },
  })
}

/** Uploads the pictures of some addresses. What a site does not give to other pages stays where it is. */
async function takeRemote(sources: ReadonlySet<string>, view: EditorView): Promise<void> {
  const { notify } = contextOf(view.state)
  const files = new Map<string, File>()
  const fetches = [...sources].map(async src => files.set(src, await fetchRemote(src)))
  const outcomes = await Promise.allSettled(fetches)
  const lost = outcomes.filter(({ status }) => status === 'rejected').length
  if (!view.isDestroyed) putFiles(files, view)
  if (lost > 0) notify({ kind: 'warning', text: remoteNotTaken(lost) })
}

/** Neither what the person has of the site nor where the picture stands goes with it. */
async function fetchRemote(src: string): Promise<File> {
  const answer = await fetch(src, { credentials: 'omit', referrerPolicy: 'no-referrer' })
  const blob = await answer.blob()
  const [, extension] = /^image\/([a-z]+)/.exec(blob.type) ?? []
  if (!answer.ok || extension === undefined) throw new Error(`No picture at ${src}`)
  return new File([blob], `image.${extension}`, { type: blob.type })
}

/** Each image shows its old address until its picture is on the server. */
function putFiles(files: ReadonlyMap<string, File>, view: EditorView): void {
  const { tr } = view.state
  tr.doc.descendants((node, position) => {
    const file = isPicture(node) && files.get(sourceOf(node))
    if (file)
      tr.setNodeMarkup(position, null, { ...node.attrs, srcset: null, upload: holdFile(file) }, node.marks)
  })
  if (tr.docChanged) view.dispatch(tr)
}

const isPicture = ({ type }: Node): boolean => type.name === 'image' || type.name === 'inlineImage'
const sourceOf = ({ attrs }: Node): string => String(attrs['src'])

function sourcesIn(content: Fragment): string[] {
  const sources: string[] = []
  content.descendants(node => {
    if (isPicture(node) && /^\s*(?:https?:)?\/\//i.test(sourceOf(node))) sources.push(sourceOf(node))
  })
  return sources
}

/** The host of an address; that of the page for one within it. */
function hostOf(url: string): string {
  return URL.canParse(url, document.baseURI) ? new URL(url, document.baseURI).host : ''
}
