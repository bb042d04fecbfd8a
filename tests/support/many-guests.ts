import { withOwn } from '#booking/with-own.ts'
import { addDays, instantIn } from '#booking/dates/brussels-time.ts'
import { firstWorkshops } from '#content/workshops.ts'
import { structuredCommunication } from '#booking/money/structured-communication.ts'
import { openPlace } from '#store/open-place.ts'
import type { Store } from '#store/store.ts'
import type { Changes } from '#store/subjects.ts'
import { addPaid } from './posted.ts'
import { reservation } from './records.ts'
import type { TestSite } from './test-site.ts'
import { testSecrets } from './secrets.ts'

const firstNames =
  'Anneleen Bram Céline Dirk Elif Fien Gust Hanne Ines Joris Kaat Lander Marieke Nore Otto Pauline ' +
  'Quinten Roos Siebe Tine'
const lastNames =
  'Peeters,Janssens,Maes,Dubois,Lambert,Wouters,Claes,Aerts,D’Hondt,Van den Broeck,De Smet,' +
  'Goossens,Vermeulen,Lefèvre,Oosterlinck'
const onEachDate = 5
const priceCents = 6500

/** No two of the first three hundred are called the same. */
function nameOfGuest(n: number): string {
  const [first, last] = [firstNames.split(' '), lastNames.split(',')]
  return `${first[n % first.length]} ${last[(n + Math.floor(n / 60)) % last.length]}`
}

/** Puts guests on dates of their own, five on each, every third day from the first of January 2025 on. */
export async function seatManyGuests(site: TestSite, count: number): Promise<void> {
  await using store = await openedStore(site)
  const dates = Array.from({ length: Math.ceil(count / onEachDate) }, (_, n) => n)
  await store.change(async (changes) => {
    for (const nth of dates) await addDate(changes, nth)
    for (let n = 0; n < count; n++) await addGuest(changes, n)
  })
}

async function openedStore({ dataDir }: TestSite): Promise<Store & AsyncDisposable> {
  const store = await openPlace({ dataDir, databaseUrl: undefined, secrets: testSecrets })
  return withOwn(store, { [Symbol.asyncDispose]: () => store.close() })
}

const dayOfDate = (nth: number) => addDays('2025-01-01', 3 * nth)
const idOfDate = (nth: number) => `many-date-${nth}`

async function addDate(changes: Changes, nth: number): Promise<void> {
  const day = dayOfDate(nth)
  await changes.sessions.add({
    id: idOfDate(nth),
    workshop: firstWorkshops[nth % firstWorkshops.length]!,
    startsAt: instantIn(day, '13:00'),
    endsAt: instantIn(day, '16:30'),
    capacity: 12,
  })
}

async function addGuest(changes: Changes, n: number): Promise<void> {
  const nth = Math.floor(n / onEachDate)
  const isCancelled = n % 11 === 7
  const participants = 1 + (n % 3)
  const [hasPaid, cents] = [n % 4 > 0, (priceCents * participants) / 2]
  const createdAt = instantIn(addDays(dayOfDate(nth), -20), '10:00')
  const booking = reservation(idOfDate(nth), {
    participants,
    priceCents,
    createdAt,
    name: nameOfGuest(n),
    email: `guest.${n}@example.org`,
    status: isCancelled ? 'cancelled' : 'confirmed',
  })
  await changes.reservations.add(booking)
  if (!isCancelled) await changes.sessions.takePlaces(booking.sessionId, participants)
  for (const [kindOf, kind] of (['deposit', 'balance'] as const).entries()) {
    await addPaid(changes, {
      reservationId: booking.id,
      kind,
      amountCents: cents,
      paidCents: hasPaid ? cents : 0,
      reference: structuredCommunication(String(8_000_000_000 + 2 * n + kindOf)),
      dueOn: addDays(dayOfDate(nth), kind === 'deposit' ? -13 : -7),
    })
  }
}
