import { addHours } from '#booking/dates/brussels-time.ts'

const keptHours = 1
const maxKept = 20

/** Values of the last hour by key, in memory, as some may be written nowhere. */
export function createExpiringMap<Value>() {
  const entries = new Map<string, { readonly value: Value; readonly until: Date }>()
  return {
    keep(key: string, value: Value, now: Date): void {
      entries.delete(key)
      const [oldest] = entries.keys()
      if (oldest !== undefined && entries.size >= maxKept) entries.delete(oldest)
      entries.set(key, { value, until: addHours(now, keptHours) })
    },
    /** Undefined for a value that is too old, of another process, or from before a restart. */
    find(key: string, now: Date): Value | undefined {
      const found = entries.get(key)
      return found && now < found.until ? found.value : undefined
    },
    forget: (key: string) => entries.delete(key),
  }
}
