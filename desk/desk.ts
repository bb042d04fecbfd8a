import { type Context, Hono } from 'hono'
import type { Texts } from '#app/plain/parts.tsx'
import { deskPath, type DeskAddress } from '#language/desk-paths.ts'
import { houseOfRequest } from '#server/http/request-house.ts'
import type { PageServices } from '#server/http/page-services.ts'
import { resultText } from './buttons.tsx'
import { withHouse } from './desk-language.ts'
import { createExpiringMap } from './expiring-map.ts'
import { renderNotFound } from './frame.tsx'
import { renderLockedPage, createKeys } from './devices/keys.tsx'
import { handleForm } from './handle-form.ts'
import { type StatementResult } from './money/statement/take-statement.tsx'
import { type DeskPage, type DeskVisit, deskVisit, findDevice } from './visit.ts'
import { pagesByAddress } from './pages-by-address.ts'

/** Addresses are no secret, so all unknown devices get one answer. GET shows, POST acts. */
export function createDesk(parts: PageServices): Hono {
  const desk = new Hono().use((c, next) => withHouse(houseOfRequest(c), next))
  const services = {
    ...parts,
    typing: createExpiringMap<{ readonly path: string; readonly typed: Texts }>(),
  }

  // The device is looked up before anything is read: a stranger may send no form or file.
  const forKnownDevice =
    (answer: DeskPage['show'], results?: DeskPage['results']) => async (c: Context) => {
      const visit = await deskVisit(services, c, results && resultText(c, results()))
      if (!visit) return renderLockedPage(c)
      // PostgreSQL takes no NUL, which no address of the desk has.
      return respond(visit, c.req.url.includes('%00') ? renderNotFound : answer)
    }
  const register = (address: DeskAddress, page: DeskPage) => {
    const { show, onUpload, results } = page
    desk.get(pathBelowDesk(...address), forKnownDevice(show, results))
    const answer: DeskPage['show'] = onUpload ?? ((visit) => handleForm(visit, page))
    // A form may be sent from a page that still says the result of an earlier press.
    if (onUpload || page.handlers || page.onSubmit)
      desk.post(pathBelowDesk(...address), forKnownDevice(answer))
  }

  desk.route(pathBelowDesk('sleutel'), createKeys(parts))
  // An open page asks this (`watch-device.ts`); asking does not keep a device known.
  desk.get(pathBelowDesk('bekend'), async (c) =>
    (await findDevice(parts, c)) ? c.body(null, 204) : renderLockedPage(c),
  )
  // Earlier mails have this address: it shows the page, but the token opens nothing any more.
  desk.get('/:token{[a-z2-7]{60,}}', (c) => c.redirect(deskPath(), 303))
  desk.get('/:token{[a-z2-7]{60,}}/:rest{.+}', (c) =>
    c.redirect(`${deskPath()}/${encodeURI(c.req.param('rest'))}`, 303),
  )
  for (const [address, page] of pagesByAddress(createExpiringMap<StatementResult>()))
    register(address, page)
  // The site does not get the request, as its pages have scripts.
  desk.all('*', forKnownDevice(renderNotFound))
  return desk
}

/** The keyboard goes on at the result; without a hash a browser keeps that of the sent form. */
async function respond(visit: DeskVisit, answer: DeskPage['show']): Promise<Response> {
  const shown = await answer(visit)
  const to = visit.c.req.method === 'POST' ? shown.headers.get('Location') : null
  if (to !== null && !to.includes('#')) shown.headers.set('Location', `${to}#main`)
  return shown
}

function pathBelowDesk(...address: DeskAddress): string {
  return deskPath(...address).slice(deskPath().length) || '/'
}
