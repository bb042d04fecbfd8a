import { addHours } from '#booking/dates/brussels-time.ts'

const keptHours = 1
const maxKept = 20

/** Values of the last hour by key, in memory, as some may be written nowhere. */
export function createExpiringMap<Value>() {
  const kept = new Map<string, { readonly value: Value; readonly until: Date }>()
  return {
    keep(key: string, value: Value, now: Date): void {
      kept.delete(key)
      const [oldest] = kept.keys()
      if (oldest !== undefined && kept.size >= maxKept) kept.delete(oldest)
      kept.set(key, { value, until: addHours(now, keptHours) })
    },
    /** Undefined for a value that is too old, of another process, or from before a restart. */
    find(key: string, now: Date): Value | undefined {
      const found = kept.get(key)
      return found && now < found.until ? found.value : undefined
    },
    forget: (key: string) => kept.delete(key),
  }
}
