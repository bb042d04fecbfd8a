import { toldApart } from '#booking/people/told-apart.ts'
import type { ToDo } from '#office/due/to-do.ts'

/**
 * The same list, in which two guests of one name on one date can be told apart. A refund keeps its
 * name, because the bank compares it; its account number tells it from others.
 */
export function namesApart(toDos: readonly ToDo[]): readonly ToDo[] {
  const bookings = toDos.flatMap((toDo) =>
    'reservation' in toDo ? [[toDo.reservation.id, toDo.reservation] as const] : [],
  )
  const apart = toldApart([...new Map(bookings).values()])
  return toDos.map((toDo) => {
    if (!('reservation' in toDo) || toDo.kind === 'refund') return toDo
    const { id, name } = toDo.reservation
    const by = apart.get(id)
    if (by === undefined) return toDo
    return { ...toDo, reservation: { ...toDo.reservation, name: `${name} (${by})` } }
  })
}
