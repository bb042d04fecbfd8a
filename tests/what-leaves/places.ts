import { deskPath } from '#language/desk-paths.ts'
import type { Purpose } from '#letters/links.ts'
import type { Links } from '#letters/signed-links.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Store } from '#store/store.ts'

/** An address, and the file that keeps what it answers. */
type Place = { readonly file: string; readonly path: string }

/** The folder of a booking or a voucher, by its id. */
export type Folders = Readonly<Record<'bookings' | 'vouchers', ReadonlyMap<string, string>>>

const guestPages = ['booking', 'cancel', 'party', 'move', 'refund-account', 'invoice'] as const
const voucherPages = ['voucher', 'gift', 'withdraw-voucher'] as const
const deskPages = ['rekening', 'datums', 'cadeaubonnen'] as const
const periods = ['2025', '2025-K3', '2025-K4', '2025-09', '2025-10']
const year = { from: '2025-01-01', until: '2025-12-31' } as const
const endsAt = new Date('2030-01-01')

/**
 * Folders in the order in which each file of the office made the records, as their ids count up.
 */
export async function foldersOf(store: Store): Promise<Folders> {
  const folders = (name: string, all: readonly { readonly id: string }[]) => {
    const ids = all.map(({ id }) => id).toSorted()
    return new Map(ids.map((id, i) => [id, `${name}-${String(i + 1).padStart(4, '0')}`]))
  }
  return {
    bookings: folders('booking', await store.reservations.list()),
    vouchers: folders('voucher', await store.vouchers.list()),
  }
}

type Farm = { readonly store: Store; readonly links: Pick<Links, 'token'> }

/** Every page of the desk and behind a guest's link that shows money, and every file. */
export async function placesOf(
  { store, links }: Farm,
  { bookings, vouchers }: Folders,
): Promise<readonly Place[]> {
  const pathTo = (purpose: Purpose, record: string, version = 1) =>
    `/l/${links.token({ purpose, record, version, endsAt })}`
  const ofBooking = ({ id, linkVersion }: ReservationOnFile): readonly Place[] => {
    const at = (name: string, path: string) => ({ file: `${bookings.get(id)}/${name}.html`, path })
    const guests = guestPages.map((to) => at(`guest-${to}`, pathTo(to, id, linkVersion)))
    const alone = `${deskPath('boeking', id, 'personen')}?participants=1`
    const receipt = `${pathTo('booking', id, linkVersion)}/receipt`
    const desk = [at('desk', deskPath('boeking', id)), at('desk-one-person', alone)]
    return [...desk, ...guests, at('guest-receipt', receipt)]
  }
  return [
    ...(await store.reservations.listEach(bookings.keys())).flatMap(ofBooking),
    ...[...vouchers].flatMap(([id, folder]) =>
      voucherPages.map((to) => ({ file: `${folder}/${to}.html`, path: pathTo(to, id) })),
    ),
    ...(await store.sessions.list()).flatMap(({ id, day }) => [
      { file: `dates/${day}.html`, path: deskPath('datum', id) },
      { file: `dates/${day}.csv`, path: deskPath('datum', id, 'lijst.csv') },
    ]),
    ...(await store.invoices.listIssued(year)).map(({ number }) => {
      const file = `${number}.xml`
      return { file: `invoices/${file}`, path: deskPath('factuur', file) }
    }),
    { file: 'desk/home.html', path: deskPath() },
    ...deskPages.map((page) => ({ file: `desk/${page}.html`, path: deskPath(page) })),
    ...figures(),
  ]
}

function figures(): readonly Place[] {
  const cash = deskPath('cijfers', 'kas.csv')
  const journal = deskPath('cijfers', 'dagboek.csv')
  return [
    ...periods.map((period) => ({
      file: `figures/${period}.html`,
      path: `${deskPath('cijfers')}?periode=${period}`,
    })),
    { file: 'figures/cash-book.csv', path: `${cash}?van=${year.from}&tot=${year.until}` },
    { file: 'figures/journal.csv', path: `${journal}?periode=${year.from.slice(0, 4)}` },
  ]
}
