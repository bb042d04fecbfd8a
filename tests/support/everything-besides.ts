import {
  forgetCompanionDiets,
  saveCompanionDiets,
  removeCompanion,
  endCompanionLink,
} from '#office/party/companions.ts'
import { decideTransaction, type Decision } from '#office/money/decide-transaction.ts'
import { importStatement } from '#office/money/import-statement.ts'
import { addSessions } from '#office/dates/add-sessions.ts'
import type { Office } from '#office/office.ts'
import { withdrawVoucher, markVoucherRefundPaid } from '#office/vouchers/withdraw-voucher.ts'
import { receiveVoucher } from '#office/vouchers/receive-voucher.ts'
import { endWish } from '#office/waiting/wishes.ts'
import {
  acceptOption,
  declineOption,
  lapseOption,
  withdrawOption,
} from '#office/options/options.ts'
import { deskPath } from '#language/desk-paths.ts'
import { codaFile } from '#tests/support/statements/coda-file.ts'
import { bytesOf, transfer } from '#tests/support/statements/transfer.ts'
import { offerOption } from '#tests/support/offered-options.ts'
import { orderGift } from '#tests/support/gift-vouchers.ts'
import { companionOf } from '#tests/support/companions.ts'
import { wishForDate } from '#tests/support/wishes.ts'

/** All that the office does with gift vouchers and with wishes for a next date. */
export async function giveAndWish(office: Office, sessionId: string): Promise<void> {
  const ids = [await orderGift(office), await orderGift(office, { amount: '50' })]
  for (const id of ids) await receiveVoucher(office, id)
  await withdrawVoucher(office, { id: ids[0]!, iban: undefined })
  await markVoucherRefundPaid(office, ids[0]!)
  const { store } = office
  await store.change((changes) => changes.vouchers.remove([ids[1]!]))

  await wishForDate(office, { name: 'Wishes', email: 'wishes@example.org' })
  const hours = { day: '2025-11-08', startTime: '10:00', endTime: '15:30' } as const
  await addSessions(office, { ...hours, workshop: 'sourdough', capacity: 5, series: undefined })
  for (const { id } of await store.wishes.list()) await endWish(office, id)
  await store.sessions.listChangeTimes([sessionId])
  await store.party.findLastSplitFrom(sessionId)
  await offerOptions(office)
}

async function offerOptions(office: Office): Promise<void> {
  const days = ['2025-11-03', '2025-11-04', '2025-11-05', '2025-11-06'] as const
  const [taken = '', refused = '', withdrawn = '', late = ''] = await Promise.all(
    days.map((day) => offerOption(office, { day, until: '2025-11-02' })),
  )
  await acceptOption(office, taken, { participants: 9, name: 'Mia Maes' })
  await declineOption(office, refused, '')
  await joinTables(office, (await office.store.options.find(taken))!.reservationId!)
  await withdrawOption(office, withdrawn)
  await lapseOption(office, late)
  await office.store.change((changes) => changes.personalData.removeRecord(refused))
}

async function joinTables(office: Office, id: string): Promise<void> {
  const companion = await companionOf(office, id)
  await saveCompanionDiets(office, companion.id, { vegans: 1, allergens: [], remark: '' })
  const share = transfer({ structured: companion.reference })
  await importStatement(office, bytesOf(codaFile([share])))
  await forgetCompanionDiets(office, companion)
  await removeCompanion(office, companion)
  await endCompanionLink(office, id)
}

/** A statement with every kind of line, and every decision about what it leaves. */
export async function bank(office: Office, ids: readonly string[]): Promise<void> {
  const { payments } = await office.store.reservations.get(ids[3]!)
  const structured = payments[0]!.reference
  const lines = [
    transfer({ structured, cents: 100 }),
    transfer({ structured: '123456789012' }),
    transfer({ cents: -6500, text: `Terugbetaling ${ids[1]!.slice(0, 8)}` }),
    transfer({ structured, cents: 90_000 }),
  ]
  await importStatement(office, bytesOf(codaFile(lines)))
  const decisions: readonly Decision[] = [
    { kind: 'book', reservationId: ids[3]! },
    { kind: 'take-back', notifies: true },
    { kind: 'refund', refundIds: ['none'] },
    { kind: 'pair', receiptId: 'none' },
    { kind: 'send-back' },
    { kind: 'leave' },
  ]
  for (const { key } of await office.store.transactions.listToDecide()) {
    for (const decision of decisions.slice(0, 4)) await decideTransaction(office, key, decision)
  }
  await importStatement(office, bytesOf(codaFile([transfer({ structured: '123456789012' })])))
}

const typed = [
  // Found in so many bookings that the search reads the latest one by one.
  'gue',
  'uest',
  'gue 0',
  '65',
  '47,50',
  '04701234',
  'van den broeck',
  '+++090/9337/55493+++',
  'BE71 0961 2345 6769',
  '30 september',
]

/** Addresses of a search for each way to find a booking. */
export const everySearch: readonly string[] = typed.map(
  (each) => `${deskPath('zoeken')}?q=${encodeURIComponent(each)}`,
)

/** Addresses at which every booking is listed: its first page, and the one after a booking. */
export function everyList(last: string): readonly string[] {
  const lists = ['naam', 'datum'].map((order) => `${deskPath('boekingen')}?volgorde=${order}`)
  return [...lists, ...lists.map((list) => `${list}&na=${last}`)]
}

/** Addresses at which the desk counts: first of a few days, to which an index leads. */
export const everyFigure: readonly string[] = [
  `${deskPath('cijfers', 'kas.csv')}?van=2025-09-01&tot=2025-09-03`,
  `${deskPath('cijfers')}?periode=2025-09`,
  `${deskPath('cijfers')}?periode=2025-K3`,
]
