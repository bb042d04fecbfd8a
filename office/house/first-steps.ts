import { type FirstSteps, firstStepsOf } from '#booking/house/first-steps.ts'
import { firstHouse, isExample } from '#content/first-house.ts'
import { placesSeenFirst } from '#content/picture-places.ts'
import { plainStart } from '#content/plain-start/plain-start.ts'
import { writtenTexts } from '#content/words/written-texts.ts'
import { firstOf } from '#language/languages.ts'
import type { Reads } from '#store/subjects.ts'
import { readHouse } from './read-house.ts'

export async function readFirstSteps(store: Reads, now: Date): Promise<FirstSteps> {
  const house = await readHouse(store)
  const first = firstOf(house)
  const written = writtenTexts(first, firstHouse)
  const coming = await store.sessions.list(now)
  return firstStepsOf({
    house,
    first: firstHouse,
    toldOfExample: Object.keys(plainStart[first]).filter((path) => written.has(path)),
    places: placesSeenFirst(house),
    hasDates: coming.some(
      ({ state, workshop }) => state === 'open' && !Object.hasOwn(firstHouse.workshops, workshop),
    ),
    hasBooking: await hasBooking(store),
  })
}

/** Number of open steps; undefined once guests book at a house with the example's name. */
export async function countOpenFirstSteps(store: Reads, now: Date): Promise<number | undefined> {
  const isAtIt = !isExample(await readHouse(store)) || !(await hasBooking(store))
  if (!isAtIt) return undefined
  return (await readFirstSteps(store, now)).filter(({ isDone }) => !isDone).length
}

async function hasBooking({ reservations }: Reads): Promise<boolean> {
  const [one] = await reservations.listPage('name', { after: undefined, count: 1 })
  return one !== undefined
}
