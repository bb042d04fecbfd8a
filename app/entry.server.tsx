import { renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { ScriptNonce, scriptNonceHeader, siteContext } from './context.ts'

/** Renders a page whole, as it is kept and sent many times; parts that may fail are logged here. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  site: Readonly<RouterContextProvider>,
): Promise<Response> {
  const failures: unknown[] = []
  const nonce = crypto.randomUUID()
  const stream = await renderToReadableStream(
    <ScriptNonce value={nonce}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </ScriptNonce>,
    { nonce, signal: request.signal, onError: (error) => void failures.push(error) },
  )
  await stream.allReady
  for (const failure of failures) site.get(siteContext).reportError(failure)
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set(scriptNonceHeader, nonce)
  return new Response(stream, { status, headers })
}

/** A visitor who left, or an address that does not exist, is no error; others are logged once. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(siteContext).reportError(error)
}
