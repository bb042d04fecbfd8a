import { readIban } from '#booking/money/iban.ts'
import {
  goesTo,
  isOfUnknown,
  refundAccount,
  refundAccounts,
  refundBySource,
  refundsOfRests,
} from '#booking/money/refund.ts'
import type { Actor } from '#booking/reservations/life.ts'
import { sum } from '#booking/sum.ts'
import type { Refund } from '#store/money/refunds.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Reads } from '#store/subjects.ts'
import type { Id } from '#booking/id.ts'
import type { Day } from '#language/dates.ts'
import { notify } from '../mail/notify.ts'
import { type Change, oneChange, recordEvent } from '../office.ts'
import { listFiledDays } from './filed-refunds.ts'
import { listWithSplits, listMoneySources, listSharePayers } from './money-sources.ts'
import { addRefundParts, type RefundOutcome } from './refunds.ts'

type RefundsAsked = {
  readonly reservation: ReservationOnFile
  readonly refunds: readonly Refund[]
  readonly by: Actor
}

export async function notifyOfRefundAccount(
  change: Change,
  { reservation, refunds, by }: RefundsAsked,
) {
  const parts = refunds.filter(({ named }) => named)
  const ending = parts[0]?.named?.iban.slice(-4)
  if (ending === undefined) return
  await recordEvent(change, { reservationId: reservation.id, by, what: 'account-asked' })
  const cents = sum(parts, ({ amountCents }) => amountCents)
  const isKnown = parts.every(({ iban }) => iban !== '')
  await notify(change, { kind: 'refund-account', reservation, cents, ending, isKnown })
}

/** Open refunds without an account, also those of splits, get the account that a statement shows. */
export async function fillRefundAccounts(
  change: Change,
  reservationId: Id<'reservation'>,
): Promise<void> {
  for (const id of await listWithSplits(change, [reservationId]))
    await fillOwnRefundAccounts(change, id)
}

async function fillOwnRefundAccounts(
  change: Change,
  reservationId: Id<'reservation'>,
): Promise<void> {
  const open = (await change.refunds.listOf(reservationId)).filter(
    (refund) => !refund.paidAt && isOfUnknown(refund),
  )
  if (open.length === 0) return
  const filed = await listFiledDays(
    change,
    open.map(({ id }) => id),
  )
  const ofRests = refundsOfRests(await change.entries.listOf(reservationId))
  for (const refund of open) {
    // A transfer in a bank file leaves as it is, and a rest never was this booking's money.
    if (filed.has(refund.id) || ofRests.includes(refund.id)) continue
    const sources = await listMoneySources(change, reservationId, { without: [refund.id] })
    const guests = sources.filter(({ voucherId }) => !voucherId)
    const parts = refundBySource(refund.amountCents, guests)
    const [first, ...others] = parts
    if (!first || first.iban === '') continue
    const { named } = refund
    await change.refunds.setAccount(refund.id, refundAccounts(parts, named)[0]!)
    await change.refunds.lessen(refund.id, first.cents)
    await addRefundParts(change, { reservationId, parts: others, named, of: refund })
  }
}

type TypedAccount = {
  readonly id: Id<'refund'>
  readonly typed: string
  /** Day of the bank file of which the owner knows that it paid nothing; the next file has the refund again. */
  readonly knownFile?: string
}

type TypedOutcome =
  | RefundOutcome
  | { readonly kind: 'invalid' }
  | { readonly kind: 'filed'; readonly filedOn: Day }

export const changeRefundAccount = oneChange(
  async (change, { id, typed, knownFile }: TypedAccount): Promise<TypedOutcome> => {
    const iban = readIban(typed)
    if (!iban) return { kind: 'invalid' }
    const refund = await change.refunds.find(id)
    if (!refund) return { kind: 'no-such-refund' }
    if (refund.paidAt || goesTo(refund) === iban) return { kind: 'done-before' }
    const filedOn = (await listFiledDays(change, [id])).get(id)
    if (filedOn && filedOn !== knownFile) return { kind: 'filed', filedOn }
    await change.history.releaseNotices({ kind: 'refund-filed', record: id })
    const reservation = await change.reservations.get(refund.reservationId)
    const named = { iban, at: change.now }
    // The owner heard the account on the telephone, so no mailbox can stop it.
    const isHeard = (reservation.payer ?? reservation).email === ''
    const { voucherId } = refund
    const isTaken =
      voucherId || (refund.iban === '' && (isHeard || (await isPayers(change, refund, iban))))
    const account = isTaken ? { iban, voucherId, named: undefined } : refundAccount(refund, named)
    await change.refunds.setAccount(id, account)
    await notifyOfRefundAccount(change, {
      reservation,
      refunds: [{ ...refund, ...account }],
      by: 'owner',
    })
    return { kind: 'done' }
  },
)

/** True when bank lines show that the account belongs to a companion, who paid this much. */
async function isPayers(
  change: Change,
  { id, reservationId, amountCents }: Refund,
  iban: string,
): Promise<boolean> {
  const payers = (await listSharePayers(change, reservationId)).filter((one) => one.iban === iban)
  const others = (await change.refunds.listOf(reservationId)).filter((one) => one.id !== id)
  const back = others.filter((one) => goesTo(one) === iban)
  const cents = sum(payers, (one) => one.cents) - sum(back, (one) => one.amountCents)
  return amountCents <= cents
}

/** Open refunds to a named account; one in a bank file cannot be stopped here any more. */
export async function listToNamed(reads: Reads, reservationId: Id<'reservation'>) {
  const named = (await reads.refunds.listOf(reservationId)).filter(
    (refund) => !refund.paidAt && refund.named,
  )
  const filed = await listFiledDays(
    reads,
    named.map(({ id }) => id),
  )
  return named.map((refund) => ({ ...refund, isFiled: filed.has(refund.id) }))
}

export const stopRefundAccount = oneChange(async (change, reservationId: Id<'reservation'>) => {
  const named = (await listToNamed(change, reservationId)).filter(({ isFiled }) => !isFiled)
  if (named.length === 0) return
  for (const { id, iban } of named) await change.refunds.setAccount(id, { iban, named: undefined })
  await recordEvent(change, { reservationId, by: 'guest', what: 'account-stopped' })
})
