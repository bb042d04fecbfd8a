import type { QueuedMail } from '../store/mail-records.ts'

/** Hands a mail to the world. Throws a `SendProblem`, or anything else, when it did not get through. */
export type Sender = {
  readonly send: (mail: QueuedMail) => Promise<void>
  /** Cuts off what is on its way. */
  readonly close: () => void
}
