import { encodeCharacter, escapeMarkdown } from './escape-markdown.ts'
import type { Emphasis } from './inline-units.ts'

/** A sign of emphasis, or what stands between two of them. */
export type Piece =
  | { readonly kind: 'open' | 'close'; readonly emphasis: Emphasis; readonly pair: Pair }
  | { readonly kind: 'text'; readonly text: string; readonly startsLine: boolean }
  | { readonly kind: 'raw'; readonly text: string }

/** The two signs around an emphasised text. */
export interface Pair {
  /** Whether one of them touches that of another emphasis; then both must be of another character. */
  touches: boolean
}

/** Writes pieces, with signs that Markdown takes for what they are and text that it takes for text. */
export function writePieces(pieces: readonly Piece[]): string {
  const groups = groupsOf(pieces)
  for (const { signs } of groups) {
    if (signs.length > 1) for (const { pair } of signs) pair.touches = true
  }
  const encoded = new Map<Piece, EncodedEnds>()
  for (const group of groups) encodeNeighbours(group, encoded)
  return pieces
    .map((piece, index) => {
      if (isSign(piece)) return signOf(piece)
      return piece.kind === 'raw' ? piece.text : writeText(piece, pieces[index + 1], encoded.get(piece))
    })
    .join('')
}

type Text = Extract<Piece, { kind: 'text' }>
type Sign = Extract<Piece, { kind: 'open' | 'close' }>

/** Signs that stand beside each other, and what is on both sides of them. */
interface SignGroup {
  readonly before: Piece | null
  readonly signs: readonly Sign[]
  readonly after: Piece | null
}

const isSign = (piece: Piece | undefined): piece is Sign => piece?.kind === 'open' || piece?.kind === 'close'

function groupsOf(pieces: readonly Piece[]): SignGroup[] {
  const groups: SignGroup[] = []
  for (let at = 0; at < pieces.length; at++) {
    const signs: Sign[] = []
    const before = pieces[at - 1] ?? null
    for (let piece = pieces[at]; isSign(piece); piece = pieces[++at]) signs.push(piece)
    if (signs.length > 0) groups.push({ before, signs, after: pieces[at] ?? null })
  }
  return groups
}

interface EncodedEnds {
  readonly first?: true
  readonly last?: true
}

/**
 * Notes the characters beside signs that must be punctuation for Markdown to take the signs for what they are: beside a letter a sign only
 * opens or closes where a letter is on its other side, too.
 */
function encodeNeighbours({ before, signs, after }: SignGroup, encoded: Map<Piece, EncodedEnds>): void {
  const [outer, inner, outerCharacter, innerCharacter, end] = signs.every(({ kind }) => kind === 'open')
    ? ([before, after, lastCharacter, firstCharacter, 'last'] as const)
    : ([after, before, firstCharacter, lastCharacter, 'first'] as const)
  const isOneKind = signs.every(({ kind }) => kind === signs[0]?.kind)
  if (!isOneKind || outer?.kind !== 'text' || isPunctuation(outerCharacter(outer))) return
  const [only, other] = signs
  const isWithinWord = only && !other && signOf(only) !== '_' && isLetter(innerCharacter(inner))
  if (!isWithinWord) encoded.set(outer, { ...encoded.get(outer), [end]: true })
}

const firstCharacter = (piece: Piece | null): string =>
  piece?.kind === 'text' ? String.fromCodePoint(piece.text.codePointAt(0) ?? 32) : '('
const lastCharacter = (piece: Piece | null): string =>
  piece?.kind === 'text' ? (/[^]$/u.exec(piece.text)?.[0] ?? ' ') : ')'

/** What all versions of Markdown take for a letter, and for punctuation; of what lies outside of the first plane they differ. */
const isLetter = (character: string): boolean => character.length === 1 && /[\p{L}\p{N}]/u.test(character)
const isPunctuation = (character: string): boolean => character.length === 1 && /\p{P}/u.test(character)

function signOf({ emphasis, pair }: Sign): string {
  if (emphasis === 'bold') return '**'
  if (emphasis === 'strikethrough') return '~~'
  return pair.touches ? '_' : '*'
}

function writeText(piece: Text, next: Piece | undefined, ends: EncodedEnds = {}): string {
  const first = ends.first ? firstCharacter(piece) : ''
  const last = ends.last && piece.text.length > first.length ? lastCharacter(piece) : ''
  const inner = piece.text.slice(first.length, piece.text.length - last.length)
  const startsLink = next?.kind === 'raw' && next.text.startsWith('[')
  const escaped = escapeMarkdown(inner, piece.startsLine)
  const text = startsLink ? escaped.replace(/!$/, '\\!') : escaped
  return (first && encodeCharacter(first)) + text + (last && encodeCharacter(last))
}
