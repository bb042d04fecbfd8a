/** Seats for work, and places in line: of one network, and in all. */
export type Seats = {
  readonly atOnce: number
  readonly lineOfOneNetwork: number
  readonly lineInAll: number
}

type QueueClock = {
  readonly now: () => number
  readonly pause: (ms: number) => Promise<unknown>
}

/** Longer work waits for something else, such as a database. */
const maxWorkMs = 100

/** A flood has so many calls before its queue is empty: a whole class has fewer. */
const crowd = 100

/**
 * Work for single visitors, a few at once. Each network has its own queue and the queues take
 * turns, so that a flood only delays itself. After each piece of work its seat rests as long as the
 * work took, in a flood four times as long; that leaves half of the processor to cached pages and to
 * mails.
 */
export function createFairQueue(seats: Seats, { now, pause }: QueueClock) {
  const lines = new Map<string, (() => void)[]>()
  let working = 0
  let waiting = 0
  let called = 0

  function callNext(): void {
    const [turn] = lines
    if (!turn) {
      working -= 1
      called = 0
      return
    }
    called += 1
    const [network, [next, ...others]] = turn
    lines.delete(network)
    if (others.length > 0) lines.set(network, others)
    waiting -= 1
    next?.()
  }

  /** True once the seat is taken; false where the lines are full. */
  async function takeSeat(network: string): Promise<boolean> {
    if (working < seats.atOnce) {
      working += 1
      return true
    }
    const line = lines.get(network) ?? []
    if (line.length >= seats.lineOfOneNetwork || waiting >= seats.lineInAll) return false
    waiting += 1
    await new Promise<void>((resolve) => lines.set(network, [...line, resolve]))
    return true
  }

  async function giveSeatUp(work: Promise<unknown>, began: number): Promise<void> {
    const ended = work.then(
      () => true,
      () => true,
    )
    const isWork = await Promise.race([ended, pause(maxWorkMs).then(() => false)])
    const took = now() - began
    if (isWork) await pause(called > crowd ? 4 * took : took)
    callNext()
  }

  /** Undefined where the lines are full. */
  return async <T>(
    network: string,
    make: () => Promise<T>,
  ): Promise<{ readonly made: T } | undefined> => {
    if (!(await takeSeat(network))) return undefined
    const began = now()
    const work = make()
    void giveSeatUp(work, began)
    return { made: await work }
  }
}
