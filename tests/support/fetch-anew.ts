import { bodyLimitBytes } from '#office/limits.ts'

const { fetch: fetchKept } = globalThis

/**
 * Each request of a test has its own connection. The site closes a kept connection after some
 * seconds, and a test whose process was busy would still send its request on it.
 */
function fetchAnew(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const headers = new Headers(init?.headers)
  if (!headers.has('connection') && !couldBeRefusedUnread(init?.body))
    headers.set('connection', 'close')
  return fetchKept(input, { ...init, headers })
}

/**
 * Too large, or sent in pieces after its headers: closed at once after the refusal, its connection may
 * be gone before the answer was read.
 */
function couldBeRefusedUnread(body: BodyInit | null | undefined): boolean {
  if (body instanceof FormData) return true
  const isText = typeof body === 'string' || body instanceof URLSearchParams
  return isText && body.toString().length > bodyLimitBytes
}

// This is done for each file, and files share a process.
if (fetchKept.name !== fetchAnew.name) globalThis.fetch = fetchAnew
