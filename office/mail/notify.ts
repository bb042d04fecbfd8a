// The one way from news to the outbox: letters are queued in the change that made the news.

import { randomUUID } from 'node:crypto'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { balanceAskedOn } from '#booking/money/owed.ts'
import { mailboxDigest } from '#booking/people/digests.ts'
import type { Actor } from '#booking/reservations/life.ts'
import { statusOf } from '#booking/reservations/status.ts'
import type { Letter, News } from '#letters/letters.ts'
import type { Joining, Wait, WaitingMail } from '#store/mail/mails.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { burstMs, maxWaitMs } from '../limits.ts'
import type { Change } from '../office.ts'
import {
  type MailCause,
  type FormOrigin,
  takeLaterTurnOf,
  takeTurnOf,
  takeTurnsOfMail,
} from './turns.ts'

export async function notify(change: Change, news: News): Promise<void> {
  await queueLetters(
    change,
    change.letters(news).map((letter) => ({ letter })),
  )
}

/** The mail of a change asks for a balance that is due soon, and stands for the clock's. */
export async function claimBalanceRequest(
  { history, now }: Change,
  { id: record, session: { day }, conditions, payments }: ReservationOnFile,
): Promise<void> {
  if (statusOf('confirmed', payments) !== 'secured') return
  if (dayOf(now) < balanceAskedOn(day, conditions)) return
  await history.claimNotice({ kind: 'balance-request', record, day }, now)
}

type ToQueue = { readonly letter: Letter; readonly wait?: Wait | undefined }

export async function queueLetters(change: Change, letters: readonly ToQueue[]): Promise<void> {
  const { now: createdAt } = change
  const mails = letters.map(({ letter, wait }) => {
    const id = randomUUID()
    const messageId = `<${id}@${domainOf(letter.content.from)}>`
    return { id, messageId, createdAt, ...letter, wait }
  })
  await change.mails.queue(mails)
}

function domainOf(from: string): string {
  return /@([^\s@<>]+)>?$/.exec(from)?.[1] ?? 'localhost'
}

type Write = (mail: WaitingMail) => readonly Letter[] | Promise<readonly Letter[]>

type InTurn = {
  readonly joins: Joining
  /** Takes the mail's turn; resolves with the milliseconds until that turn. */
  readonly takeTurn: () => Promise<number>
  readonly write: Write
}

/** A mail that waits under the key is written anew with this part; else a mail is queued for its turn. */
async function queueInTurn(change: Change, { joins, takeTurn, write }: InTurn): Promise<Date> {
  const waiting = await joinWaiting(change, joins, write)
  if (waiting) return waiting.until
  const waitMs = await takeTurn()
  const until = new Date(change.now.getTime() + waitMs)
  const wait = waitOf(change, waitMs, joins)
  const letters = await write({ until, parts: [joins.part] })
  await queueLetters(
    change,
    letters.map((letter) => ({ letter, wait })),
  )
  return until
}

async function joinWaiting(change: Change, { key, part }: Joining, write: Write) {
  const found = await change.mails.findWaiting(key, change.now)
  if (!found) return undefined
  const joined = { ...found, parts: [...found.parts, part] }
  for (const letter of await write(joined)) await change.mails.rewriteWaiting(joined, letter)
  return joined
}

export function waitOf(change: Change, waitMs: number, joins?: Joining): Wait | undefined {
  if (waitMs === 0) return undefined
  return { until: new Date(change.now.getTime() + waitMs), joins }
}

type ToStranger = MailCause & {
  /** Mails of one kind to one mailbox are joined while they wait. */
  readonly kind: 'contact' | 'next-date' | 'prove' | 'waiting-joined'
  readonly part: string
  readonly write: Write
}

/** A mail beyond the budget waits for its turn. Resolves with the instant at which it leaves. */
export function queueForStranger(
  change: Change,
  { kind, part, write, ...caused }: ToStranger,
): Promise<Date> {
  const joins = { key: `${kind} ${mailboxDigest(caused.email)}`, part }
  return queueInTurn(change, { joins, takeTurn: () => takeTurnsOfMail(change, caused), write })
}

/** A mail to a stranger that would wait too long is not sent, and only the desk shows the news. */
export async function notifyStranger(change: Change, news: News, from: FormOrigin): Promise<void> {
  for (const letter of change.letters(news)) {
    const caused = { email: letter.to, from, room: 'others' } as const
    if (isToFarm(letter)) {
      if (await isFarmInTurn(change)) await queueLetters(change, [{ letter }])
      continue
    }
    const waitMs = await takeTurnsOfMail(change, caused, maxWaitMs)
    if (waitMs > maxWaitMs) continue
    await queueLetters(change, [{ letter, wait: waitOf(change, waitMs) }])
  }
}

type Repeated = {
  readonly record: string
  /** The stranger whose turns the mails take; without one, each kind, record and mailbox has turns of its own. */
  readonly from?: FormOrigin
  /** A request without an answer may be a robot's: a mail to the farm beyond its pace is not sent. */
  readonly isRequest?: boolean
}

/** News that a person can cause again and again: a mail replaces the one that still waits for its turn. */
export async function notifyOfNewest(
  change: Change,
  news: News,
  { record, from, isRequest = false }: Repeated,
): Promise<void> {
  for (const letter of change.letters(news)) {
    const { kind, to: email } = letter
    if (isRequest && isToFarm(letter) && !(await isFarmInTurn(change))) continue
    const key = `${kind} ${record} ${mailboxDigest(email)}`
    const takeTurn = () =>
      from
        ? takeTurnsOfMail(change, { email, from, room: 'others' })
        : takeLaterTurnOf(change, key, change.mailBudget?.booking)
    await queueInTurn(change, { joins: { key, part: record }, takeTurn, write: () => [letter] })
  }
}

export function isToFarm({ kind }: Letter): boolean {
  return kind.endsWith('-owner')
}

type Step = {
  readonly by: Actor
  readonly before: Pick<ReservationOnFile, 'id' | 'status'>
}

/** News of a step on a booking, which its guest can take again and again. */
export function notifyOfStep(change: Change, news: News, { by, before }: Step): Promise<void> {
  if (by !== 'guest') return notify(change, news)
  const isRequest = before.status === 'requested'
  return notifyOfNewest(change, news, { record: before.id, isRequest })
}

/** Mail to the farm about forms of strangers: the first few singly, more in one mail. */
export async function queueForFarm(
  change: Change,
  { letter, part }: { readonly letter: Letter; readonly part: string },
): Promise<void> {
  await queueInTurn(change, {
    joins: { key: farmKey, part },
    takeTurn: async () => ((await isFarmInTurn(change)) ? 0 : burstMs),
    write: ({ parts }) => (parts.length === 1 ? [letter] : burstLetters(change, parts)),
  })
}

/** Key of the farm's mails: of their turns, and of the mail that waits for further news. */
export const farmTurns = 'farm'
export const farmKey = 'burst-owner'

async function isFarmInTurn(change: Change): Promise<boolean> {
  const { mailBudget } = change
  return !mailBudget || takeTurnOf(change, farmTurns, mailBudget.farm)
}

export async function joinFarmMail(change: Change, part: string): Promise<boolean> {
  const write: Write = ({ parts }) => burstLetters(change, parts)
  return (await joinWaiting(change, { key: farmKey, part }, write)) !== undefined
}

/** Parts of a mail about many events: a request by its id, a message by this word and its id. */
const beforeMessage = 'message '

export function partOfMessage({ id }: { readonly id: string }): string {
  return beforeMessage + id
}

const maxListed = 20

/** One mail about many messages and requests, which names the first of them. */
async function burstLetters(change: Change, parts: readonly string[]) {
  const isMessage = (part: string) => part.startsWith(beforeMessage)
  const messages = parts.filter(isMessage).map((part) => part.slice(beforeMessage.length))
  const requests = parts.filter((part) => !isMessage(part))
  const found = await Array.fromAsync(requests.slice(0, maxListed), change.reservations.find)
  const listed = found.filter((reservation) => reservation !== undefined)
  const quoted = await change.messages.listEach(messages.slice(0, maxListed))
  const counts = { requests: requests.length, messages: messages.length }
  return change.letters({ kind: 'burst', ...counts, listed, quoted })
}
