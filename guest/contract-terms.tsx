import { dayOf } from '#booking/dates/brussels-time.ts'
import type { Session } from '#booking/dates/session.ts'
import type { Words } from '#content/words/shape.ts'
import { contractSentences } from '#letters/to-guest/reservations/contract-terms.ts'
import { houseOfRequest } from '#server/http/request-house.ts'
import type { LinkVisit } from './link-visit.tsx'

type Props = {
  readonly visit: Pick<LinkVisit, 'c' | 'now'> & { readonly words: Words }
  readonly session: Session
}

/** The terms of today, above a button that binds to pay. */
export function ContractTerms({ visit: { c, now, words }, session }: Props) {
  const { refund: refundSteps, moveDaysBefore } = houseOfRequest(c).terms
  const paying = {
    refundSteps,
    moveDaysBefore,
    paidCents: 0,
    today: dayOf(now),
    workshopOn: session.day,
    session,
  }
  return (
    <section className="mb-8">
      <h2 className="text-25">{words.bookingMails.terms.title}</h2>
      <ul className="mt-3 list-disc pl-6">
        {contractSentences(paying, words).map((sentence) => (
          <li key={sentence} className="py-1">
            {sentence}
          </li>
        ))}
      </ul>
    </section>
  )
}
