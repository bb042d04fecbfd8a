import { randomUUID } from 'node:crypto'
import { turnsOfMailbox } from '#booking/people/digests.ts'
import { type Pace, takeTurn, takeTurnLater } from '#booking/people/pace.ts'
import type { Letter, Letters } from '#letters/letters.ts'
import type { Hold, Joining } from '#store/mails.ts'
import type { Changes } from '#store/store.ts'
import type { ReservationOnFile } from '#store/reservations.ts'
import { absenceNow } from '../dates/absence-now.ts'
import { burstMs, turnsKeptMs } from '../limits.ts'
import type { Change } from '../office.ts'
import { namedVoucher } from '../vouchers/named-voucher.ts'

type News = Parameters<Letters['forNews']>[0]

export async function tell(change: Change, news: News): Promise<void> {
  for (const letter of change.letters.forNews(news)) await queueLetter(change, { letter })
}

async function queueLetter(
  change: Change,
  { letter, hold }: { readonly letter: Letter; readonly hold?: Hold | undefined },
): Promise<void> {
  const id = randomUUID()
  const messageId = `<${id}@${change.mailDomain}>`
  await change.queueMail({ id, messageId, createdAt: change.clock.now(), ...letter }, hold)
}

type Joint = Joining & {
  readonly together: (parts: readonly string[]) => Promise<readonly Letter[]>
}

type ToStranger = {
  readonly letter: Letter
  readonly from: From
  readonly room: 'bookings' | 'others'
  readonly joins?: Joint
}

/** Over the budget it waits for its turn; what can be joined goes into a mail that waits already. */
export async function queueForStranger(change: Change, { letter, from, room, joins }: ToStranger) {
  if (joins && (await joinHeld(change, joins, ({ parts }) => joins.together(parts)))) return
  const waitMs = await waitForTurn(change, { email: letter.to, from, room })
  const hold = waitMs > 0 ? { until: later(change, waitMs), joins } : undefined
  await queueLetter(change, { letter, hold })
}

type OnceDue = {
  readonly email: string
  readonly from: From
  readonly key: string
  readonly part: string
  readonly room?: ToStranger['room']
  readonly write: (due: Date) => readonly Letter[]
}

/** A mail to a stranger, about a booking unless said otherwise, written once it is known when it leaves; returns when that is. */
export async function queueOnceDue(
  change: Change,
  { email, from, key, part, room = 'bookings', write }: OnceDue,
): Promise<Date> {
  const held = await joinHeld(change, { key, part }, ({ until }) => write(until))
  if (held) return held.until
  const waitMs = await waitForTurn(change, { email, from, room })
  const due = later(change, waitMs)
  const hold = waitMs > 0 ? { until: due, joins: { key, part } } : undefined
  for (const letter of write(due)) await queueLetter(change, { letter, hold })
  return due
}

/** To who may not have asked for it: the mailbox is whatever somebody typed. */
export async function tellStranger(change: Change, news: News, from: From): Promise<void> {
  for (const letter of change.letters.forNews(news)) {
    await queueForStranger(change, { letter, from, room: 'others' })
  }
}

export async function tellOfRequest(change: Change, id: string, from: From): Promise<void> {
  const reservation = (await change.findReservation(id))!
  const absence = await absenceNow(change, change.clock)
  const voucher = await namedVoucher(change, id)
  const news = { kind: 'reservation', reservation, absence, voucher } as const
  for (const letter of change.letters.forNews(news)) {
    if (letter.kind === 'reservation-owner') await queueForFarm(change, { letter, part: id })
    else await queueForStranger(change, { letter, from, room: 'bookings' })
  }
}

/** A message among the parts of a mail about many; a request is its own id. */
export const aMessage = 'message'

/** The same where the mail quotes it. */
export function partOfMessage({ id }: { readonly id: string }): string {
  return `${aMessage} ${id}`
}

/** What a stranger sent, told to the farm: the first few singly, and what comes beyond them in one mail. */
export async function queueForFarm(
  change: Change,
  { letter, part }: { readonly letter: Letter; readonly part: string },
): Promise<void> {
  const joins = { key: 'burst-owner', part }
  if (await joinHeld(change, joins, ({ parts }) => burstLetters(change, parts))) return
  const { mailBudget } = change
  const isInTurn = !mailBudget || (await takeTurnOf(change, 'farm', mailBudget.farm))
  const hold = isInTurn ? undefined : { until: later(change, burstMs), joins }
  await queueLetter(change, { letter, hold })
}

const mostListed = 20

async function burstLetters(change: Change, parts: readonly string[]) {
  const messages = parts.filter((part) => part.startsWith(aMessage))
  const requests = parts.filter((part) => !part.startsWith(aMessage))
  const listed: ReservationOnFile[] = []
  for (const id of requests.slice(0, mostListed)) {
    const reservation = await change.findReservation(id)
    if (reservation) listed.push(reservation)
  }
  const ids = messages
    .slice(0, mostListed)
    .map((part) => part.slice(partOfMessage({ id: '' }).length))
  const quoted = await change.findMessages(ids)
  const counts = { requests: requests.length, messages: messages.length }
  return change.letters.forNews({ kind: 'burst', ...counts, listed, quoted })
}

type HeldMail = Parameters<Changes['rewriteHeldMail']>[0]

/** Writes a mail that waits under that key anew, with one part more; undefined when none waits. */
async function joinHeld(
  change: Change,
  { key, part }: Joining,
  write: (held: HeldMail) => readonly Letter[] | Promise<readonly Letter[]>,
): Promise<HeldMail | undefined> {
  const found = await change.findHeldMail(key, change.clock.now())
  if (!found) return undefined
  const held = { ...found, parts: [...found.parts, part] }
  for (const letter of await write(held)) await change.rewriteHeldMail(held, letter)
  return held
}

function later({ clock }: Change, ms: number): Date {
  return new Date(clock.now().getTime() + ms)
}

/** Where a form came from; a digest, as the address itself need not be known here. */
export type From = { readonly network?: string | undefined }

type Caused = {
  readonly email: string
  readonly from: From
  readonly room: 'bookings' | 'others'
}

/** In milliseconds; kept in the store, so that a restart or a second process forgets nothing. */
async function waitForTurn(change: Change, { email, from, room }: Caused): Promise<number> {
  const { clock, mailBudget } = change
  if (!mailBudget) return 0
  const now = clock.now().getTime()
  const spend = async (whose: string, pace: Pace) => {
    const { turns, waitMs } = takeTurnLater(pace, await change.findTurns(whose), now)
    await change.keepTurns(whose, turns)
    return waitMs
  }
  await change.forgetTurns(new Date(now - turnsKeptMs))
  const { network } = from
  const { mailbox, network: ofNetwork, site } = mailBudget
  const own = await spend(turnsOfMailbox(email)[room], mailbox[room])
  const shared = network ? await spend(`network ${room} ${network}`, ofNetwork[room]) : 0
  const waitMs = Math.max(own, shared)
  const atSite = waitMs > 0 ? 'late' : room
  return Math.max(waitMs, await spend(`site ${atSite}`, site[atSite]))
}

export async function takeTurnOf(change: Change, whose: string, pace: Pace): Promise<boolean> {
  const now = change.clock.now().getTime()
  const { turns, waitMs } = takeTurn(pace, await change.findTurns(whose), now)
  await change.keepTurns(whose, turns)
  return waitMs === 0
}
