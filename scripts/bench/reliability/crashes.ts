import { setTimeout } from 'node:timers/promises'
import { lossesIn } from '#tests/support/losses.ts'
import { requestsOf } from '#tests/support/many-requests.ts'
import { callFunction } from '#tests/support/requests.ts'
import { startSiteProcess } from '#tests/support/site-process.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

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
export async function crashAgain({ crashes, ...attack }: Attack): Promise<Aftermath> {
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
