import { afterAll, beforeAll } from 'vitest'
import { Farm } from './farm.ts'
import type { databases } from './stores.ts'

/** Sixty bookings of before, cancelled, a second apart; each is named with its number. */
export function addSixty(farm: Farm, name: string): void {
  farm.sql(
    `with recursive count (n) as (select 0 union all select n + 1 from count where n < 59)
     insert into reservation (id, session_id, participants, status, language, name, email,
       special_requirements, price_cents, created_at, terms, source)
     select ?1 || '-' || n, (select min(id) from session), 1, 'cancelled', 'nl', ?1 || '-' || n,
       '', '', 6500, format('2024-01-01T10:00:%02d.000Z', n), '[]', 'farm'
     from count`,
    name,
  )
}

/** A farm that all tests of a file, or of a group, share. */
export function sharedFarm(
  env: Readonly<Record<string, string>> = {},
  on?: Pick<(typeof databases)[number], 'findEmptyStore'>,
): Farm {
  const farm = new Farm(env)
  const used = new AsyncDisposableStack()
  beforeAll(async () => {
    const place = on && used.use(await on.findEmptyStore())
    used.use(await farm.open(place))
  })
  afterAll(() => used.disposeAsync())
  return farm
}

/** The present values of a date's form on the desk, with some of them changed. */
export function dateFields(different: Readonly<Record<string, string>>) {
  const unchanged = { capacity: '10', bookedElsewhere: '0', minimum: '', decidesOn: '', note: '' }
  return { do: 'change', ...unchanged, ...different }
}
