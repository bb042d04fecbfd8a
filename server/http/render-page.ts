import type { Context } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { scriptNonceHeader, siteContext } from '#app/context.ts'
import type { Absence } from '#booking/dates/away.ts'
import type { Hour } from '#booking/dates/light.ts'
import { decoded } from '#language/addresses.ts'
import type { Day } from '#language/dates.ts'
import type { createCurrentHouse } from '../current-house.ts'
import type { SiteServices, Visitor } from '../site-services.ts'
import type { TrafficLimits } from './traffic-limits.ts'
import { failureStatus } from './failure.ts'
import { closedPolicy, policyFor } from './headers.ts'
import { withFirstModule, extractScripts } from './page-html.ts'
import { requestIdOf } from './request-log.ts'
import { withUsedStyles } from './used-styles.ts'

export type PagesParts = TrafficLimits & {
  readonly build: ServerBuild
  readonly mode: 'production' | 'development'
  readonly services: (visitor: Visitor) => SiteServices
  readonly scheduleRevision: () => Promise<number>
  readonly house: ReturnType<typeof createCurrentHouse>
  readonly today: () => Day
  readonly hour: (revision: number) => Promise<Hour>
  readonly absence: () => Promise<Absence | undefined>
  readonly integrityOf: (path: string) => string | undefined
  /** True of a browser with a device's cookie, which only the desk checks. */
  readonly isOwner: (c: Context) => boolean
}

export function createRender(parts: PagesParts) {
  const router = createRequestHandler(parts.build, parts.mode)
  return async (
    c: Context,
    request: Request,
    asked: Partial<Pick<Visitor, 'house' | 'waitSeconds' | 'isAtDesk'>> = {},
  ) => {
    const { waitSeconds = 0, isAtDesk = false } = asked
    const house = asked.house ?? (await parts.house.readOrKnown())
    const context = new RouterContextProvider()
    let failure: unknown
    const failed = (error: unknown) => (failure = error)
    // A store that is away knows of no absence; parts that need it say so.
    const absence = await parts.absence().catch(() => undefined)
    const cause = { request: requestIdOf(c), sender: parts.senderOf(c), failed }
    const visitor = { ...cause, waitSeconds, house, absence, isAtDesk }
    context.set(siteContext, parts.services(visitor))
    const answer = await readWhole(await router(request, context))
    return answer.status === 500 ? { ...answer, status: failureStatus(failure) } : answer
  }
}

/** A segment with broken escapes is escaped again: it is then an address that leads nowhere. */
export function withReadablePath(request: Request, url: URL): Request {
  const path = url.pathname
    .split('/')
    .map((segment) => (decoded(segment) === undefined ? encodeURIComponent(segment) : segment))
  const address = url.origin + path.join('/') + url.search
  return address === url.href ? request : new Request(address, request)
}

/** An answer read to its end, so that no page breaks off. */
export type WholeAnswer = Awaited<ReturnType<typeof readWhole>>

async function readWhole(response: Response) {
  const headers = new Headers(response.headers)
  const nonce = headers.get(scriptNonceHeader)
  headers.delete(scriptNonceHeader)
  return { status: response.status, headers, text: await response.text(), nonce }
}

type Preparing = Pick<PagesParts, 'integrityOf'>

export function pageToSend({ text, nonce }: WholeAnswer, { integrityOf }: Preparing) {
  if (nonce === null) return { body: text, policy: closedPolicy }
  const { html, scripts } = extractScripts(text, nonce)
  const body = withUsedStyles(withFirstModule(html, integrityOf))
  return { body, policy: policyFor(body, scripts) }
}

/** An answer for one request, with its policy; nobody keeps it. */
export function sendUncached(answer: WholeAnswer, preparing: Preparing): Response {
  const { status } = answer
  const headers = new Headers(answer.headers)
  headers.set('cache-control', 'no-store')
  headers.delete('content-length')
  // The router's scripts read this header in refusals only, and it names the software.
  if (status < 400) headers.delete('x-remix-response')
  const { body, policy } = pageToSend(answer, preparing)
  if (headers.get('content-type')?.startsWith('text/html')) {
    headers.set('content-security-policy', policy)
  }
  const hasBody = ![204, 304].includes(status) && (status < 300 || status >= 400)
  return new Response(hasBody ? body : null, { status, headers })
}
