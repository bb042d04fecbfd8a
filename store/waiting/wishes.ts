import type { Kysely, Transaction } from 'kysely'
import { readWeekdays, type Wish } from '#booking/waiting/wish.ts'
import { languages } from '#language/languages.ts'
import { fromRow, type OnFile, readerOf, rowsIn } from '../rows.ts'
import type { Row, Tables } from '../tables.ts'

export type WishOnFile = Wish & Omit<OnFile<'wish'>, 'languages' | 'weekdays'>

export function wishReads(db: Kysely<Tables>) {
  const wishes = db.selectFrom('wish').selectAll().orderBy('created_at').orderBy('id')
  const read = readerOf(wishFrom)
  return {
    /** The wishes that were confirmed, first asked first. */
    list: () => read(wishes.where('state', '=', 'wanted')),
    listOver: (now: Date) =>
      read(wishes.where('state', '=', 'asked').where('ends_at', '<=', now.toISOString())),
    find: async (id: string) => (await read(wishes.where('id', '=', id)))[0],
    /** The moment at which the last wish was made, whatever became of it. */
    async findLastTime(): Promise<Date | undefined> {
      const last = db.selectFrom('wish').select(({ fn }) => fn.max('created_at').as('at'))
      const { at } = await last.executeTakeFirstOrThrow()
      return at ? new Date(at) : undefined
    },
  }
}

export function wishChanges(db: Transaction<Tables>) {
  const wishes = rowsIn(db, 'wish')
  return {
    add: (wish: WishOnFile) => {
      const lists = { languages: wish.languages.join(), weekdays: wish.weekdays.join() }
      return wishes.add({ ...wish, ...lists })
    },
    prolong: (id: string, endsAt: Date) => wishes.change({ id }, { endsAt }),
    want: (id: string) => wishes.change({ id }, { state: 'wanted' }),
    /** Ends a wish: the row stays, so that its link can say so, without the person. */
    end: (id: string) => wishes.change({ id }, { state: 'ended', name: '', email: '' }),
  }
}

function wishFrom(row: Row<'wish'>): WishOnFile {
  return {
    ...fromRow(row),
    languages: languages.filter((language) => row.languages.split(',').includes(language)),
    weekdays: readWeekdays(row.weekdays),
  }
}
