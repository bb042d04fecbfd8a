import { TextLink, Section } from '#app/plain/parts.tsx'
import {
  namesBooking,
  onlyCents,
  readSearch,
  type Search,
  wholeWords,
} from '#booking/search/read-search.ts'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { onceBy } from '#language/keys-of.ts'
import { namesVoucher, vouchersFitting } from '#booking/vouchers/voucher-search.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { countedText, deskWords } from '../desk-language.ts'
import { EarlierLink, pastPageSize, pageOfPast, requestedUntil } from '../past-pages.tsx'
import { renderDeskPage } from '../frame.tsx'
import { bankLines, findLines } from './bank-lines.tsx'
import {
  findSessions,
  findMessages,
  findWaiting,
  findWishes,
  FoundSessions,
  FoundMessages,
  FoundWaiting,
  FoundWishes,
} from './found.tsx'
import { Bookings, reasonsOf } from './found-bookings.tsx'
import type { DeskPage, DeskVisit } from '../visit.ts'
import { listVoucherWaits } from '#office/money/refund-transfers.ts'
import { redeemedBy } from '../vouchers/voucher-uses.tsx'
import { VoucherList } from '../vouchers/all-vouchers.tsx'

const words = () => deskWords().search

export const searchPage: DeskPage = { show }

async function show(visit: DeskVisit): Promise<Response> {
  const { c } = visit
  const sought = (c.req.query('q') ?? '').trim()
  const search = readSearch(sought, dayOf(visit.now))
  const until = requestedUntil(c)
  const found = await findBookings(visit, search, until)
  const [one] = found
  if (one && found.length === 1 && namesBooking(search, one)) {
    return c.redirect(deskPath('boeking', one.id), 303)
  }
  const isFirst = until === undefined
  const latest = pageOfPast(found, 'createdAt')
  const { shown, earlier } = isFirst ? await wholeWordsFirst(visit, search, latest) : latest
  const others = isFirst ? await otherThings(visit, search, sought) : null
  const dates = isFirst ? await findSessions(visit, search) : []
  const body = (
    <>
      <FoundSessions sessions={dates} />
      {found.length > 0 && (
        // Bookings beyond the first page are not counted.
        <Section
          title={earlier || !isFirst ? words().foundMany : countedText(words().found, shown.length)}
        >
          <Bookings reservations={shown} reasons={await reasonsOf(visit, search, shown)} />
          <EarlierLink
            since={earlier}
            path={`${deskPath('zoeken')}?q=${encodeURIComponent(sought)}`}
          />
        </Section>
      )}
      {others}
      {found.length + dates.length === 0 && others === null && <Nothing sought={sought} />}
      {found.length > 0 && (
        <p className="mt-8">
          <TextLink to={deskPath('gegevens')}>{deskWords().person.link}</TextLink>
        </p>
      )}
    </>
  )
  return renderDeskPage(visit, { title: words().title, sought, body })
}

async function otherThings(visit: DeskVisit, search: Search, sought: string) {
  const vouchers = sought ? await findVouchers(visit, search, sought) : []
  const waiting = await findWaiting(visit, search)
  const wishes = await findWishes(visit, search)
  const lines = await findLines(visit, search)
  const messages = await findMessages(visit, search)
  const all = [vouchers, waiting, wishes, lines, messages]
  if (all.every((some) => some.length === 0)) return null
  return (
    <>
      {await bankLines(visit, lines)}
      <FoundWaiting entries={waiting} />
      <FoundWishes wishes={wishes} />
      {vouchers.length > 0 && (
        <Section title={deskWords().vouchers.title} className="mt-13">
          <VoucherList
            vouchers={vouchers}
            now={visit.now}
            redeemed={await redeemedBy(visit.office.store, vouchers)}
            waits={await listVoucherWaits(visit.office.store, vouchers, visit.now)}
          />
        </Section>
      )}
      <FoundMessages messages={messages} sought={sought} />
    </>
  )
}

async function findBookings({ office, now }: DeskVisit, search: Search, until = now) {
  return search.length > 0 ? office.store.reservations.listFound(search, until, pastPageSize) : []
}

type PageOfFound = ReturnType<typeof pageOfPast<'createdAt', ReservationOnFile>>

/** "Jan" before "Janssens": bookings with the typed words themselves stand first. */
async function wholeWordsFirst(
  { office, now }: DeskVisit,
  search: Search,
  { shown, earlier }: PageOfFound,
): Promise<PageOfFound> {
  const whole = wholeWords(search)
  if (!whole || shown.length < 2) return { shown, earlier }
  const first = await office.store.reservations.listFound(whole, now, shown.length)
  const ids = new Set(first.map(({ id }) => id))
  const others = shown.filter(({ id }) => !ids.has(id))
  const room = shown.length - first.length
  const [next] = others.slice(room)
  const all = earlier ? others.slice(0, room) : others
  return { shown: [...first, ...all], earlier: earlier && (next?.createdAt ?? earlier) }
}

/** Vouchers by reference, sum or code; by name, those to use or pay, and the latest of the others. */
async function findVouchers({ office: { store }, now }: DeskVisit, search: Search, sought: string) {
  const { reference, codeBeginning } = namesVoucher(sought)
  if (reference) return store.vouchers.listByReference(reference)
  const byCode = codeBeginning ? await store.vouchers.listByCode(codeBeginning) : []
  const cents = onlyCents(search)
  if (cents !== undefined) {
    const ofCents = await store.vouchers.listByCents(cents, maxVouchers)
    return onceBy([...byCode, ...ofCents], ({ id }) => id)
  }
  const names = [
    ...(await store.vouchers.listNamesOnOpen(dayOf(now))),
    ...(await store.vouchers.listToPay()),
    ...(await store.vouchers.listLast(maxNamed)),
  ]
  const byName = await store.vouchers.listEach(vouchersFitting(names, sought).map(({ id }) => id))
  return onceBy([...byCode, ...byName], ({ id }) => id)
}

/** A name finds other vouchers of the same sum. */
const maxVouchers = 20

/** Used vouchers are found by name among the latest only. */
const maxNamed = 300

function Nothing({ sought }: { sought: string }) {
  return (
    <>
      {sought && <output className="notice mt-5 block">{fill(words().nothing, { sought })}</output>}
      <h2 className="mt-8 text-25">{words().how}</h2>
      <ul className="mt-3 max-w-[33.5em] list-disc pl-5">
        {words().hows.map((how) => (
          <li key={how} className="mb-2">
            {how}
          </li>
        ))}
      </ul>
    </>
  )
}
