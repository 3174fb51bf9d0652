import { expect as usual } from '@playwright/test'

/** A machine may be busy, and a server for development builds what is asked for. It is what hangs that this ends. */
export const expect = usual.configure({ timeout: 30_000 })
