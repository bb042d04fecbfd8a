import { type Context, Hono } from 'hono'
import { TitledPage } from '#app/plain/document.tsx'
import { SubmitButton } from '#app/plain/parts.tsx'
import { dayMs } from '#booking/dates/brussels-time.ts'
import { type DeskAction, deskActionOf, deskPath, deskPathIn } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { sendDeskKey, useDeskKey } from '#office/devices/desk-keys.ts'
import { keysToTheDesk } from '#office/limits.ts'
import { refuseTooMany } from '#server/http/refusal-text.ts'
import {
  cookieDigest,
  setSecretCookie,
  newSecret,
  secretInCookie,
} from '#server/http/device-cookies.ts'
import type { PageServices } from '#server/http/page-services.ts'
import { renderPlainPage } from '#server/http/plain-page.ts'
import { readForm } from '#server/http/read-form.ts'
import type { DeskKey } from '#store/devices/devices.ts'
import { browserInWords } from './device-name.ts'
import { AskForKey } from './fresh-key.tsx'
import { recordDeviceUse } from '../visit.ts'
import { deskLanguage, deskWords, inTheirs } from '../desk-language.ts'

const words = () => deskWords().devices

export function createKeys(parts: PageServices): Hono {
  const keys = new Hono().use((c, next) => inTheirs(c, next))
  keys.post('/', (c) => askForKey(c, parts))
  keys.get('/:token', async (c) => {
    const key = await readKey(parts, c.req.param('token'))
    if (!key) return renderSpentKey(c)
    const isTapped = !isLookingAhead(c)
    const opens = isTapped && (isAskedHere(c, parts, key) || (await recordDeviceUse(parts, c)))
    return opens ? letIn(c, parts, key) : renderOpenButton(c, key)
  })
  keys.post('/:token', async (c) => {
    const key = await readKey(parts, c.req.param('token'))
    return key ? letIn(c, parts, key) : renderSpentKey(c)
  })
  return keys
}

/** Mails a key to the farm, and a secret to the browser, to know later that it asked. */
async function askForKey(c: Context, { office, formPace, fromOf, siteUrl }: PageServices) {
  const turn = formPace(c)
  if (turn.kind !== 'taken') return refuseTooMany(c, turn)
  const form = await readForm(c)
  if (form instanceof Response) return form
  const secret = secretInCookie(c, 'asked', siteUrl()) ?? newSecret()
  setSecretCookie(c, 'asked', { siteUrl: siteUrl(), secret })
  const path = deskPathIn(form.get('page'))
  await sendDeskKey(office, { askedByDigest: cookieDigest(secret), path, from: fromOf(c) })
  return renderKeySent(c)
}

async function readKey({ office, links }: PageServices, token: string) {
  const reading = links.read(token, office.clock.now())
  if (reading.kind !== 'valid' || reading.link.purpose !== 'key') return undefined
  const key = await office.store.devices.findKey(reading.link.record)
  return key?.usedAt ? undefined : key
}

/** A tap is enough in the browser that asked; no browser asked for a key printed by the server. */
function isAskedHere(c: Context, { siteUrl }: PageServices, { askedByDigest }: DeskKey): boolean {
  const secret = secretInCookie(c, 'asked', siteUrl())
  return secret !== undefined && cookieDigest(secret) === askedByDigest
}

/** A mail program that fetches ahead, or only headers, is no tap of a person. */
function isLookingAhead(c: Context): boolean {
  const purposes = ['sec-purpose', 'purpose', 'x-moz'].map((name) => c.req.header(name) ?? '')
  return (
    c.req.method !== 'GET' ||
    purposes.some((purpose) => /prefetch|prerender|preview/i.test(purpose))
  )
}

async function letIn(c: Context, parts: PageServices, key: DeskKey): Promise<Response> {
  const { office, siteUrl, log } = parts
  const asking = await recordDeviceUse(parts, c)
  const secret = newSecret()
  const browser = browserInWords(c.req.header('user-agent') ?? '')
  const device = await useDeskKey(office, key.id, {
    browser,
    knownAs: asking?.id,
    secretDigest: cookieDigest(secret),
  })
  if (!device) return renderSpentKey(c)
  log.info('desk-device', { device: device.slice(0, 8) })
  setSecretCookie(c, 'device', { siteUrl: siteUrl(), secret })
  return c.redirect(key.path, 303)
}

/** One answer for every address, with or without a page. */
export function renderLockedPage(c: Context): Response {
  return inTheirs(c, () => {
    const { title, text, key } = words().locked
    const path = deskPathIn(c.req.path)
    const page = (
      <TitledPage language={deskLanguage()} title={title}>
        <p className="mt-5 text-lead">{fill(text, { page: pageNamed(path) })}</p>
        <p className="mt-5 mb-8 max-w-[33.5em]">{key}</p>
        <AskForKey path={path} />
      </TitledPage>
    )
    return renderPlainPage(c, page, { status: 403 })
  })
}

function renderSpentKey(c: Context): Response {
  const { title, text } = words().spent
  const page = (
    <TitledPage language={deskLanguage()} title={title}>
      <p className="mt-5 mb-8 text-lead">{text}</p>
      <AskForKey path={deskPath()} />
    </TitledPage>
  )
  return renderPlainPage(c, page, { status: 403 })
}

/** One answer, whether a key was mailed or was one too many. */
function renderKeySent(c: Context): Response {
  const { title, text, none } = words().sent
  const { atOnce, oneEachMs } = keysToTheDesk
  const aDay = atOnce + dayMs / oneEachMs
  const page = (
    <TitledPage language={deskLanguage()} title={title}>
      <output className="notice mt-8 block">{text}</output>
      <p className="mt-5 max-w-[33.5em]">{fill(none, { atOnce, aDay })}</p>
    </TitledPage>
  )
  return renderPlainPage(c, page)
}

/** Page for a key in another browser than the one that asked: mail scanners open links too. */
function renderOpenButton(c: Context, { path }: DeskKey): Response {
  const { title, text, warning, button } = words().admit
  const page = (
    <TitledPage language={deskLanguage()} title={title}>
      <p className="mt-5 text-lead">{fill(text, { page: pageNamed(path) })}</p>
      <p className="mt-5 mb-8 max-w-[33.5em]">{warning}</p>
      <form method="post">
        <SubmitButton>{button}</SubmitButton>
      </form>
    </TitledPage>
  )
  return renderPlainPage(c, page)
}

/** Name of a page by its address alone, as the reader may not be known yet. */
function pageNamed(path: string): string {
  const [, , first = '', second = '', third] = path.split('/')
  const action = first === 'doen' ? deskActionOf(second) : undefined
  if (action) return actions()[action].title
  const word = third === 'personen' ? third : first
  const isOurs = (each: string): each is keyof ReturnType<typeof words>['pages'] =>
    Object.hasOwn(words().pages, each)
  return isOurs(word) ? words().pages[word] : words().otherPage
}

const actions = () =>
  ({
    ...deskWords().desk.actions,
    'refund-paid': deskWords().undo.repaid,
    'go-ahead': deskWords().desk.goAhead,
    'call-off': deskWords().desk.callOff,
  }) satisfies Record<DeskAction, unknown>
