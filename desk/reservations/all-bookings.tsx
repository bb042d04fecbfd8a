import { LinkList } from '#app/plain/parts.tsx'
import { withDistinctNames } from '#booking/people/distinguish.ts'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { readSearch } from '#booking/search/read-search.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { keysOf } from '#language/keys-of.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { ListOrder } from '#store/reservations/reservation-lists.ts'
import { EarlierLink, pastPageSize, pageOfPast, requestedUntil } from '../past-pages.tsx'
import { renderDeskPage } from '../frame.tsx'
import { Bookings } from '../search/found-bookings.tsx'
import type { DeskPage, DeskVisit } from '../visit.ts'
import { deskLanguage, deskWords } from '../desk-language.ts'

const bookings = () => deskWords().more.bookings
const words = () => deskWords().more.list

export const bookingsPage: DeskPage = { show }

const orders = { naam: 'name', datum: 'date' } as const satisfies Record<string, ListOrder>

type Order = keyof typeof orders

async function show(visit: DeskVisit): Promise<Response> {
  const { c } = visit
  const sought = (c.req.query('naam') ?? '').trim()
  const order = c.req.query('volgorde') === 'datum' ? 'datum' : 'naam'
  const body = (
    <>
      <OrderAndFilter order={order} sought={sought} />
      {sought ? await fittingBookings(visit, order, sought) : await allBookings(visit, order)}
    </>
  )
  return renderDeskPage(visit, { title: bookings(), body })
}

function pathIn(order: Order, query: Readonly<Record<string, string>> = {}): string {
  return `${deskPath('boekingen')}?${new URLSearchParams({ volgorde: order, ...query })}`
}

function OrderAndFilter({ order, sought }: { order: Order; sought: string }) {
  return (
    <div className="no-print mt-3 grid gap-3 sm:flex sm:items-end sm:justify-between">
      <nav aria-label={words().orders} className="flex flex-wrap gap-x-5">
        {keysOf(orders).map((each) => (
          <a
            key={each}
            className="desk-page inline-flex min-h-11 items-center underline"
            href={pathIn(each, sought ? { naam: sought } : {})}
            aria-current={each === order ? 'true' : undefined}
          >
            {words().order[orders[each]]}
          </a>
        ))}
      </nav>
      <form action={deskPath('boekingen')} className="desk-search">
        <input type="hidden" name="volgorde" value={order} />
        <input
          name="naam"
          type="text"
          aria-label={words().filter}
          placeholder={words().filter}
          className="field-control"
          defaultValue={sought}
          maxLength={100}
          autoComplete="off"
        />
        <button className="button-quiet" type="submit">
          {words().button}
        </button>
      </form>
    </div>
  )
}

async function allBookings({ c, office }: DeskVisit, order: Order) {
  const after = c.req.query('na')
  const found = await office.store.reservations.listPage(orders[order], {
    after,
    count: pastPageSize,
  })
  const shown = found.slice(0, pastPageSize - 1)
  const last = found.length > shown.length ? shown.at(-1) : undefined
  if (found.length === 0) return <p className="mt-5">{words().none}</p>
  return (
    <>
      <Bookings reservations={withDistinctNames(shown)} />
      <LinkList links={last ? [{ to: pathIn(order, { na: last.id }), text: words().next }] : []} />
    </>
  )
}

/** Pages of found bookings follow the latest request; a page has the chosen order. */
async function fittingBookings({ c, office, now }: DeskVisit, order: Order, sought: string) {
  const until = requestedUntil(c) ?? now
  const search = readSearch(sought, dayOf(now))
  const found =
    search.length > 0 ? await office.store.reservations.listFound(search, until, pastPageSize) : []
  const { shown, earlier } = pageOfPast(found, 'createdAt')
  return (
    <>
      {shown.length > 0 ? (
        <Bookings reservations={shown.toSorted(comparing[order])} />
      ) : (
        <p className="notice mt-5">{fill(words().noneFits, { sought })}</p>
      )}
      <EarlierLink since={earlier} path={pathIn(order, { naam: sought })} />
      <LinkList links={[{ to: pathIn(order), text: words().all }]} />
    </>
  )
}

const comparing: Readonly<
  Record<Order, (one: ReservationOnFile, other: ReservationOnFile) => number>
> = {
  naam: (one, other) => one.name.localeCompare(other.name, deskLanguage()),
  datum: (one, other) => other.session.startsAt.getTime() - one.session.startsAt.getTime(),
}
