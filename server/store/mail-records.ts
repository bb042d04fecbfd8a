export type MailKind =
  | 'reservation-owner'
  | 'reservation-guest'
  | 'contact-owner'
  | 'contact-sender'
  | 'confirmed-guest'
  | 'secured-guest'
  | 'paid-guest'
  | 'declined-guest'
  | 'called-off-guest'
  | 'cancelled-guest'
  | 'cancelled-owner'
  | 'moved-guest'
  | 'moved-owner'
  | 'rebooked-guest'
  | 'rebooked-owner'
  | 'party-changed-guest'
  | 'refunded-guest'
  | 'taken-back-guest'
  | 'deposit-reminder-guest'
  | 'balance-request-guest'
  | 'practical-guest'
  | 'new-link-guest'
  | 'unanswered-owner'
  | 'deposit-overdue-owner'
  | 'balance-overdue-owner'
  | 'waiting-accepted-owner'
  | 'desk-link-owner'
  | 'to-decide-owner'
  | 'prep-sheet-owner'
  | 'waiting-joined-guest'
  | 'waiting-offer-guest'
  | 'waiting-lapsed-guest'
  | 'waiting-called-off-guest'

/** A mail ready to send: what it says is fixed when it is queued, so every attempt sends the same. */
export type QueuedMail = {
  readonly id: string
  readonly kind: MailKind
  readonly to: string
  readonly language: string
  readonly messageId: string
  readonly content: MailContent
  readonly createdAt: Date
}

export type MailContent = {
  readonly from: string
  readonly replyTo?: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly attachments: readonly MailAttachment[]
}

export type MailAttachment = {
  readonly filename: string
  readonly contentType: string
  readonly content: string
  /** `content` is base 64, for what is no text. */
  readonly encoding?: 'base64'
  /** Shown inside the mail where its HTML says `cid:` and this name. */
  readonly cid?: string
}

export type MailState = 'waiting' | 'sent' | 'failed'

export type MailOnFile = Omit<QueuedMail, 'content'> & {
  readonly state: MailState
  readonly attempts: number
  /** What became of the last attempt, when it did not get through. */
  readonly problem: string | undefined
  readonly sentAt: Date | undefined
}
