import type { QueuedMail } from '../store/store.ts'

/** Hands a mail to the world. Throws a MailProblem, or anything else, when it did not get through. */
export type Sender = {
  readonly send: (mail: QueuedMail) => Promise<void>
  readonly close: () => void
}
