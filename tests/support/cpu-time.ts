type Worked<T> = {
  readonly result: T
  /** Processor time of this thread, in milliseconds. */
  readonly cpuMs: number
}

export function withCpuTime<T>(work: () => T): Worked<T> {
  const before = process.threadCpuUsage()
  const result = work()
  const { user, system } = process.threadCpuUsage(before)
  return { result, cpuMs: (user + system) / 1000 }
}
