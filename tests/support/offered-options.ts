import { randomUUID } from 'node:crypto'
import { makeOption } from '#office/options/options.ts'
import type { Office } from '#office/office.ts'

export const groupAsked = {
  workshop: 'drinks',
  day: '2025-11-06',
  startTime: '18:30',
  endTime: '22:00',
  priceCents: 6000,
  least: 8,
  most: 12,
  name: 'Mia Maes',
  email: 'mia@example.org',
  telephone: '',
  language: 'fr',
  until: '2025-09-22',
  beside: false,
  requestId: undefined,
} as const

/** A group is offered a date; returns the option's id. */
export async function offerOption(
  office: Office,
  different: Partial<Parameters<typeof makeOption>[1]> = {},
): Promise<string> {
  const outcome = await makeOption(office, { id: randomUUID(), ...groupAsked, ...different })
  if (outcome.kind !== 'offered') throw new Error(outcome.kind)
  return outcome.optionId
}
