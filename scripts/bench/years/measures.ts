import { pathTo } from '#language/addresses.ts'
import { printChoice } from '#language/times.ts'
import { deskPath } from '#language/desk-paths.ts'
import { doDueTasks } from '#office/due/do-due-tasks.ts'
import { keyHeaders, reservationRequest } from '#tests/support/requests.ts'
import { codaFile } from '#tests/support/statements/coda-file.ts'
import { transfer } from '#tests/support/statements/transfer.ts'
import { testOffice } from '#tests/support/test-office.ts'
import { type AgedFarm, now } from './aged-farm.ts'

export type Measure = (farm: AgedFarm, round: number) => Promise<unknown>

/** The measures in the order of each round; each throws when its act failed. */
export const measures: Readonly<Record<string, Measure>> = {
  'A request': request,
  'Booking page, made anew': (farm) => expectOk(fetch(farm.url + pathTo('booking', 'nl'))),
  'Desk: what is to be done': (farm) => expectOk(farm.desk(deskPath())),
  'Desk: the account': (farm) => expectOk(farm.desk(deskPath('rekening'))),
  'Desk: all dates': (farm) => expectOk(farm.desk(deskPath('datums'))),
  'Desk: a date': async (farm) => expectOk(farm.desk(deskPath('datum', (await lastDate(farm)).id))),
  'Desk: a booking': async (farm) =>
    expectOk(farm.desk(deskPath('boeking', await lastBooking(farm)))),
  // It shows fifty bookings of either farm.
  'Desk: a guest by half a name': (farm) => expectOk(farm.desk(`${deskPath('zoeken')}?q=hann`)),
  'A statement of twenty lines': statement,
  'Due tasks': ({ store }) => doDueTasks(testOffice(store)),
}

export async function expectOk(answer: Promise<Response>): Promise<void> {
  const { status, ok, ...rest } = await answer.then(async (each) => {
    return { status: each.status, ok: each.ok, text: await each.text() }
  })
  if (!ok) throw new Error(`${status}: ${rest.text.slice(0, 200)}`)
}

/** The dates ahead have as many bookings in a farm of any age. */
export async function lastDate({ store }: AgedFarm, nth = -1) {
  const filled = (await store.sessions.list(now)).filter(({ capacity }) => capacity > 12)
  return filled.at(nth)!
}

export async function lastBooking(farm: AgedFarm): Promise<string> {
  return (await farm.store.reservations.listOn((await lastDate(farm)).id))[0]!.id
}

async function request(farm: AgedFarm, round: number) {
  const date = await lastDate(farm, -2 - (round % 10))
  const preferredDate = printChoice(date, 'nl')
  const email = `asks.${round}@example.org`
  await expectOk(
    fetch(`${farm.url}/functions/v1/submit-reservation`, {
      method: 'POST',
      headers: { ...keyHeaders, 'content-type': 'application/json' },
      body: JSON.stringify(
        reservationRequest({ workshopType: date.workshop, preferredDate, email }),
      ),
    }),
  )
}

/** One line pays by its reference, the others are nobody's. */
async function statement(farm: AgedFarm): Promise<void> {
  const owing = (await farm.store.reservations.listOwing(['confirmed']))[0]!
  const { reference: structured } = owing.payments[0]!
  const others = Array.from({ length: 19 }, (_, n) => transfer({ cents: 101 + n, text: 'huur' }))
  const form = new FormData()
  const text = codaFile([transfer({ structured, cents: 1 }), ...others])
  form.set('file', new File([text], 'statement.cod'))
  const path = deskPath('rekening', 'afschrift')
  const { headers } = await farm.desk(path, { method: 'POST', body: form })
  await expectOk(farm.desk(headers.get('location') ?? path))
}
