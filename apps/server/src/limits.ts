const megabyte = 1024 * 1024
const day = 24 * 3_600_000

/** Every limit of the server. Sizes in bytes, times in milliseconds. */
export const limits = {
  /** The largest request body. */
  bodyBytes: 10 * megabyte,
  /** How long a request may take to arrive as a whole: 20 MB at half a megabit a second. */
  requestTimeoutMs: 300_000,
  /** How long its headers alone may take. */
  headersTimeoutMs: 30_000,
  /** How long nothing may move on a connection with a request under way. */
  silenceTimeoutMs: 300_000,
  /** A text within both limits is read at once: whatever it holds, that takes less than a tenth of a second. */
  shortTextCharacters: 50_000,
  shortTextTags: 500,
  /** How many longer texts are read at the same time, each in a process of its own, and how many more may wait for it. */
  textsAtOnce: 2,
  waitingTexts: 10,
  /** The time and memory that reading one may take. */
  textTimeoutMs: 30_000,
  textProcessMegabytes: 1024,
  /** A process that reads texts ends after so many. */
  textsPerProcess: 200,
  /** A process that reads texts or works on images ends when it has had nothing to do for so long: its memory goes with it. */
  processIdleMs: 30_000,
  /** With less free space than this nothing is saved: PGlite does not survive a full disk. */
  minFreeBytesToSave: 200 * megabyte,
  /** With less free space than this the embedded database is not opened. */
  minFreeBytesToStart: 64 * megabyte,
  /** Opening the embedded database; the first time creates it, which takes minutes on a machine that is slow and busy. */
  openTimeoutMs: 600_000,
  /** When the user is told that it is still being opened. */
  openNoticeMs: 20_000,
  /** How often a server renews the lease on its data directory, and when another may take over one that it cannot check. */
  leaseRenewalMs: 1000,
  leaseTimeoutMs: 15_000,
  /** How often the embedded database gets a test query, and how long it may answer nothing. */
  pingIntervalMs: 10_000,
  pingTimeoutMs: 30_000,
  /** How long a PostgreSQL server may take to accept a connection. */
  connectTimeoutMs: 10_000,
  maxConnections: 10,
  /** How many comments one answer has. */
  commentsPerPage: 50,
  /** The largest image that is taken, as it is sent and in pixels; those of an animation are counted in all its frames. */
  uploadBytes: 20 * megabyte,
  imagePixels: 50_000_000,
  /** How many images one address may send. */
  uploadsPerMinute: 120,
  /** How many images are worked on at the same time, and how many more may wait for it. */
  imagesAtOnce: 2,
  waitingImages: 100,
  /** How long the work on one image may take. */
  imageTimeoutMs: 60_000,
  /** A process that works on images ends after so many. */
  imagesPerProcess: 50,
  /** What an upload has left behind unfinished is removed when it is older: no request lasts so long. */
  unfinishedUploadMs: 3_600_000,
  /** How long an upload stays that no saved text names: as long as somebody may keep a draft on a device. */
  unusedUploadMs: 60 * day,
  /** How often such uploads are looked for, besides at every start. */
  collectIntervalMs: day,
  /** How long a request to an S3-compatible storage may take. */
  s3TimeoutMs: 60_000,
  /** How long requests that have begun may still run after a signal to stop. */
  shutdownTimeoutMs: 10_000,
} as const
