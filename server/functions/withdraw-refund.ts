import type { Changes } from '../store/store.ts'

/**
 * Takes back a refund that was put down, within a change whose rules have found it open: changes take
 * turns, so nobody can have paid it in between.
 */
export async function withdrawRefund(changes: Changes, id: string): Promise<void> {
  if (await changes.withdrawRefund(id)) return
  throw new Error(`Refund ${id} was paid within a change that found it open`)
}
