import type { MessageOutcome } from '#booking/forms/contact-message.ts'
import { type Change, oneChange } from '../office.ts'

/** The owner ticks a message off. False when it was handled before, or is gone. */
export const answerMessage = oneChange((change, id: string) =>
  handleMessage(change, id, 'answered'),
)

/** A booking or date that was made from a message handles the message. */
export async function handleMessage(
  change: Change,
  id: string | undefined,
  as: MessageOutcome,
): Promise<boolean> {
  if (id === undefined) return false
  return change.messages.handle(id, { handledAt: change.now, handledBy: 'owner', handledAs: as })
}
