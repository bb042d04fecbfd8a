import { beforeAll, expect, onTestFinished } from 'vitest'
import { BookingJourney } from './booking-journey.ts'
import { bringToDesk } from './desk-device.ts'
import type { FirstLanguage } from './first-languages.ts'
import { Walk } from './walk.ts'

type Turn = readonly [FirstLanguage, boolean]

/** The language of the person whom a reader of this language invites. */
export const nextOf: Readonly<Record<FirstLanguage, FirstLanguage>> = {
  nl: 'fr',
  fr: 'en',
  en: 'nl',
}

/** A farm that all walks of a file share; nothing there keeps a pace. */
export function walkedFarm(post: 'smtp' | 'folder') {
  let journey: BookingJourney
  beforeAll(async () => {
    const env = { RATE_LIMIT: 'off' }
    journey = await BookingJourney.begin({ javaScriptEnabled: true, post, env })
    return () => journey[Symbol.asyncDispose]()
  })
  return {
    get journey() {
      return journey
    },
    /** A guest's phone, on which the owner opens the desk as well. */
    walk: async ([language, scripts]: Turn): Promise<Walk> => {
      expectNoComplaints(journey)
      await journey.changeBrowser(scripts)
      await bringToDesk(journey.page.context(), journey.site)
      onTestFinished(() => expectNoComplaints(journey))
      return new Walk(journey, language, scripts)
    },
  }
}

/** The browser itself says which form was refused. */
function expectNoComplaints({ complaints }: BookingJourney) {
  expect(complaints.filter((text) => !text.includes('status of 422'))).toEqual([])
}
