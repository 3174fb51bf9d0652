const megabyte = 1024 * 1024

/** Every limit of the server. Sizes in bytes, times in milliseconds. */
export const limits = {
  /** The largest request body. */
  bodyBytes: 10 * megabyte,
  /** A longer text is read in a thread of its own (characters), within this time and memory. */
  htmlReadAtOnce: 100_000,
  readWithinMs: 60_000,
  readingMegabytes: 2048,
  /** With less free space than this nothing is saved: PostgreSQL must never meet a full disk. */
  freeBytesToSave: 200 * megabyte,
  /** With less free space than this the embedded database is not even opened. */
  freeBytesToStart: 64 * megabyte,
  /** The first opening of a database creates it, which takes ten seconds on a slow machine. */
  openWithinMs: 120_000,
  /** How often a server says that it uses its data directory, and how long after its last word another may take it over. */
  leaseRenewedEveryMs: 1000,
  leaseExpiresAfterMs: 15_000,
  /** How often the database is asked whether it is there, and how long it may stay silent. */
  databaseAskedEveryMs: 10_000,
  databaseSilentForMs: 30_000,
  /** How long a PostgreSQL server may take to accept a connection. */
  connectWithinMs: 10_000,
  connections: 10,
  /** How long requests that have begun may still run after the server is told to stop. */
  stopWithinMs: 10_000,
} as const
