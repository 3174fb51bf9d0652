import type { Message } from '../../messages/message.ts'

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
  /** Whether the line says how a comment is sent. Where one is, Shift+Enter does nothing else. */
  readonly sends?: true
  /** Characters that are formatted while they are typed. */
  readonly typed?: readonly string[]
}
