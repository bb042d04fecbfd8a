import type { Language } from '#language/languages.ts'

/** The farm as mails sign with it. */
export type Sender = {
  readonly name: string
  readonly email: string
  readonly address: string
  readonly accountHolder: string
  /** In groups of four. */
  readonly iban: string
  readonly company: string
}

/** A reservation as its mails tell it; every text is ready to print in the mail's language. */
export type ReservationFacts = {
  readonly language: Language
  readonly id: string
  readonly reference: string
  readonly workshop: string
  /** "{date} - {time}". */
  readonly preferredDate: string
  readonly date: string
  readonly time: string
  /** "1" to "5", where "5" is five or more. */
  readonly participants: string
  readonly name: string
  /** The name as it may go to an address nobody has proved. */
  readonly greetedAs: string
  readonly email: string
  readonly specialRequirements: string
  readonly total: string
  readonly deposit: PaymentFacts
  readonly balance: PaymentFacts
  readonly submittedAt: string
  readonly placesLeft: number
  readonly capacity: number
}

export type PaymentFacts = {
  readonly amount: string
  /** `+++…+++`. */
  readonly communication: string
  readonly dueOn: string
}

export type MessageFacts = {
  readonly language: Language
  readonly name: string
  /** The name as it may go to an address nobody has proved. */
  readonly greetedAs: string
  readonly email: string
  readonly subject: string
  readonly message: string
}
