import { isOpenNow } from '#booking/options/option.ts'
import { tell } from '../mail/tell.ts'
import { type Change, inOneChange, type Office } from '../office.ts'
import { letGo } from './make-option.ts'

/** False while it can still be taken, and when it was answered. */
export function lapseOption(office: Office, id: string): Promise<boolean> {
  return inOneChange(office, async (change) => {
    const option = await change.findOption(id)
    if (option?.state !== 'open' || isOpenNow(option, change.clock.now())) return false
    await endOption(change, id, 'lapsed')
    return true
  })
}

/** By the farm. False when it had been answered, or its time had ended. */
export function withdrawOption(office: Office, id: string): Promise<boolean> {
  return inOneChange(office, (change) => endOption(change, id, 'withdrawn'))
}

export async function endOption(change: Change, id: string, state: 'lapsed' | 'withdrawn') {
  const option = await change.findOption(id)
  if (option?.state !== 'open') return false
  await letGo(change, option, state)
  await tell(change, { kind: 'option-ended', option: { ...option, state } })
  return true
}
