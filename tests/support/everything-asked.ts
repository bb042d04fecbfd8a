import { minuteMs } from '#booking/dates/brussels-time.ts'
import { deskActionPath, deskActions, deskPath } from '#language/desk-paths.ts'
import { keysOf } from '#language/keys-of.ts'
import type { Purpose } from '#letters/links.ts'
import { callOffSession, setSessionOpen } from '#office/dates/call-off-session.ts'
import { moveReservation } from '#office/dates/move-reservation.ts'
import { rebookReservation } from '#office/dates/rebook-reservation.ts'
import { startDiary } from '#office/diary/diary.ts'
import { doDueTasks } from '#office/due/do-due-tasks.ts'
import { receivePayment } from '#office/money/receive-payment.ts'
import { changeRefundAccount, stopRefundAccount } from '#office/money/refund-account.ts'
import { markRefundPaid } from '#office/money/refunds.ts'
import { changeParty } from '#office/party/change-party.ts'
import { forgetDiets, saveDiets } from '#office/party/save-diets.ts'
import { eraseRecord } from '#office/personal-data/erase-record.ts'
import { sendDeskKey } from '#office/devices/desk-keys.ts'
import { sendLinksAgain, replaceLink } from '#office/people/send-new-link.ts'
import {
  confirmReservation,
  declineBurst,
  declineReservation,
} from '#office/reservations/answer-request.ts'
import { cancelReservation } from '#office/reservations/cancel-reservation.ts'
import { holdPlaces } from '#office/reservations/prove-mailbox.ts'
import { sendContactMessage } from '#office/mail/send-contact-message.ts'
import { submitReservation } from '#office/reservations/submit-reservation.ts'
import { acceptOffer, joinWaitingList, leaveList } from '#office/waiting/waiting-list.ts'
import type { Store } from '#store/store.ts'
import { bank, everyFigure, everyList, everySearch, giveAndWish } from './everything-besides.ts'
import { knownDevice, openFarm } from './farm-with-limits.ts'
import { plannedSession, start } from './records.ts'
import { contactMessage, reservationRequest } from './requests.ts'

type Farm = Awaited<ReturnType<typeof openFarm>>

/** Everything that the office does, and every page of the desk and behind a guest's link, in one store. */
export async function askEverything(store: Store): Promise<void> {
  const farm = await openFarm(store)
  const day = plannedSession({ capacity: 14 })
  const other = plannedSession({ origin: 'other', startsAt: new Date('2025-10-07T16:30:00Z') })
  await store.saveSchedule([day, other], start)
  const { id: sessionId } = (await store.sessions.findAt(day))!
  const { id: otherId } = (await store.sessions.findAt(other))!
  const ids = await ask(farm)
  await live(farm, { ids, sessionId, otherId })
  await wait(farm, { ids, sessionId })
  await bank(farm.office, ids)
  await lookAt(farm, { ids: ids.slice(0, 2), sessionId })
  farm.office.setClock(new Date('2025-09-29T10:00:00Z'))
  await doDueTasks(farm.office)
  await giveAndWish(farm.office, sessionId)
  await callOffSession(farm.office, sessionId)
  await rebookReservation(farm.office, { id: ids[0]!, sessionId: otherId, by: 'guest' })
  await lookAt(farm, { ids: [ids[3]!], sessionId })
  await lookAround(farm, ids[3]!)
  farm.office.setClock(new Date('2025-10-09T10:00:00Z'))
  await doDueTasks(farm.office)
  const [first, second] = ids as [string, string]
  await store.change(async (changes) => {
    await eraseRecord(changes, { record: first, at: start, as: 'gone' })
    await eraseRecord(changes, { record: second, at: start, as: 'stripped' })
    await eraseRecord(changes, { record: 'of a voucher', at: start, as: 'buyer' })
  })
  await send(farm)
}

async function ask({ office }: Farm): Promise<readonly string[]> {
  const ids: string[] = []
  for (let n = 0; n < 9; n++) {
    const email = `guest.${n % 3}@example.org`
    const name = `Guest ${n}`
    const request = reservationRequest({ email, participantName: name, participants: '1' })
    const repeat = n % 2 ? ({ by: 'form' } as const) : ({ by: 'key', key: `key-${n}` } as const)
    const outcome = await submitReservation(office, request, { repeat, from: { network: 'here' } })
    if (outcome.kind === 'placed') ids.push(outcome.reservationId)
  }
  for (const id of ids.slice(0, 6))
    await holdPlaces(office, await office.store.reservations.get(id))
  await sendContactMessage(office, contactMessage(), { language: 'nl', messageWait: () => 0 })
  await sendLinksAgain(office, 'guest.0@example.org', { network: 'here' })
  return ids
}

type Lives = {
  readonly ids: readonly string[]
  readonly sessionId: string
  readonly otherId: string
}

async function live({ office }: Farm, { ids, sessionId, otherId }: Lives): Promise<void> {
  const [a, b, c, d, e] = ids as [string, string, string, string, string]
  for (const id of [a, b, c, d]) await confirmReservation(office, id)
  await declineReservation(office, e)
  await declineBurst(office, ids.at(-1)!)
  for (const id of [a, b]) await receivePayment(office, { id, kind: 'deposit' })
  await saveDiets(office, a, { vegans: 1, allergens: [], remark: '' })
  await startDiary(office, a)
  await saveDiets(office, b, { vegans: 1, allergens: [], remark: '' })
  await forgetDiets(office, b)
  await moveReservation(office, { id: c, sessionId: otherId, by: 'owner' })
  await moveReservation(office, { id: c, sessionId, by: 'guest' })
  await changeParty(office, { id: c, participants: 2 })
  await replaceLink(office, c)
  await cancelReservation(office, { id: b, by: 'guest' })
  for (const { id } of await office.store.refunds.listUnpaid()) {
    await changeRefundAccount(office, { id, typed: 'BE71 0961 2345 6769' })
    await stopRefundAccount(office, b)
    await markRefundPaid(office, id)
  }
  await sendDeskKey(office, { askedByDigest: undefined, path: '/desk', from: {} })
}

/** Parties wait for a full date, are offered what comes free, take it, leave, or let it pass. */
async function wait({ office }: Farm, { sessionId }: Pick<Lives, 'ids' | 'sessionId'>) {
  const session = await office.store.sessions.get(sessionId)
  const elsewhere = session.capacity - session.taken
  await office.store.change((changes) =>
    changes.sessions.update(sessionId, {
      bookedElsewhere: elsewhere,
      decidesOn: '2025-09-20',
      minimum: 4,
    }),
  )
  for (let n = 0; n < 4; n++) {
    const party = { sessionId, participants: 1, name: 'W', email: `waits.${n}@example.org` }
    await joinWaitingList(office, party, { language: 'nl', from: { network: 'here' } })
    const [entry] = (await office.store.waiting.listOn(sessionId)).filter(
      ({ email }) => email === party.email,
    )
    await office.store.change((changes) => changes.mailboxes.saveProven(entry!.id, start))
  }
  await office.store.change((changes) => changes.sessions.update(sessionId, { bookedElsewhere: 0 }))
  await setSessionOpen(office, sessionId, false)
  await setSessionOpen(office, sessionId, true)
  const [first, second] = await office.store.waiting.listOn(sessionId)
  await acceptOffer(office, first!.id)
  await leaveList(office, second!.id)
}

const deskPages = [
  ...(['datums', 'rekening', 'berichten', 'toestellen', 'huis', 'begin'] as const),
  ...(['uiterlijk', 'cadeaubonnen', 'zinnen', 'meer', 'boekingen'] as const),
]

/** Pages that are about no record alone. */
async function lookAround({ app }: Farm, last: string): Promise<void> {
  const pages = [deskPath(), ...deskPages.map((page) => deskPath(page))]
  for (const path of [...pages, ...everySearch, ...everyList(last), ...everyFigure])
    await app.request(path, { headers: knownDevice })
  for (const path of ['/waiting-list', '/next-date']) await app.request(path)
}

const purposes: readonly Purpose[] = [
  ...(['booking', 'cancel', 'move', 'diets', 'refund-account', 'prove'] as const),
  ...(['offer', 'leave-list', 'prove-waiting', 'diary'] as const),
]

/** Pages about bookings and a date: on the desk, and behind the links of guests. */
async function lookAt(
  { app, office: { store }, links }: Farm,
  { ids, sessionId }: Pick<Lives, 'ids' | 'sessionId'>,
): Promise<void> {
  const paths = [
    deskPath('datum', sessionId),
    deskPath('datum', sessionId, 'lijst.csv'),
    ...ids.map((id) => deskPath('boeking', id)),
    ...ids.map((id) => `${deskPath('boeking', id, 'personen')}?participants=3`),
    ...keysOf(deskActions).flatMap((action) =>
      [ids[0]!, sessionId].map((id) => deskActionPath(action, id)),
    ),
  ]
  for (const path of paths) await app.request(path, { headers: knownDevice })
  const endsAt = new Date('2026-01-01')
  const waiting = (await store.waiting.listOn(sessionId)).map(({ id }) => ({ id, linkVersion: 1 }))
  for (const { id: record, linkVersion: version } of [
    ...(await store.reservations.listEach(ids)),
    ...waiting,
  ]) {
    for (const purpose of purposes)
      await app.request(`/l/${links.token({ purpose, record, version, endsAt })}`)
  }
}

/** The statements of the outbox when it sends a mail. */
async function send({ office }: Farm): Promise<void> {
  const { outbox } = office.store
  const now = office.clock.now()
  const lent = (await outbox.lendNext(now, new Date(now.getTime() + minuteMs), [
    'busy@example.org',
  ]))!
  await outbox.retryAt(lent, { at: now, problem: 'away' })
  await outbox.markSent(lent.id, now)
  await outbox.putBack(now)
  await outbox.postpone(now)
  await outbox.hurry(now)
  await outbox.counts(now)
  await outbox.nextDue()
  await office.store.mails.listWithText()
  await office.store.saveSchedule([], now)
}
