/** How a file is sent to the server; what is left out is usual. */
export interface UploadRequest {
  /** The name of the form field that holds the file; `upload`. */
  readonly fieldName?: string
  /** The cookie that holds the CSRF token, and the header that sends it: `csrftoken` and `X-CSRFToken`. */
  readonly csrfCookie?: string
  readonly csrfHeader?: string
  /** Whether the token also goes to other origins than that of the page. It does not unless it is said. */
  readonly sendsCsrfToOthers?: boolean
  /** Further headers. */
  readonly headers?: Readonly<Record<string, string>>
  /** Whether cookies go with it, also to other origins. They do unless it is said. */
  readonly withCredentials?: boolean
  /** How long nothing may move before it counts as failed: ms; 60,000. */
  readonly timeout?: number
}

/** What a server or a host says of a picture that it has taken. */
export interface UploadResult {
  /** The address of the picture. */
  readonly url?: string
  /** Addresses of the picture by their widths in px, and a `default`: they become `srcset`. */
  readonly urls?: Readonly<Record<string, string>>
  /** The size of the picture: px. */
  readonly width?: number
  readonly height?: number
  /** Why the picture was not taken, in words for the person. */
  readonly error?: { readonly message: string }
}

/** Uploads a file in the host's own way. What it throws is shown as its message. */
export type UploadFunction = (
  file: File,
  run: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void },
) => Promise<UploadResult>

/** What may be uploaded. */
export interface UploadLimits {
  /** The most that a file may have: bytes; 20,000,000 unless it is said. */
  readonly bytes?: number
}
