import { isIban, printIban } from '#booking/iban.ts'
import { referenceOf } from '#booking/reference.ts'
import { DeskLinkForm } from '#app/plain/desk/desk-link-form.tsx'
import { OneActionPage } from '#app/plain/one-action-page.tsx'
import { desk } from '#content/words/nl/desk.ts'
import { printInstant } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { payRefund } from '../../functions/pay-refund.ts'
import { answerPlain } from '../plain-page.ts'
import { dateAndTime, workshopName } from '../desk/printed.ts'
import type { LinkPage } from './mail-links.tsx'
import { unknownLink } from './unknown-link.tsx'

/** The owner says that a refund was paid. */
export const refundPaidPage: LinkPage = {
  show: async ({ c, office, link }) => {
    const refund = (await office.store.listRefunds()).find(({ id }) => id === link.record)
    const reservation = refund && (await office.store.findReservation(refund.reservationId))
    if (!refund || !reservation) return unknownLink(c)
    const { refundPaid: words, facts: labels, none } = desk
    const { iban, amountCents, paidAt } = refund
    const { id, session, name } = reservation
    const page = {
      language: 'nl',
      title: words.title,
      text: paidAt ? fill(words.done, { date: printInstant(paidAt, 'nl') }) : words.text,
      facts: [
        { label: words.amount, value: printEuros(amountCents, 'nl') },
        { label: words.account, value: isIban(iban) ? printIban(iban) : none },
        { label: labels.name, value: name },
        { label: labels.workshop, value: workshopName(session) },
        { label: labels.date, value: dateAndTime(session) },
        { label: labels.reference, value: referenceOf(id) },
      ],
      button: paidAt ? undefined : { label: words.button },
      onward: paidAt && <DeskLinkForm isQuiet />,
    } as const
    return answerPlain(c, <OneActionPage {...page} />)
  },
  act: async ({ office, link }) => {
    await payRefund(office, link.record)
    return undefined
  },
}
