import { randomUUID } from 'node:crypto'
import type { Letter } from '../mail/letters.ts'
import type { Changes } from '../store/store.ts'
import type { Office } from './office.ts'

/** Puts letters in the outbox, within the change that is the reason for them. */
export async function queueLetters(
  office: Office,
  changes: Changes,
  letters: readonly Letter[],
): Promise<void> {
  for (const letter of letters) {
    const id = randomUUID()
    const messageId = `<${id}@${office.mailDomain}>`
    await changes.queueMail({ id, messageId, createdAt: office.clock.now(), ...letter })
  }
}
