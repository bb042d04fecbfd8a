import { dayOf } from '#booking/brussels-time.ts'
import { paidCents } from '#booking/owed.ts'
import { referenceOf } from '#booking/reference.ts'
import type { FormerParty } from '#app/plain/desk/former-guests.tsx'
import type { DeskPath } from '#app/plain/desk/frame.tsx'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { languageNames } from '#content/words/nl/language-names.ts'
import { printDay } from '#language/dates.ts'
import { fill, fillCounted } from '#language/fill.ts'
import { isLanguage } from '#language/languages.ts'
import { printEuros } from '#language/money.ts'
import type { FormerGuest } from '../../desk/former-guests.ts'

const words = deskPages.date.former

/** Who had booked a date that was called off, printed: to telephone, and to pay back. */
export function formerParty(guest: FormerGuest, to: DeskPath): FormerParty {
  const { id, name, email, participants, language, specialRequirements, note } = guest.reservation
  return {
    id,
    path: to('boeking', id),
    // The name is gone once bookkeeping alone keeps the booking.
    name: name || referenceOf(id),
    email: email || words.noEmail,
    count: fillCounted(deskPages.date.persons, participants, 'nl'),
    language: isLanguage(language) ? languageNames[language] : language,
    remarks: [specialRequirements, note].filter(Boolean).join('\n'),
    ended: endedText(guest),
    money: moneyText(guest),
    isOwed: guest.owedCents > 0,
  }
}

/** What all of them together are still owed; undefined when nothing ever had to go back. */
export function owedText(guests: readonly FormerGuest[]): string | undefined {
  const owed = guests.filter(({ owedCents }) => owedCents > 0)
  const cents = owed.reduce((sum, { owedCents }) => sum + owedCents, 0)
  if (cents > 0) {
    const text = fillCounted(words.owed, owed.length, 'nl')
    return fill(text, { amount: printEuros(cents, 'nl') })
  }
  return guests.some(({ refundedCents }) => refundedCents > 0) ? words.allRefunded : undefined
}

/** "afgelast", or how and when it had ended before. */
export function endedText({ ended }: FormerGuest): string {
  if (!ended) return words.cancelled
  if (ended.what === 'called-off') return words.calledOff
  const sentence = ended.what === 'declined' ? words.declined : words.cancelledBy
  const date = printDay(dayOf(ended.at), 'nl')
  return fill(sentence, { by: deskPages.hands[ended.by], date })
}

export function moneyText(guest: FormerGuest): string {
  const { owedCents, refundedCents, refundedAt, reservation } = guest
  const back =
    refundedAt &&
    fill(words.refunded, {
      amount: printEuros(refundedCents, 'nl'),
      date: printDay(dayOf(refundedAt), 'nl'),
    })
  if (owedCents > 0) {
    const toPay = fill(words.toRefund, { amount: printEuros(owedCents, 'nl') })
    return back ? `${toPay}, ${back}` : toPay
  }
  if (back) return back
  const paid = paidCents(reservation.payments)
  return paid === 0 ? words.nothingPaid : fill(words.kept, { amount: printEuros(paid, 'nl') })
}
