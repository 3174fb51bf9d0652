import type { UploadRequest } from '../../../core/feature/upload-settings.ts'

/** The header with the CSRF token of a cookie; nothing without the cookie, and nothing for another origin. */
export function csrfHeaders(
  { csrfCookie = 'csrftoken', csrfHeader = 'X-CSRFToken', sendsCsrfToOthers = false }: UploadRequest,
  cookies: string,
  isSameOrigin: boolean,
): Readonly<Record<string, string>> {
  if (!isSameOrigin && !sendsCsrfToOthers) return {}
  const token = readCookie(cookies, csrfCookie)
  return token === null ? {} : { [csrfHeader]: token }
}

function readCookie(cookies: string, name: string): string | null {
  const pairs = cookies.split(';').map(pair => pair.trim())
  const found = pairs.find(pair => pair.startsWith(`${name}=`))?.slice(name.length + 1)
  if (found === undefined) return null
  try {
    return decodeURIComponent(found)
  } catch {
    return found
  }
}
