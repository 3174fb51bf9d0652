import type { HostMessages } from './message.ts'

/** What is built for users says nothing to developers. */
export function checkMessages(_messages: HostMessages | null): void {}
