/** What the server answers to an upload. */
export interface UploadAnswer {
  url: string
  urls: Record<string, string>
  width: number
  height: number
  error?: { code: string; message: string }
}

/** Uploads over real HTTP, as the field does it. */
export async function upload(
  server: string,
  file: Uint8Array | string,
  { name = 'image.png', field = 'upload', headers = {} }: UploadDetails = {},
): Promise<{ status: number; answer: UploadAnswer; headers: Headers }> {
  const body = new FormData()
  body.append(field, new Blob([file]), name)
  const response = await fetch(`${server}${uploadPath}`, { method: 'POST', body, headers })
  return {
    status: response.status,
    answer: (await response.json()) as UploadAnswer,
    headers: response.headers,
  }
}

/** What an upload can say besides the file. */
export interface UploadDetails {
  name?: string
  field?: string
  headers?: Record<string, string>
}

/** The address that the field sends to unless its host names another. */
export const uploadPath = '/api/v1/common/upload_for_editor/'
