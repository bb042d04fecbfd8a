import { isDeepStrictEqual } from 'node:util'
import { firstOf } from '#language/languages.ts'
import { ownPictures } from '../pictures/own-picture.ts'
import type { House } from './house.ts'
import { formValuesIn } from './house-value.ts'

export type FirstStep = 'who' | 'terms' | 'workshops' | 'dates' | 'texts' | 'pictures' | 'booking'

/** A step towards a site of one's own; `left` names facts still the example's, or missing. */
export type FirstSteps = readonly {
  readonly step: FirstStep
  readonly isDone: boolean
  readonly left: readonly string[]
}[]

type HouseSoFar = {
  readonly house: House
  /** The example: the house before the owner changed anything. */
  readonly first: House
  readonly toldOfExample: readonly string[]
  readonly places: readonly string[]
  readonly hasDates: boolean
  readonly hasBooking: boolean
}

/** The house itself tells which first steps are done; no press of a button is kept. */
export function firstStepsOf(given: HouseSoFar): FirstSteps {
  const { house, first, toldOfExample, places, hasDates, hasBooking } = given
  const areTermsOther = !isDeepStrictEqual(
    formValuesIn(house, 'terms'),
    formValuesIn(first, 'terms'),
  )
  const hours = 'opening-hours'
  const areHoursOther = !isDeepStrictEqual(house.openingHours, first.openingHours)
  const pictures = ownPictures(house.texts.all)
  const withoutPhoto = places.filter((place) => pictures[place] === undefined)
  const step = (name: FirstStep, left: readonly string[], isDone = left.length === 0) => {
    return { step: name, isDone, left }
  }
  return [
    // The owner may keep the example's hours and terms: a booking made on them shows that she chose them.
    step('who', [...ofExample(house, first), ...(hasBooking || areHoursOther ? [] : [hours])]),
    step('terms', [], areTermsOther || hasBooking),
    step(
      'workshops',
      house.shown.filter((slug) => Object.hasOwn(first.workshops, slug)),
    ),
    step('dates', [], hasDates),
    step(
      'texts',
      toldOfExample.filter((path) => house.texts[firstOf(house)][path] === undefined),
    ),
    step(
      'pictures',
      withoutPhoto,
      // Some places may keep their drawing for good.
      withoutPhoto.length === 0 || (hasBooking && withoutPhoto.length < places.length),
    ),
    step('booking', [], hasBooking),
  ]
}

/** Absent values belong to nobody, and a country to many: neither is the example's. */
function ofExample(house: House, first: House): readonly string[] {
  const before = formValuesIn(first, 'identity')
  return formValuesIn(house, 'identity')
    .filter((value, nth) => value.what !== 'country' && isDeepStrictEqual(value, before[nth]))
    .map(({ what }) => what)
}
