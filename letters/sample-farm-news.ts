import { instantIn } from '#booking/dates/brussels-time.ts'
import type { Session } from '#booking/dates/session.ts'
import { owedCents } from '#booking/money/owed.ts'
import { shoppingLines } from '#content/recipes.ts'
import { printEuros } from '#language/money.ts'
import type { ReservationOnFile } from '#store/reservations.ts'
import type { DeskKey } from '#store/site.ts'
import type { News } from './letters.ts'

type Bookings = Readonly<Record<'requested' | 'confirmed' | 'secured', ReservationOnFile>>

/** What the farm alone is mailed of, about an invented booking as it stood at three moments. */
export function sampleFarmNews({ requested, confirmed, secured }: Bookings): readonly News[] {
  return [
    { kind: 'unanswered', reservation: requested, isUnproven: false },
    { kind: 'deposit-overdue', reservation: confirmed },
    { kind: 'balance-overdue', reservation: secured },
    { kind: 'waiting-accepted', reservation: confirmed },
    { kind: 'to-decide', ...dateOf(secured), sheet: [] },
    { kind: 'prep-sheet', ...dateOf(secured), sheet: sampleSheet(secured) },
    burstOf(requested),
    { kind: 'desk-key', key: sampleKey },
  ]
}

const sampleKey: DeskKey = {
  id: '7b1f0c52-93de-4a68-b0c7-2e5d8a416f39',
  askedByDigest: undefined,
  path: '/desk',
  endsAt: instantIn('2025-09-24', '10:15'),
  usedAt: undefined,
}

export function onDay(session: Session, day: string): Session {
  return {
    ...session,
    id: '9e1d5c3b-7a2f-4864-b5d9-0c4e8f2a6b17',
    day,
    startsAt: instantIn(day, session.startTime),
    endsAt: instantIn(day, session.endTime),
  }
}

function dateOf(reservation: ReservationOnFile) {
  const own = { taken: 2, minimum: 4, decidesOn: '2025-09-24', bookedElsewhere: 0, note: '' }
  return { session: { ...reservation.session, ...own }, reservations: [reservation] }
}

/** As `office/party/prep-sheet.ts` writes it. */
function sampleSheet({ participants, payments, session }: ReservationOnFile) {
  const owed = printEuros(owedCents(payments), 'nl')
  return [
    { title: 'Wie er komt', lines: [`${participants} personen`, `Nederlands: ${participants}`] },
    { title: 'Op het bord', lines: ['Veganistisch: 1', 'noten: Nele Vermeersch'] },
    { title: 'Goed om te weten', lines: ['Nele Vermeersch: we komen met de trein'] },
    { title: 'Nog te betalen', lines: [`Nele Vermeersch: ${owed}`] },
    { title: 'Klaarzetten', lines: shoppingLines(session.workshop, participants) },
  ]
}

function burstOf(reservation: ReservationOnFile): News {
  const asked = (day: string, participants: number) => {
    const session = onDay(reservation.session, day)
    return { ...reservation, participants, session }
  }
  const listed = [reservation, asked('2025-10-04', 1), asked('2025-11-08', 4)]
  return { kind: 'burst', requests: 14, messages: 2, listed }
}
