import { addDays, dayOf } from '#booking/dates/brussels-time.ts'
import type { Session } from '#booking/dates/session.ts'
import { sum } from '#booking/sum.ts'
import type { LivesContext } from './statement-lines.ts'
import type { ExpectedMoney } from './expected-money.ts'
import type { TestOffice } from '../test-office.ts'

type Steps = {
  readonly ask: (on: Session, participants: number) => Promise<string | undefined>
  readonly settle: (id: string) => Promise<void>
  readonly cancel: (id: string) => Promise<void>
}

/** Guests who cancel in the last week, and others who take their places and pay at once. */
export function successorActs({ office, random }: LivesContext, by: Steps) {
  const { store, clock } = office
  const one = <Each>(of: readonly Each[]) => of[Math.floor(random() * of.length)]
  const giveUp = async () => {
    const now = clock.now()
    const lastDay = addDays(dayOf(clock.now()), 6)
    const paid = await store.reservations.listWithStatus(['secured', 'paid'])
    const late = paid.filter(({ session }) => session.startsAt > now && session.day <= lastDay)
    const leaving = one(late)
    if (leaving) await by.cancel(leaving.id)
  }
  const take = async () => {
    const session = await store.sessions.find(
      one(await store.vacancies.listSessionIds(clock.now())) ?? '',
    )
    const free = session ? session.capacity - session.taken : 0
    const id = session && free > 0 ? await by.ask(session, Math.min(free, 5)) : undefined
    if (id !== undefined) await by.settle(id)
  }
  return [giveUp, take, take]
}

/** Lets time pass, and records the refunds to guests whose given-up places are paid for by then. */
export async function succeed(
  { office, money, expectedMails }: LivesContext,
  bring: () => Promise<unknown>,
): Promise<void> {
  const heard = office.notified.length
  await bring()
  for (const news of office.notified.slice(heard)) {
    if (news.kind !== 'place-taken') continue
    const { id } = news.reservation
    const refundCents = sum(news.refunds, ({ amountCents }) => amountCents)
    money.placeTaken(id, refundCents, news.onVoucherCents ?? 0)
    expectedMails.push(`place-taken ${id}`)
    if (news.refunds.some(({ named }) => named)) expectedMails.push(`refund-account ${id}`)
  }
}

/** Successions that gave back more than was kept, or more than the successor paid. */
export async function successionsWrong({ store }: TestOffice, money: ExpectedMoney) {
  const wrong: string[] = []
  const spentOf = new Map<string, number>()
  for (const { id } of await store.reservations.list()) {
    const vacancy = await store.vacancies.find(id)
    if (!vacancy) continue
    let places = 0
    let cents = 0
    for (const one of await store.vacancies.listSuccessionsOf(id)) {
      places += one.places
      cents += one.cents
      spentOf.set(one.successorId, (spentOf.get(one.successorId) ?? 0) + one.cents)
    }
    const { keptCents } = vacancy
    if (places > vacancy.places) wrong.push(`places of ${id} taken: ${places}`)
    if (cents > keptCents) wrong.push(`back for ${id}: ${cents}, of ${keptCents} that was kept`)
    if (cents !== money.backForPlaces(id)) wrong.push(`back for ${id}: ${cents}, not as told`)
  }
  for (const [id, cents] of spentOf) {
    const stays = money.staysOf(id)
    if (stays < cents) wrong.push(`for places of ${id}: ${cents}, of ${stays} that stayed`)
  }
  return wrong
}
