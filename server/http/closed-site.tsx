import type { Context, MiddlewareHandler } from 'hono'
import { PlainSheet } from '#app/plain/document.tsx'
import { TextLink } from '#app/plain/parts.tsx'
import { houseOfRequest, wordsOfRequest } from './request-house.ts'
import { requestLanguage } from './request-language.ts'
import type { TrafficLimits } from './traffic-limits.ts'
import { refuseCall } from './functions.ts'
import { renderPlainPage } from './plain-page.ts'
import type { createCurrentHouse } from '../current-house.ts'

/** Addresses that a closed site answers: the desk, guests' links with their mark, and files that are no page. */
const alwaysOpen =
  /^\/(?:desk|l|agenda|appointment|assets|\.well-known)(?:\/|$)|^\/(?:healthz|readyz|robots\.txt|qr|pictures\/mark-[\w.-]+|[\w-]+\.(?:svg|png|ico|webmanifest))$/

type Parts = Pick<TrafficLimits, 'forOne'> & {
  readonly house: ReturnType<typeof createCurrentHouse>
  readonly isKnown: (c: Context) => Promise<boolean>
}

/** Status 503 makes search engines neither list the page nor forget the site. */
export function closedUntilOpen({ house, isKnown, forOne }: Parts): MiddlewareHandler {
  let isAsked = false
  return async (c, next) => {
    // A page's maker reads the house, so an open house is not read for each request.
    const lastHouse = isAsked ? house.lastKnown() : await house.readOrKnown()
    isAsked = true
    if (alwaysOpen.test(c.req.path)) return next()
    const closedPage = () =>
      forOne(c, async () => renderPlainPage(c, <NotOpen c={c} />, { status: 503 }))
    if (lastHouse.isOpen) {
      await next()
      const wasClosed = c.req.method === 'GET' && !house.lastKnown().isOpen
      if (!wasClosed || (await isKnown(c))) return undefined
      const page = await closedPage()
      c.res = undefined
      c.res = page
      return undefined
    }
    if ((await house.readOrKnown()).isOpen || (await isKnown(c))) return next()
    if (c.req.path.startsWith('/functions/')) return refuseCall(c, 'notOpen')
    return closedPage()
  }
}

function NotOpen({ c }: { readonly c: Context }) {
  const language = requestLanguage(c)
  const { notOpenTitle, notOpen } = wordsOfRequest(c, language).errors.request
  const { email } = houseOfRequest(c).business
  return (
    <PlainSheet language={language} title={notOpenTitle}>
      <h1 className="text-43">{notOpenTitle}</h1>
      <p className="mt-5 text-lead">{notOpen}</p>
      <p className="mt-5">
        <TextLink to={`mailto:${email}`}>{email}</TextLink>
      </p>
    </PlainSheet>
  )
}
