import { faultyOffices } from '#tests/support/lives/faulty-offices.ts'
import { type EntryFault, faultyOffice } from '#tests/support/lives/faulty-entries.ts'
import type { LivesAftermath } from '#tests/support/lives/aftermath.ts'
import { runRandomLives } from '#tests/support/lives/random-lives.ts'
import { openPostgresStore } from './lives-store.ts'

/** A farm with so many lives, on PostgreSQL where the URL of a server is given. */
type Farm = {
  readonly seed: number
  readonly lives: number
  readonly stepsBetween: number
  readonly server: string | undefined
}

export type LivesJob =
  | ({ readonly what: 'farm' } & Farm)
  | { readonly what: 'faulty office'; readonly name: string }
  | ({ readonly what: 'fault' } & EntryFault)

export type LivesDone =
  | ({ readonly what: 'farm' } & LivesAftermath)
  | { readonly what: 'faulty office'; readonly name: string; readonly isFound: boolean }
  | ({ readonly what: 'fault' } & EntryFault & FaultFound)

type FaultFound = {
  readonly isReached: boolean
  /** The first fault that was found; undefined where there was none. */
  readonly foundBy: string | undefined
}

export async function doJob(job: LivesJob): Promise<LivesDone> {
  switch (job.what) {
    case 'farm':
      return { what: job.what, ...(await liveOn(job)) }
    case 'faulty office':
      return { ...job, isFound: await findCareless(job.name) }
    case 'fault':
      return { ...job, ...(await findFault(job)) }
  }
}

function liveOn({ seed, lives, stepsBetween, server }: Farm) {
  const postgres = server !== undefined && { openFreshStore: () => openPostgresStore(server) }
  return runRandomLives({
    lives,
    seed,
    sharply: { stepsBetween },
    ...(postgres && { on: postgres }),
  })
}

async function findCareless(name: string): Promise<boolean> {
  const { office, shows, lives = 40 } = faultyOffices[name]!
  for (let seed = 1; seed <= mostFarms; seed++) {
    const { wrong } = await runRandomLives({ lives, seed, office })
    if (wrong.some((each) => shows.test(each))) return true
  }
  return false
}

/**
 * Some faults are rare, and no farm lives long: several farms live, until one of them has shown the
 * fault.
 */
const mostFarms = 10
const livesOfAFarm = 60

async function findFault(fault: EntryFault): Promise<FaultFound> {
  let isReached = false
  for (let seed = 1; seed <= mostFarms; seed++) {
    const office = faultyOffice(fault, () => (isReached = true))
    const wrong = await liveUntilWrong(seed, office)
    if (wrong !== undefined) return { isReached, foundBy: nameOf(wrong) }
  }
  return { isReached, foundBy: undefined }
}

async function liveUntilWrong(seed: number, office: ReturnType<typeof faultyOffice>) {
  try {
    const sharply = { stepsBetween: 25 }
    return (await runRandomLives({ lives: livesOfAFarm, seed, office, sharply })).wrong[0]
  } catch (error) {
    return `the program, which throws: ${error instanceof Error ? error.message : String(error)}`
  }
}

/** The name of a fault, without its ids and its findings. */
function nameOf(wrong: string): string {
  const [name = ''] = wrong.split(': ')
  return name.replace(/:\S{20,}/, '').replace(/\S{30,}/, '…')
}
