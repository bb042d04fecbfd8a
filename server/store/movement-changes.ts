import type { Transaction } from 'kysely'
import type { LifeChanges } from './life.ts'
import type { MovementChange, MovementOnFile } from './movement-records.ts'
import { createLifeLists, movementFrom } from './life-lists.ts'
import { listReservations } from './lists.ts'
import type { Tables } from './tables.ts'

type MovementChanges = Pick<
  LifeChanges,
  'readBooks' | 'movementsOf' | 'findMovement' | 'addMovement' | 'updateMovement'
>

/** The movements of the farm's account, inside one transaction. */
export function createMovementChanges(db: Transaction<Tables>): MovementChanges {
  const { listRefunds, listMovements } = createLifeLists(db)
  return {
    readBooks: async () => ({
      reservations: await listReservations(db),
      refunds: await listRefunds(),
      movements: await listMovements(),
    }),
    movementsOf: async (reservationId) => {
      const movements = db.selectFrom('movement').selectAll().orderBy('booked_on').orderBy('key')
      const own = await movements.where('reservation_id', '=', reservationId).execute()
      return own.map(movementFrom)
    },
    findMovement: async (key) => {
      const movement = db.selectFrom('movement').selectAll().where('key', '=', key)
      const row = await movement.executeTakeFirst()
      return row && movementFrom(row)
    },
    addMovement: async (movement) => {
      const { key, bookedOn, amountCents, importedAt } = movement
      await db
        .insertInto('movement')
        .values({
          key,
          booked_on: bookedOn,
          amount_cents: amountCents,
          imported_at: importedAt.toISOString(),
          ...changeable(movement),
        })
        .execute()
    },
    updateMovement: async (key, changed) => {
      await db.updateTable('movement').set(changeable(changed)).where('key', '=', key).execute()
    },
  }
}

function changeable(movement: MovementChange | MovementOnFile) {
  return {
    communication: movement.communication,
    payer_name: movement.payerName,
    payer_iban: movement.payerIban,
    outcome: movement.outcome,
    reservation_id: movement.reservationId ?? null,
    detail: JSON.stringify(movement.detail),
    settled_at: movement.settledAt?.toISOString() ?? null,
  }
}
