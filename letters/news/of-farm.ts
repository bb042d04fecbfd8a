import { isOffered } from '#booking/house/offers.ts'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { owedCents } from '#booking/money/owed.ts'
import { whatToPay } from '#booking/money/what-to-pay.ts'
import { shoppingLines } from '#content/recipes.ts'
import { ownerWordsOf } from '#content/words/owner-words.ts'
import { fill, fillCounted } from '#language/fill.ts'
import { nameOfLanguage } from '#language/language-name.ts'
import { printEuros } from '#language/money.ts'
import { labelled } from '#language/typeset.ts'
import type { Day } from '#language/dates.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { mailed } from '../news.ts'
import { bookingAt, moments, onDay, type Scene } from '../sample-scene.ts'
import { burst } from '../to-owner/burst.tsx'
import { prepSheetLetter, toDecide } from '../to-owner/before-the-day.tsx'
import { deskKey } from '../to-owner/desk-key.tsx'
import { latePayments, overdue, unanswered } from '../to-owner/overdue.tsx'
import { waitingAccepted } from '../to-owner/by-guest.tsx'

export const newsOfFarm = {
  unanswered: mailed({ owner: unanswered }).sampled(({ requested: reservation }) => ({
    reservation,
    isUnproven: false,
  })),
  'deposit-overdue': mailed({ owner: overdue }).sampled(({ confirmed }) => lateSample(confirmed)),
  'balance-overdue': mailed({ owner: overdue }).sampled(({ confirmed, secured }) =>
    lateSample(secured, confirmed),
  ),
  late: mailed({ owner: latePayments }).sampled(({ confirmed, secured }) => ({
    late: [
      lateSample({ ...confirmed, telephone: '0470 12 34 56' }),
      lateSample(secured, confirmed),
    ],
  })),
  'waiting-accepted': mailed({ owner: waitingAccepted }).sampled(bookingAt('confirmed')),
  'to-decide': mailed({ owner: toDecide }).sampled((scene) => ({ ...dateIn(scene), sheet: [] })),
  'prep-sheet': mailed({ owner: prepSheetLetter }).sampled((scene) => ({
    ...dateIn(scene),
    sheet: sheetOf(scene),
  })),
  burst: mailed({ owner: burst }).sampled(({ requested }) => {
    const onAnother = (day: Day, participants: number) => {
      const session = onDay(requested.session, day)
      return { ...requested, participants, session }
    }
    const listed = [requested, onAnother('2025-10-04', 1), onAnother('2025-11-08', 4)]
    return { requests: 14, messages: 2, listed, quoted: sampleMessages }
  }),
  'desk-key': mailed({ owner: deskKey }).sampled(() => ({
    key: {
      id: '7b1f0c52-93de-4a68-b0c7-2e5d8a416f39',
      askedByDigest: undefined,
      path: '/desk',
      endsAt: moments.keyEnds,
      usedAt: undefined,
    },
  })),
}

/** A house that asks for one payment has a secured booking with nothing left to pay: then the other is late. */
function lateSample(...either: readonly ReservationOnFile[]) {
  const [sample] = either.flatMap((reservation) => {
    const late = whatToPay(reservation.payments, { today: dayOf(moments.asked) })
    return late ? [{ reservation, late, reminded: { at: moments.asked } }] : []
  })
  return sample!
}

const sampleMessages = [
  {
    id: '0d6b5c1e-7a24-4c8f-9b3d-51e8f2a6c7d0',
    name: 'Joris Claes',
    email: 'joris@example.org',
    subject: 'Met de rolstoel',
    message:
      'Mijn broer komt mee in een rolstoel.\nRaakt hij binnen, en is er een aangepast toilet?',
  },
  {
    id: '8c2f9e47-3b1d-4f60-a5c8-e97d04b26a13',
    name: 'Amélie Dubois',
    email: 'amelie@example.org',
    subject: 'Quoi apporter',
    message: 'Faut-il apporter quelque chose, ou tout est-il sur place\u00a0?',
  },
]

function dateIn({ secured: reservation }: Scene) {
  const own = {
    taken: 2,
    minimum: 4,
    decidesOn: '2025-09-24',
    bookedElsewhere: 0,
    note: '',
  } as const
  return { session: { ...reservation.session, ...own }, reservations: [reservation] }
}

/** Sheet as `office/party/prep-sheet.ts` writes it. */
function sheetOf({ secured: { participants, payments, session }, house }: Scene) {
  const own = ownerWordsOf(house)
  const { prepSheet: words, allergens, language } = own
  const owed = printEuros(owedCents(payments), language)
  const people = fillCounted(words.heads, participants, language)
  const written = fill(words.written, { name: 'Nele Vermeersch', text: 'We komen met de trein.' })
  const plates = [
    fill(words.vegans, { n: 1 }),
    labelled(allergens.nuts, 'Nele Vermeersch', language),
    written,
    fill(words.complete, { bookings: fillCounted(words.bookings, 1, language), people }),
  ]
  return [
    {
      title: words.people,
      lines: [people, labelled(nameOfLanguage('nl', language), participants, language)],
    },
    isOffered(house, 'diets')
      ? { title: words.plates, lines: plates }
      : { title: words.remarks, lines: [written] },
    { title: words.owing, lines: [labelled('Nele Vermeersch', owed, language)] },
    { title: words.shopping, lines: shoppingLines(session.workshop, participants, own) },
  ]
}
