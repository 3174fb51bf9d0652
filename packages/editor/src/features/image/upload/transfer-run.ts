/** What a transfer of a file tells and is told while it runs. */
export interface TransferRun {
  readonly signal: AbortSignal
  /** `share` is between 0 and 1. */
  readonly onProgress: (share: number) => void
}
