import { askForPlaces } from './honest-guests.ts'
import type { ReliabilityRow } from './report.ts'

const school = 50
const family = 5
const together = 5
/** The mails one network may send and be sent at once (`office/limits.ts`). */
const mostRequests = 170
const mostMails = 50

/** Fifty guests behind one address are never told to wait, nor do their mails, while every limit is on. */
export async function measureHonest(): Promise<readonly ReliabilityRow[]> {
  const came = await askForPlaces({ guests: school, together, strangers: 0 })
  const afterRequests = await askForPlaces({ guests: family, together, strangers: mostRequests })
  const afterMails = await askForPlaces({ guests: family, together, strangers: mostMails })
  const tried =
    `${school} new browsers of one network, ${together} at a time, some without scripts, ` +
    'go from the home page to the form, fill it in and send it'
  return [
    {
      name: 'Honest guests of one network whose request did not arrive',
      tried,
      figure: `${school - came.arrived} of ${school}, ${came.refused} told to wait`,
      control: `${afterRequests.refused} of ${family} told to wait, after ${mostRequests} requests`,
      holds: came.arrived === school && came.refused === 0 && afterRequests.refused === family,
    },
    {
      name: 'Honest guests of one network whose mail had to wait',
      tried,
      figure: `${school - came.mailed} of ${school}`,
      control: `${family - afterMails.mailed} of ${family}, after ${mostMails} requests`,
      holds: came.mailed === school && afterMails.arrived === family && afterMails.mailed === 0,
    },
  ]
}
