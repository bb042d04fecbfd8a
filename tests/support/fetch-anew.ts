const { fetch: fetchKept } = globalThis

/**
 * Each request of a test has a connection of its own. One that is kept is closed by the site after
 * some seconds; a test whose process was busy meanwhile does not know yet, and would ask on it in vain.
 */
function fetchAnew(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const headers = new Headers(init?.headers)
  if (!headers.has('connection')) headers.set('connection', 'close')
  return fetchKept(input, { ...init, headers })
}

// This is done for each file, and files share a process.
if (fetchKept.name !== fetchAnew.name) globalThis.fetch = fetchAnew
