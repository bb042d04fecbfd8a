import type { FirstLanguage } from '#tests/support/first-languages.ts'
import { dayMs } from '#booking/dates/brussels-time.ts'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { DateRow } from '#tests/support/dates.ts'
import { askForNextDate, confirmWish } from '#office/waiting/wishes.ts'
import { openPlace } from '#store/open-place.ts'
import { orderGift } from '#tests/support/gift-vouchers.ts'
import { start } from '#tests/support/records.ts'
import { testOffice } from '#tests/support/test-office.ts'
import { codaFile } from '#tests/support/statements/coda-file.ts'
import { transfer } from '#tests/support/statements/transfer.ts'
import type { Seeding } from './seeding.ts'
import { testSecrets } from '#tests/support/secrets.ts'

const inLine: readonly { readonly name: string; readonly language: FirstLanguage }[] = [
  { name: 'Anneleen', language: 'nl' },
  { name: 'Lucie', language: 'fr' },
  { name: 'Rose', language: 'en' },
  { name: 'Bram', language: 'nl' },
]

/** Parties wait for a full date; all but the last are offered a place. Ids, by language. */
export async function offerPlaces(
  { site, link, press }: Seeding,
  { id, capacity }: DateRow,
): Promise<Readonly<Partial<Record<FirstLanguage, string>>>> {
  for (const { name, language } of inLine) {
    const party = { date: id, participants: '1', name, email: `${name}@example.org`, consent: 'on' }
    await press(`${site.url}/waiting-list?lng=${language}`, party)
  }
  await press(`${link.desk()}/datum/${id}`, {
    do: 'change',
    capacity: String(capacity + inLine.length - 1),
    bookedElsewhere: String(capacity),
    minimum: '',
    decidesOn: '',
    note: '',
  })
  using database = new DatabaseSync(join(site.dataDir, 'hof-ter-gist.sqlite'), { readOnly: true })
  const offered = database.prepare(`select language, id from waiting where state = 'offered'`).all()
  return Object.fromEntries(offered.map(({ language, id: entry }) => [language, entry]))
}

/** Nobody comes to a date any more: a party of each language had booked it and paid. Ids, by language. */
export async function callOff(
  { book, press, link }: Seeding,
  date: DateRow,
): Promise<Readonly<Record<FirstLanguage, string>>> {
  const pay = async (language: FirstLanguage) => {
    const id = await book(date, language, { email: `afgelast.${language}@example.org` })
    await press(link.owner('confirm', id))
    await press(link.owner('deposit-received', id))
    return id
  }
  const ids = { nl: await pay('nl'), fr: await pay('fr'), en: await pay('en') }
  await press(`${link.desk()}/datum/${date.id}`, { do: 'call-off', sure: 'on' })
  return ids
}

type Listed = {
  readonly id: string
  readonly payments: readonly { readonly reference: string; readonly amountCents: number }[]
}

/** The bank's file: a deposit that is booked by itself, and came twice. */
export async function giveStatement(
  { site, book, press, link }: Seeding,
  date: DateRow,
): Promise<void> {
  const id = await book(date, 'nl', { email: 'bank@example.org' })
  await press(link.owner('confirm', id))
  const listed = await site.farm<Listed>('reservations')
  const [deposit] = listed.find((each) => each.id === id)?.payments ?? []
  if (!deposit) throw new Error('Nothing is to be paid')
  const paid = { structured: deposit.reference, cents: deposit.amountCents }
  const file = codaFile([transfer(paid), transfer(paid)])
  const body = new FormData()
  body.set('file', new Blob([file]), 'september.cod')
  await fetch(`${link.desk()}/rekening/afschrift`, { method: 'POST', body })
}

/** People wish for a date that is yet to be made, and somebody orders a gift voucher. */
export async function wishAndGive({ site }: Seeding): Promise<void> {
  const { dataDir } = site
  const store = await openPlace({ dataDir, databaseUrl: undefined, secrets: testSecrets })
  await using _ = { [Symbol.asyncDispose]: () => store.close() }
  const office = testOffice(store)
  await orderGift(office)
  for (const { name, language } of inLine) {
    const suits = { participants: 2, languages: [language], weekdays: [5, 6] } as const
    const wish = { ...suits, workshop: 'sourdough', name, email: `${name}@example.org` } as const
    await askForNextDate(office, wish, { language })
  }
  const tomorrow = new Date(start.getTime() + dayMs)
  for (const { id } of await store.wishes.over(tomorrow)) await confirmWish(office, id)
}
