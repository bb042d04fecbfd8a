import { carelessOffices } from '#tests/support/careless-offices.ts'
import { liveLives } from '#tests/support/lives.ts'
import type { ReliabilityRow } from './report.ts'

/** Forty farms of 250 requests each: ten thousand lives of bookings. */
const farms = 40
const livesOfAFarm = 250

/** Places, money and mails add up whatever becomes of a booking. */
export async function measureLives(): Promise<readonly ReliabilityRow[]> {
  let [lives, steps, told, wrong, redeemed, placesTaken, bills] = [0, 0, 0, 0, 0, 0, 0]
  for (let seed = 1; seed <= farms; seed++) {
    const after = await liveLives({ lives: livesOfAFarm, seed })
    lives += after.lives
    steps += after.steps
    told += after.told
    wrong += after.wrong.length
    redeemed += after.redeemed
    placesTaken += after.placesTaken
    bills += after.invoiced + after.credited
  }
  const careless = Object.values(carelessOffices)
  let found = 0
  for (const { office, shows, lives: some = 40 } of careless) {
    const after = await liveLives({ lives: some, seed: 1, office })
    if (after.wrong.some((each) => shows.test(each))) found += 1
  }
  return [
    {
      name: 'Lives of bookings and vouchers: sums of places, money, journal, invoices and mails that are wrong',
      tried:
        `${farms * livesOfAFarm} requests, ${lives} with a place, ${steps} steps, ${told} mails, ` +
        `${redeemed} paid with vouchers, ${placesTaken} places taken over, ${bills} invoices and credit notes`,
      figure: String(wrong),
      control: `${found} of ${careless.length} offices that forget something are found`,
      holds: wrong === 0 && found === careless.length,
    },
  ]
}
