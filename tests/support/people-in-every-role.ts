import { minuteMs } from '#booking/dates/brussels-time.ts'
import { join } from 'node:path'
import { textFactNames } from '#booking/reservations/guest-facts.ts'
import { fromKeys } from '#language/keys-of.ts'
import { saveCompanionDiets } from '#office/party/companions.ts'
import { startDiary } from '#office/diary/diary.ts'
import { doDueTasks } from '#office/due/do-due-tasks.ts'
import { mailBudget } from '#office/limits.ts'
import { sendContactMessage } from '#office/mail/send-contact-message.ts'
import { receivePayment } from '#office/money/receive-payment.ts'
import { markRefundPaid } from '#office/money/refunds.ts'
import { declineOption } from '#office/options/options.ts'
import { saveDiets } from '#office/party/save-diets.ts'
import { askInvoice } from '#office/invoices/ask-invoice.ts'
import { askSubstitute } from '#office/people/ask-substitute.ts'
import { saveNote } from '#office/people/correct-guest.ts'
import { replaceGuest } from '#office/people/replace-guest.ts'
import { cancelReservation } from '#office/reservations/cancel-reservation.ts'
import { bookByFarm } from '#office/reservations/book-confirmed.ts'
import { confirmReservation } from '#office/reservations/answer-request.ts'
import { proveMailbox } from '#office/reservations/prove-mailbox.ts'
import { submitReservation } from '#office/reservations/submit-reservation.ts'
import { markVoucherRefundPaid, withdrawVoucher } from '#office/vouchers/withdraw-voucher.ts'
import { joinWaitingList } from '#office/waiting/waiting-list.ts'
import { createFolderSender } from '#post/senders.ts'
import type { Store } from '#store/store.ts'
import type { Day } from '#language/dates.ts'
import { orderGift } from './gift-vouchers.ts'
import { testLetters } from './letters.ts'
import { offerOption } from './offered-options.ts'
import { onEvening, plannedSession, start } from './records.ts'
import { contactMessage, reservationRequest } from './requests.ts'
import { readLines, transfer } from './statements/transfer.ts'
import { companionOf } from './companions.ts'
import { testOffice } from './test-office.ts'
import { wishForDate } from './wishes.ts'
import { emailOf, ibanOf, type Role, words } from './roles.ts'

const nameOf = (role: Role) => `${words[role]} peers`
const diets = (role: Role) => ({ vegans: 1, allergens: [], remark: words[role] })
const person = (role: Role) => {
  return { name: nameOf(role), email: emailOf(role), language: 'nl' } as const
}

type Seeded = { readonly withoutMailbox: string }

/** The day after the one that most of them came to; their companions are forgotten a week after it. */
export const dayAfter = new Date('2025-10-02T08:00:00Z')

/**
 * Seeds one person of each role, on dates of one season; every mail has left, and is in the folder
 * of mails.
 */
export async function seedEveryRole(store: Store, dataDir: string): Promise<Seeded> {
  const office = { ...testOffice(store), lettersOf: () => testLetters(start), mailBudget }
  const evening = onEvening('2025-11-06')
  await store.saveSchedule([plannedSession({ capacity: 14 }), evening], start)
  const later = (await store.sessions.findAt(evening))!.id
  const at = (instant: string) => office.setClock(new Date(instant))

  async function book(role: Role, different: Record<string, unknown> = {}): Promise<string> {
    const own = { participantName: nameOf(role), email: emailOf(role) }
    const texts = fromKeys(textFactNames, () => words[role])
    const named = reservationRequest({ ...own, ...texts, ...different })
    const outcome = await submitReservation(office, named, { repeat: { by: 'form' } })
    if (outcome.kind !== 'placed') throw new Error(outcome.kind)
    await confirmReservation(office, outcome.reservationId)
    return outcome.reservationId
  }
  const pay = (role: Role, reference: string, cents: number, day: Day = '2025-09-16') =>
    readLines(
      office,
      transfer({
        text: `${reference} ${words[role]}`,
        cents,
        day,
        name: nameOf(role),
        iban: ibanOf(role),
      }),
    )
  const payFor = async (role: Role, id: string, day?: Day) => {
    const { payments } = await store.reservations.get(id)
    const open = payments.find((each) => each.paidCents < each.amountCents)!
    await pay(role, open.reference, open.amountCents, day)
  }

  async function cancel(id: string) {
    await cancelReservation(office, { id, by: 'guest' })
    return (await store.refunds.listOf(id))[0]!
  }

  const table = await book('booker', { participants: '3', telephone: '0470 12 34 56' })
  await payFor('booker', table)
  await saveDiets(office, table, diets('booker'))
  await saveNote(office, table, words.booker)
  await proveMailbox({ ...office, placeBounds: undefined }, emailOf('booker'))
  await store.change((changes) => changes.mailboxes.saveProven('of nobody', start))
  const companion = await companionOf(office, table, person('companion'))
  await saveCompanionDiets(office, companion.id, diets('companion'))
  await pay('companion', companion.reference, 6500)

  const handedOn = await book('replaced')
  await payFor('replaced', handedOn)
  at('2025-09-18T10:00:00Z')
  await replaceGuest(office, handedOn, person('instead'))
  await payFor('instead', handedOn, '2025-09-19')

  const preferredDate = 'donderdag 6 november 2025 - 18:30-22:00'
  const asking = await book('asker', { preferredDate })
  await askSubstitute(office, asking, { typed: person('substitute'), from: {} })
  const network = 'n'
  const unproven = { reservationId: asking, mailbox: 'm', network, madeAt: start }
  await store.change((changes) => changes.unproven.add({ ...unproven, endsAt: undefined }))

  const given = await book('canceller')
  await payFor('canceller', given)
  const refund = await cancel(given)
  const iban = ibanOf('canceller')
  const account = { iban, named: { iban, at: start } }
  await store.change((changes) => changes.refunds.setAccount(refund.id, account))
  await markRefundPaid(office, refund.id)
  const { sessionId } = await store.reservations.get(given)
  const vacancy = { reservationId: given, sessionId, places: 1, keptCents: 1, at: start }
  await store.change((changes) => changes.vacancies.add({ ...vacancy, iban }))

  const kept = await book('diarist')
  await receivePayment(office, { id: kept, kind: 'deposit' })
  await startDiary(office, kept)
  const sentence = { sentence: words.diarist, firstName: words.diarist, town: words.diarist }
  const written = { ...sentence, reservationId: kept, language: 'nl', writtenAt: start } as const
  await store.change((changes) => changes.diary.saveSentence(written))

  const billed = await book('company')
  await payFor('company', billed)
  const company = { name: nameOf('company'), vatNumber: 'BE0203201340', address: words.company }
  const ofCompany = { id: billed, company: { ...company, reference: words.company } }
  await askInvoice(office, { ...ofCompany, by: 'guest' })
  await markRefundPaid(office, (await cancel(billed)).id)

  for (const isWithdrawn of [false, true]) {
    const order = {
      buyerName: nameOf('buyer'),
      buyerEmail: emailOf('buyer'),
      receiverName: nameOf('receiver'),
      receiverEmail: emailOf('receiver'),
      message: `Voor ${words.receiver}, van ${words.buyer}`,
    }
    const id = await orderGift(office, order)
    const { reference, amountCents } = await store.vouchers.get(id)
    await pay('buyer', reference, amountCents)
    if (!isWithdrawn) continue
    await withdrawVoucher(office, { id, iban: undefined })
    await markVoucherRefundPaid(office, id)
  }

  await wishForDate(office, person('wisher'))

  await store.change((changes) => changes.sessions.update(later, { bookedElsewhere: 9 }))
  const party = { sessionId: later, participants: 2, ...person('waiting') }
  await joinWaitingList(office, party, { language: 'nl' })

  const group = { ...person('group'), telephone: '0470 65 43 21', day: '2025-11-13' } as const
  const option = await offerOption(office, { ...group, language: 'nl' })
  await declineOption(office, option, words.group)

  const phoned = await bookByFarm(office, {
    sessionId: (await store.reservations.get(table)).sessionId,
    ...person('withoutMailbox'),
    email: '',
    participants: 1,
    note: words.withoutMailbox,
    telephone: '0470 11 22 33',
  })
  if (phoned.kind !== 'booked') throw new Error(phoned.kind)
  await receivePayment(office, { id: phoned.reservationId, kind: 'deposit' })

  at('2025-09-28T08:00:00Z')
  await doDueTasks(office)
  // This form comes last: due tasks forget turns that are back.
  const message = contactMessage({ ...person('writer'), message: words.writer })
  const { language: _, ...typed } = message as typeof message & { readonly language: string }
  await sendContactMessage(office, typed, { language: 'nl', messageWait: () => 0 })
  office.setClock(dayAfter)
  await sendAll(store, join(dataDir, 'mail'))
  return { withoutMailbox: phoned.reservationId }
}

async function sendAll({ outbox }: Store, folder: string): Promise<void> {
  const sender = createFolderSender({ folder, helpAddress: 'farm@farm.example' })
  for (;;) {
    const mail = await outbox.lendNext(dayAfter, new Date(dayAfter.getTime() + minuteMs))
    if (!mail) return
    await sender.send(mail)
    await outbox.markSent(mail.id, dayAfter)
  }
}
