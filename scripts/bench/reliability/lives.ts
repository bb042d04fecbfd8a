import { liveLives } from '#tests/support/lives.ts'
import type { ReliabilityRow } from './report.ts'

/** Forty farms of 250 requests each: ten thousand lives of bookings. */
const farms = 40
const livesOfAFarm = 250

/** Places, money and mails add up whatever becomes of a booking. */
export async function measureLives(): Promise<readonly ReliabilityRow[]> {
  let [lives, steps, told, wrong] = [0, 0, 0, 0]
  for (let seed = 1; seed <= farms; seed++) {
    const after = await liveLives({ lives: livesOfAFarm, seed })
    lives += after.lives
    steps += after.steps
    told += after.told
    wrong += after.wrong.length
  }
  const forgetful = await liveLives({
    lives: 60,
    seed: 1,
    office: (office) => ({
      ...office,
      lettersOf: (house) => ({ ...office.lettersOf(house), forNews: () => [] }),
    }),
  })
  return [
    {
      name: 'Lives of bookings: sums of places, money and mails that are wrong',
      tried: `${farms * livesOfAFarm} requests, ${lives} with a place, ${steps} steps, ${told} mails`,
      figure: String(wrong),
      control: `${forgetful.wrong.length} wrong where no mail is written`,
      holds: wrong === 0 && forgetful.wrong.length > 0,
    },
  ]
}
