import { expect as usual } from '@playwright/test'

/** How long a host may take for one thing, in ms: a machine may be busy, and a server for development builds what is asked for. It is what hangs that this ends. */
export const patience = 120_000

export const expect = usual.configure({ timeout: patience })
