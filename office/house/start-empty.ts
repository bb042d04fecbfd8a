import { isDeepStrictEqual } from 'node:util'
import type { House } from '#booking/house/house.ts'
import { type HouseValue, valueName, valuesOf } from '#booking/house/house-value.ts'
import { madeWorkshops } from '#booking/house/made-workshops.ts'
import type { OwnLanguage, OwnTexts } from '#booking/texts/own-texts.ts'
import { firstHouse } from '#content/first-house.ts'
import { plainStart } from '#content/plain-start/plain-start.ts'
import { inEach } from '#language/languages.ts'
import { type Change, oneChange } from '../office.ts'
import { addEdition } from '../texts/drafts.ts'
import { changeValues } from './change-house.ts'

export type StartedEmpty =
  | { readonly kind: 'started' | 'started-before' }
  /** A site shows one workshop at least, and the owner has made none. */
  | { readonly kind: 'no-workshop' }

/**
 * Takes everything that tells of the example from the site at once: its texts, as one edition; its workshops; its
 * gallery and season; and the facts that a house can do without. What the owner wrote or changed stays, and so do her drafts.
 */
export const startEmpty = oneChange(async (change): Promise<StartedEmpty> => {
  const { house } = change
  const made = madeWorkshops(house).map(([slug]) => slug)
  if (made.length === 0) return { kind: 'no-workshop' }
  const values = [...valuesWithoutExample(house, made), ...(await emptyEdition(change))]
  await changeValues(change, values)
  // Dates of the example's season that nobody asked for go now, past dates too.
  await change.sessions.saveSchedule([], new Date(0))
  return { kind: values.length > 0 ? 'started' : 'started-before' }
})

async function emptyEdition(change: Change): Promise<readonly HouseValue[]> {
  const { texts } = change.house
  const plain = emptyBelow(texts)
  if (isDeepStrictEqual(plain, texts)) return []
  return [{ what: 'edition', number: await addEdition(change, plain) }]
}

function emptyBelow(texts: OwnTexts): OwnTexts {
  const below = (language: OwnLanguage) => ({ ...plainStart[language], ...texts[language] })
  return { ...inEach(below), all: below('all') }
}

/** Only values that the house does not have yet. */
function valuesWithoutExample(house: House, made: readonly string[]): readonly HouseValue[] {
  const onSite = house.shown.filter((slug) => made.includes(slug))
  const values: readonly HouseValue[] = [
    { what: 'workshops', shown: [...onSite, ...made.filter((slug) => !onSite.includes(slug))] },
    { what: 'page', page: 'gallery', shown: false },
    { what: 'offer', offer: 'diary', offered: false },
    ...emptied(house),
  ]
  const now = valuesOf(house)
  return values.filter((value) => !now.some((each) => isDeepStrictEqual(each, value)))
}

/** Facts that a house can do without, its look and its private groups, where they are still the example's. */
function emptied(house: House): readonly HouseValue[] {
  const groups = madeWorkshops(house).map(([, { group }]) => group)
  const nothing: readonly HouseValue[] = [
    { what: 'social', social: '' },
    { what: 'location', latitude: null, longitude: null },
    { what: 'distances', walkMinutes: null, radiusKm: null },
    {
      what: 'private-group',
      from: Math.min(...groups.map(({ from }) => from)),
      to: Math.max(...groups.map(({ to }) => to)),
    },
    { what: 'mark', mark: 'initials' },
    { what: 'drawings', shown: false },
    { what: 'jar', shown: false },
  ]
  const now = valuesOf(house)
  const first = valuesOf(firstHouse)
  return nothing.filter((value) => {
    const hasItsName = (other: HouseValue) => valueName(other) === valueName(value)
    return isDeepStrictEqual(now.find(hasItsName), first.find(hasItsName))
  })
}
