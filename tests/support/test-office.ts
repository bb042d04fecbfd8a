import type { Office } from '#office/office.ts'
import type { Letters, News } from '#letters/letters.ts'
import type { Store } from '#store/store.ts'
import { start } from './records.ts'

export type TestOffice = Office & {
  /** The office's news in order, requests left out. */
  readonly notified: News[]
  readonly setClock: (at: Date) => void
}

/** The real functions over a real store, with a clock one can set and letters that are listed, not written. */
export function testOffice(store: Store): TestOffice {
  let now = start
  const notified: News[] = []
  const letters: Letters = (news) => {
    if (news.kind !== 'reservation') notified.push(news)
    return []
  }
  return {
    store,
    lettersOf: () => letters,
    notified,
    clock: { now: () => now },
    device: 'Firefox',
    setClock: (at) => (now = at),
    mailBudget: undefined,
    mailsWaitMs: 120_000,
    placeBounds: undefined,
    mailQueued: () => {},
    dataForgotten: () => {},
  }
}
