import type { Message } from '../../messages/message.ts'
import type { SendKey } from './send-key.ts'

/** The parts of the help, in their order. */
export const helpSections = [
  'text',
  'blocks',
  'lists',
  'code',
  'tables',
  'images',
  'editing',
  'moving',
  'field',
] as const

export type HelpSection = (typeof helpSections)[number]

/** A line of the help: what keys do, or characters that are typed. */
export interface HelpLine {
  readonly section: HelpSection
  readonly label: Message
  /** Keys in the notation of keymaps. The feature binds them itself, unless `boundBy` says otherwise. */
  readonly keys?: readonly string[]
  readonly boundBy?: 'browser' | 'toolbar' | 'toasts'
  /** The choice of a host with which these keys send a comment, and do nothing else. */
  readonly sends?: SendKey
  /** Whether Enter makes lines there also where it sends a comment otherwise. */
  readonly makesLines?: true
  /** Characters that are formatted while they are typed. */
  readonly typed?: readonly string[]
}
