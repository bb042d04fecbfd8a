// The one way from news to the outbox: the letters of the news are queued in the change that made
// it.

import { randomUUID } from 'node:crypto'
import { mailboxDigest } from '#booking/people/digests.ts'
import type { Letter, News } from '#letters/letters.ts'
import type { Hold, Joining } from '#store/mail/mails.ts'
import type { Changes } from '#store/subjects.ts'
import { burstMs, longestWaitMs } from '../limits.ts'
import type { Change } from '../office.ts'
import { type From, readTurns, takeTurnOf, reserveTurn } from './turns.ts'

export async function notify(change: Change, news: News): Promise<void> {
  await queueLetters(
    change,
    change.letters.forNews(news).map((letter) => ({ letter })),
  )
}

type ToQueue = { readonly letter: Letter; readonly hold?: Hold | undefined }

export async function queueLetters(change: Change, letters: readonly ToQueue[]): Promise<void> {
  const createdAt = change.clock.now()
  const mails = letters.map(({ letter, hold }) => {
    const id = randomUUID()
    const messageId = `<${id}@${domainOf(letter.content.from)}>`
    return { id, messageId, createdAt, ...letter, hold }
  })
  await change.mails.queue(mails)
}

function domainOf(from: string): string {
  return /@([^\s@<>]+)>?$/.exec(from)?.[1] ?? 'localhost'
}

type Joint = Joining & {
  readonly together: (parts: readonly string[]) => Promise<readonly Letter[]>
}

type ToStranger = {
  readonly letter: Letter
  readonly from: From
  readonly room: 'bookings' | 'others'
  readonly joins?: Joint
  /** A mail that would wait longer is not sent. */
  readonly mostMs?: number
}

/** A mail beyond the budget waits for its turn; one that can be joined goes into a waiting mail. */
export async function queueForStranger(change: Change, asked: ToStranger) {
  const { letter, from, room, joins, mostMs = Infinity } = asked
  if (joins && (await joinHeld(change, joins, ({ parts }) => joins.together(parts)))) return
  const waitMs = await reserveTurn(change, { email: letter.to, from, room }, mostMs)
  if (waitMs > mostMs) return
  await queueLetters(change, [{ letter, hold: holdFor(change, waitMs, joins) }])
}

type OnceDue = {
  readonly email: string
  readonly from: From
  readonly key: string
  readonly part: string
  readonly room?: ToStranger['room']
  readonly write: (due: Date) => readonly Letter[]
}

/** A mail to a stranger is written once its instant of leaving is known, which is returned. */
export async function queueOnceDue(
  change: Change,
  { email, from, key, part, room = 'bookings', write }: OnceDue,
): Promise<Date> {
  const held = await joinHeld(change, { key, part }, ({ until }) => write(until))
  if (held) return held.until
  const waitMs = await reserveTurn(change, { email, from, room })
  const due = later(change, waitMs)
  const hold = holdFor(change, waitMs, { key, part })
  await queueLetters(
    change,
    write(due).map((letter) => ({ letter, hold })),
  )
  return due
}

export async function notifyStranger(change: Change, news: News, from: From): Promise<void> {
  for (const letter of change.letters.forNews(news)) {
    if (letter.kind.endsWith('-owner')) await queueInFarmTurn(change, letter)
    else await queueForStranger(change, { letter, from, room: 'others', mostMs: longestWaitMs })
  }
}

/** A guest can change a booking again and again: beyond its turns the newest mail takes the place of a waiting one. */
export async function notifyReplacing(change: Change, news: News, record: string): Promise<void> {
  for (const letter of change.letters.forNews(news)) {
    const key = `${letter.kind} ${record} ${mailboxDigest(letter.to)}`
    const joining = { key, part: record }
    if (await joinHeld(change, joining, () => [letter])) continue
    const turns = await readTurns(change, [key])
    const pace = change.mailBudget?.booking
    const waitMs = pace ? turns.takeLater(key, pace) : 0
    await turns.keep()
    await queueLetters(change, [{ letter, hold: holdFor(change, waitMs, joining) }])
  }
}

/** The desk shows the news as well, so a mail beyond the farm's turns is dropped. */
async function queueInFarmTurn(change: Change, letter: Letter): Promise<void> {
  if (await isFarmInTurn(change)) await queueLetters(change, [{ letter }])
}

async function isFarmInTurn(change: Change): Promise<boolean> {
  const { mailBudget } = change
  return !mailBudget || takeTurnOf(change, farmTurns, mailBudget.farm)
}

/** Parts of a mail about many events: a request is its id, a message its id behind this word. */
export const aMessage = 'message'

export function partOfMessage({ id }: { readonly id: string }): string {
  return `${aMessage} ${id}`
}

/** Mail to the farm about forms of strangers: the first few singly, more in one mail. */
export async function queueForFarm(
  change: Change,
  { letter, part }: { readonly letter: Letter; readonly part: string },
): Promise<void> {
  if (await joinFarmMail(change, part)) return
  const waitMs = (await isFarmInTurn(change)) ? 0 : burstMs
  const hold = holdFor(change, waitMs, { key: farmKey, part })
  await queueLetters(change, [{ letter, hold }])
}

/** Key of the farm's mails: they take these turns, and wait under it for further news. */
export const farmTurns = 'farm'
export const farmKey = 'burst-owner'

/** False when no mail to the farm waits. */
export async function joinFarmMail(change: Change, part: string): Promise<boolean> {
  const write = ({ parts }: HeldMail) => burstLetters(change, parts)
  return (await joinHeld(change, { key: farmKey, part }, write)) !== undefined
}

const mostListed = 20

async function burstLetters(change: Change, parts: readonly string[]) {
  const messages = parts.filter((part) => part.startsWith(aMessage))
  const requests = parts.filter((part) => !part.startsWith(aMessage))
  const found = await Array.fromAsync(requests.slice(0, mostListed), change.reservations.find)
  const listed = found.filter((reservation) => reservation !== undefined)
  const ids = messages
    .slice(0, mostListed)
    .map((part) => part.slice(partOfMessage({ id: '' }).length))
  const quoted = await change.messages.findEach(ids)
  const counts = { requests: requests.length, messages: messages.length }
  return change.letters.forNews({ kind: 'burst', ...counts, listed, quoted })
}

type HeldMail = Parameters<Changes['mails']['rewriteHeld']>[0]

/** Rewrites a waiting mail of that key with one part more; undefined when none waits. */
async function joinHeld(
  change: Change,
  { key, part }: Joining,
  write: (held: HeldMail) => readonly Letter[] | Promise<readonly Letter[]>,
): Promise<HeldMail | undefined> {
  const found = await change.mails.findHeld(key, change.clock.now())
  if (!found) return undefined
  const held = { ...found, parts: [...found.parts, part] }
  for (const letter of await write(held)) await change.mails.rewriteHeld(held, letter)
  return held
}

/** Undefined when the mail is sent at once. */
export function holdFor(change: Change, waitMs: number, joins?: Joining): Hold | undefined {
  return waitMs > 0 ? { until: later(change, waitMs), joins } : undefined
}

function later({ clock }: Change, ms: number): Date {
  return new Date(clock.now().getTime() + ms)
}
