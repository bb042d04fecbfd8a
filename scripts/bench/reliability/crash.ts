import { setTimeout } from 'node:timers/promises'
import { siteFaults } from '#tests/support/site-faults.ts'
import { lossesIn } from '#tests/support/losses.ts'
import { requestsOf } from '#tests/support/many-requests.ts'
import { callFunction } from '#tests/support/requests.ts'
import { startSiteProcess } from '#tests/support/site-process.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import type { ReliabilityRow } from './report.ts'

const measuredCrashes = 200
const controlCrashes = 24

/**
 * Everything that a guest was told is still there after the process died, and the next start needs
 * no help.
 */
export async function measureCrashes(): Promise<readonly ReliabilityRow[]> {
  const { random } = Math
  const kept = await crashAgain({ crashes: measuredCrashes, random })
  const faulty = { nodeOptions: siteFaults.lazyCommit, afterAnswer: true }
  const lost = await crashAgain({ crashes: controlCrashes, random, ...faulty })
  return [
    {
      name: 'Bookings, mails or places lost by a crash',
      tried: `${measuredCrashes} times kill -9 at a random moment of a rush, ${kept.answers} answered bookings`,
      figure: String(kept.losses.length),
      control: `${lost.losses.length} of ${lost.answers}, answered before it was written`,
      holds: kept.losses.length === 0 && lost.losses.length > 0,
    },
  ]
}

type Attack = {
  readonly crashes: number
  /** A number from 0 to 1, anew each time: when the process dies. */
  readonly random: () => number
  readonly nodeOptions?: readonly string[]
  /** True when a process lives until somebody was answered: on a slow machine few are before it dies. */
  readonly afterAnswer?: boolean
}

type Aftermath = { readonly answers: number; readonly losses: readonly string[] }

/** The dates of the autumn are nearly full after so many crashes, and a new farm begins. */
const crashesOfOneFarm = 8
const guestsAtOnce = 6
/** The longest that a process lives once people begin to ask. */
const longestMs = 400

/** Kills the site while people book, starts it again on the same files, and lists what was lost. */
async function crashAgain({ crashes, ...attack }: Attack): Promise<Aftermath> {
  let answers = 0
  const losses: string[] = []
  for (let done = 0; done < crashes; done += crashesOfOneFarm) {
    const one = await crashOneFarm({
      ...attack,
      crashes: Math.min(crashesOfOneFarm, crashes - done),
    })
    answers += one.answers
    losses.push(...one.losses)
  }
  return { answers, losses }
}

async function crashOneFarm(attack: Attack): Promise<Aftermath> {
  const { crashes, random, nodeOptions, afterAnswer = false } = attack
  await using folder = await temporaryFolder()
  const dataDir = folder.path
  const requests = requestsOf(crashes * guestsAtOnce)
  const answered: string[] = []
  for (let round = 0; round < crashes; round++) {
    const site = await startSiteProcess({
      dataDir,
      env: { RATE_LIMIT: 'off' },
      ...(nodeOptions && { nodeOptions }),
    })
    const asking = requests.splice(0, guestsAtOnce).map(async (request) => {
      const { status, body } = await callFunction(site.url, 'submit-reservation', request)
      if (status === 200) answered.push(String(body['reservationId']))
    })
    const sent = Promise.allSettled(asking)
    if (afterAnswer) await Promise.any(asking)
    await setTimeout(random() * longestMs)
    await site.kill()
    await sent
  }
  return { answers: answered.length, losses: await lossesIn(dataDir, answered) }
}
